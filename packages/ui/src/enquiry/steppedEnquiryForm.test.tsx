import { enquiryFields, enquiryForms, fieldMessages } from '@forecourt/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SteppedEnquiryForm, type SteppedEnquiryFormProps } from './SteppedEnquiryForm.tsx';
import { steps as stepClass } from './steps.css.ts';

const rules = {
  messageRequired: true,
  optInDefault: false,
  showTerms: true,
  locations: [],
  additionalServices: ['Wash', 'Loan car'],
};

function markup(changes: Partial<SteppedEnquiryFormProps> = {}): string {
  return renderToStaticMarkup(
    <SteppedEnquiryForm
      action="/contact"
      form={enquiryForms.service}
      rules={rules}
      fields={enquiryFields(enquiryForms.service, rules)}
      steps={[
        { title: 'Your car', fields: ['rego', 'additional_services', 'message'] },
        { title: 'You', fields: ['name', 'last_name', 'email', 'phone', 'postcode'] },
      ]}
      privacyHref="/privacy-policy"
      {...changes}
    />,
  );
}

/** Titles of the steps that show once a script runs. */
function shown(html: string): string[] {
  return [...html.matchAll(/<fieldset class="([^"]*)"><legend[^>]*>([^<]*)/g)]
    .filter(([, className]) => className === stepClass.shown)
    .map(([, , title]) => title ?? '');
}

describe('SteppedEnquiryForm without a script', () => {
  test('is one native form with every field of every step', () => {
    const html = markup();
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html).toContain('action="/contact" method="post"');
    const asked = enquiryForms.service.fields.filter((name) => !/dealership|location/.test(name));
    for (const name of asked) expect(html).toContain(`name="${name}"`);
    expect(html).toContain('href="/privacy-policy"');
    expect(html).toContain('Submit Form');
    // Agreed to by the visitor alone (R5-39).
    expect(html).not.toMatch(/name="terms_conditions"[^>]* checked/);
  });

  test('opens at the first step, and where the server found something', () => {
    expect(shown(markup())).toEqual(['Your car']);
    const errors = [{ field: 'phone', message: fieldMessages.phone.missing }] as const;
    expect(shown(markup({ errors }))).toEqual(['You']);
  });

  test('lists all that is wrong, whichever step it belongs to', () => {
    const html = markup({
      errors: [
        { field: 'message', message: fieldMessages.message.missing },
        { field: 'postcode', message: fieldMessages.postcode.missing },
      ],
    });
    expect(html).toContain('href="#enquiry-message"');
    expect(html).toContain('href="#enquiry-postcode"');
  });

  test('a site without services does not ask for any', () => {
    const without = { ...rules, additionalServices: [] };
    const fields = enquiryFields(enquiryForms.service, without);
    expect(markup({ rules: without, fields })).not.toContain('additional_services');
  });
});
