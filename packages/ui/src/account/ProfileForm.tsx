import { type Profile, profileFields } from '@forecourt/domain';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { fields } from '../enquiry/enquiryForm.css.ts';
import { PostForm } from '../enquiry/PostForm.tsx';
import { EmailField } from '../forms/EmailField.tsx';
import { PhoneField } from '../forms/PhoneField.tsx';
import { PostcodeField } from '../forms/PostcodeField.tsx';
import { scripted } from '../forms/scripting.css.ts';
import { TextField } from '../forms/TextField.tsx';
import { Panel } from '../page/Panel.tsx';
import type { SummaryEntry } from '../primitives/alert/ErrorSummary.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Cluster } from '../primitives/layout/Cluster.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { type ProfileFaults, profileFaults } from './profileFaults.ts';

export interface ProfileFormProps {
  /** What the fields hold at first. */
  values: Partial<Profile>;
  /** It is kept, so that it can be cleared. */
  isKept: boolean;
  /** Called with what is sound. */
  onSave: (values: Profile) => void;
  onClear: () => void;
}

/** Who a shopper is, for the next form: kept by their browser, so that without a script there is none. */
export function ProfileForm({ values, isKept, onSave, onClear }: ProfileFormProps) {
  const id = useId();
  const [faults, setFaults] = useState<ProfileFaults>({});
  const [said, setSaid] = useState('');
  const summary = useMemo<readonly SummaryEntry[]>(
    () =>
      profileFields.flatMap((name) => {
        const message = faults[name];
        return message === undefined ? [] : [{ fieldId: `${id}-${name}`, message }];
      }),
    [faults, id],
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const entries = profileFields.map((name) => [name, String(data.get(name) ?? '')]);
    const profile: Profile = Object.fromEntries(entries);
    const found = profileFaults(profile);
    setFaults(found);
    const isSound = Object.keys(found).length === 0;
    setSaid(isSound ? 'Saved in this browser.' : '');
    if (isSound) onSave(profile);
  }

  function clear(form: HTMLFormElement | null) {
    for (const name of profileFields) {
      const field = form?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = '';
    }
    setFaults({});
    setSaid('Cleared. This browser keeps none of it any more.');
    onClear();
  }

  const field = (name: keyof Profile) => ({
    ...{ id: `${id}-${name}`, name, defaultValue: values[name] ?? '' },
    error: faults[name],
  });
  return (
    <div className={scripted}>
      <Panel heading="Your details">
        <Text>
          We fill in forms with them. Only this browser keeps them, for 30 days, until you clear
          them or sign out.
        </Text>
        <PostForm
          action="/account"
          summary={summary}
          attempt={faults}
          onSubmit={onSubmit}
          onChange={() => setSaid('')}
        >
          <div className={fields}>
            <TextField {...field('name')} label="First name" autoComplete="given-name" />
            <TextField {...field('last_name')} label="Last name" autoComplete="family-name" />
            <EmailField {...field('email')} label="Email" />
            <PhoneField {...field('phone')} label="Phone" />
            <PostcodeField {...field('postcode')} label="Postcode" />
          </div>
          <Cluster>
            <Button type="submit">Save my details</Button>
            {isKept && (
              <Button
                variant="secondary"
                onClick={({ currentTarget }) => clear(currentTarget.form)}
              >
                Clear my details
              </Button>
            )}
          </Cluster>
          <output>
            {said !== '' && (
              <Text as="span" size="s" tone="positive">
                {said}
              </Text>
            )}
          </output>
        </PostForm>
      </Panel>
    </div>
  );
}
