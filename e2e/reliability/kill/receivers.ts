import { startFaultServer, startMailServer } from '@forecourt/data/testing';

/** What each destination of a site holds in the end, by the id of the lead: one text for each receipt. */
export type Held = ReadonlyMap<string, readonly string[]>;

export interface Receivers {
  /** Destinations of a site, of which each takes the kinds that are drawn for it. */
  delivery(kindsOf: () => readonly string[] | null): object[];
  /** What the server must know to reach them. */
  env(sites: readonly string[]): Record<string, string>;
  /** Has one of them fail, or none. */
  fail(which: 'crm' | 'desk' | null): Promise<void>;
  crm: Held;
  /** By Message-ID. */
  desk: Held;
  close(): Promise<void>;
}

/** A CRM and a mail server that outlive the server which is killed: all that dealers hold. */
export async function startReceivers(): Promise<Receivers> {
  const crm = new Map<string, string[]>();
  const server = await startFaultServer((body, { headers }) => {
    add(crm, String(headers['idempotency-key']), JSON.stringify(body));
    return {};
  });
  const mail = await startMailServer();
  const { host, port } = mail.smtp;
  return {
    crm,
    get desk() {
      const held = new Map<string, string[]>();
      for (const { raw } of mail.taken) {
        add(held, /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1] ?? '', raw.replaceAll('=\r\n', ''));
      }
      return held;
    },
    delivery: (kindsOf) => [
      { to: 'folder', kinds: kindsOf() },
      { to: 'webhook', name: 'crm', url: server.url, kinds: kindsOf() },
      { to: 'email', name: 'desk', address: 'sales@dealer.example', kinds: kindsOf() },
    ],
    env: (sites) => ({
      FORECOURT_SMTP_URL: `smtp://dealer:p%3A%40ss@${host}:${port}`,
      FORECOURT_SMTP_FROM: mail.smtp.from,
      ...Object.fromEntries(
        sites.map((site) => [`FORECOURT_WEBHOOK_SECRET_${site.toUpperCase()}__CRM`, SECRET]),
      ),
    }),
    async fail(which) {
      await server.fail(which === 'crm' ? 'status 500' : null);
      mail.fail(which === 'desk' ? 'busy' : null);
    },
    async close() {
      await server.close();
      await mail.close();
    },
  };
}

const SECRET = 'a-secret-of-the-crm';

function add(held: Map<string, string[]>, id: string, text: string): void {
  held.set(id, [...(held.get(id) ?? []), text]);
}
