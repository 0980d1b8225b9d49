import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';

interface Rendered {
  sent: string;
  errors: string[];
  clients: string[];
  servers: string[];
  isThemed: boolean;
}

describe('the built package in a framework of server components', () => {
  let rendered: Rendered;
  beforeAll(async () => {
    // React has no hooks there, so a file that takes one without the mark is not even linked.
    const script = new URL('testing/renderOnServer.ts', import.meta.url).pathname;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=react-server', script],
      { env: { ...process.env, NODE_ENV: 'production' } },
    );
    rendered = JSON.parse(stdout) as Rendered;
  });

  test('draws what is static there, and refers to what needs a browser', () => {
    expect(rendered.errors).toEqual([]);
    expect(rendered.sent).toContain('"children":"Latest arrivals"');
    expect(rendered.sent).toContain('"children":"$$41,990"');
    expect(rendered.sent).toMatch(/I\["[^"]+","Button",\[\]\]/);
    expect(rendered.sent).not.toContain('"Heading"');
  });

  test('hands on values as they are', () => {
    expect(rendered.sent).toContain('Car Details');
    expect(rendered.isThemed).toBe(true);
    const values = rendered.servers.filter((name) => !/^[A-Z]/.test(name));
    expect(values).toEqual([
      'alertCopy',
      'bringSuggestions',
      // For an application's own script; importing them on a server does nothing.
      'closeMenus',
      'directionsHref',
      'footerColumns',
      'hearBackFirst',
      'navEntries',
      'showPath',
      'signInCopy',
      'tradeInCopy',
      'tradeInFaq',
      'vehicleCopy',
      'waitWords',
    ]);
  });

  test('has all that calls hooks or handles events marked', () => {
    expect(rendered.clients).toEqual(
      expect.arrayContaining([
        'Button',
        'EnquiryForm',
        'Header',
        'UiProvider',
        'useToast',
        'VehicleCard',
      ]),
    );
    expect(rendered.servers).toEqual(
      expect.arrayContaining(['Grid', 'Heading', 'PriceBlock', 'Section', 'SpecTable', 'Text']),
    );
  });
});
