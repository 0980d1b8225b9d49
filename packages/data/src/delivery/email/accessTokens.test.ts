import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../testing/mailServer.ts';
import { briefOf, fullLead } from '../testing/sampleBriefs.ts';
import { startTokenServer, type TokenServer } from '../testing/tokenServer.ts';
import { createAccessTokens, type MailOAuth } from './accessTokens.ts';
import { emailDelivery } from './emailDelivery.ts';

let mail: MailServer;
let service: TokenServer;
let now: number;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startTokenServer();
});
beforeEach(() => {
  now = 0;
  service.reset();
  mail.accept(null);
  mail.taken.length = 0;
});
afterAll(() => Promise.all([mail.close(), service.close()]));

function oauth(more: Partial<MailOAuth> = {}): MailOAuth {
  return {
    ...{ tokenUrl: service.url, clientId: 'client', clientSecret: 's3cret' },
    ...{ refreshToken: 'r3fresh', scope: null },
    ...more,
  };
}

describe('access tokens', () => {
  test('are asked for by the refresh token of a mailbox', async () => {
    expect(await createAccessTokens(oauth(), () => now).get()).toBe('token-1');
    expect(service.asked).toEqual([
      {
        ...{ grant_type: 'refresh_token', refresh_token: 'r3fresh' },
        ...{ client_id: 'client', client_secret: 's3cret' },
      },
    ]);
  });

  test('are asked for by a client that is let in itself', async () => {
    const client = oauth({ refreshToken: null, scope: 'https://mail.example/.default' });
    await createAccessTokens(client, () => now).get();
    expect(service.asked).toEqual([
      {
        ...{ grant_type: 'client_credentials', scope: 'https://mail.example/.default' },
        ...{ client_id: 'client', client_secret: 's3cret' },
      },
    ]);
  });

  test('are used until a minute before their end, and asked for once by several', async () => {
    const tokens = createAccessTokens(oauth(), () => now);
    expect(await Promise.all([tokens.get(), tokens.get()])).toEqual(['token-1', 'token-1']);
    now = 3_539_999;
    expect(await tokens.get()).toBe('token-1');
    now = 3_540_000;
    expect(await tokens.get()).toBe('token-2');
    tokens.forget();
    expect(await tokens.get()).toBe('token-3');
  });

  test.each([
    [400, '{"error":"invalid_grant","error_description":"r3fresh"}', /refused \(status 400\)/],
    [401, '', /refused \(status 401\)/],
    [503, '', /answers with status 503/],
    [302, '', /answers with status 302/],
    [200, '<html>', /answers without one/],
    [200, '{}', /answers without one/],
    [200, '{"access_token":"two words"}', /answers without one/],
    [200, 'x'.repeat(100_000), /answers without one/],
  ])(
    '%i %.30s is told without a secret, and asked again the next time',
    async (status, text, words) => {
      const tokens = createAccessTokens(oauth(), () => now);
      service.answer(status, text);
      const fault = await tokens.get().catch((error) => error);
      expect(String(fault)).toMatch(words);
      expect(String(fault)).not.toMatch(/s3cret|r3fresh|127\.0\.0\.1/);
      service.reset();
      expect(await tokens.get()).toBe('token-1');
    },
  );

  test('that nobody gives are told', async () => {
    const nowhere = createAccessTokens(oauth({ tokenUrl: 'http://127.0.0.1:1/' }), () => now);
    await expect(nowhere.get()).rejects.toThrow('Nobody gives access tokens');
  });
});

describe('mail by access token', () => {
  function deliver() {
    const smtp = { ...mail.smtp, auth: { user: 'dealer', oauth: oauth() } };
    const options = { smtp, briefOf, destination: 'desk', to: 'sales@harbour.example' };
    const delivery = emailDelivery({ ...options, adf: 'none' });
    return () => delivery.deliver(fullLead(), AbortSignal.timeout(5_000));
  }

  test('arrives', async () => {
    mail.accept('token-1');
    const send = deliver();
    await send();
    await send();
    expect(mail.taken).toHaveLength(2);
    expect(service.asked).toHaveLength(1);
  });

  test('with a token that was taken back is told, and comes with another', async () => {
    mail.accept('token-2');
    const send = deliver();
    const fault = await send().catch((error) => error);
    expect(String(fault)).toBe(
      'DeliveryFault: The mail server does not take the access token of this name.',
    );
    expect(fault).toMatchObject({ isRefused: false });
    await send();
    expect(mail.taken).toHaveLength(1);
  });

  test('without a token connects to no mail server', async () => {
    service.answer(401, '');
    await expect(deliver()()).rejects.toThrow(/refused \(status 401\)/);
    expect(mail.taken).toEqual([]);
  });
});
