import type { Transaction } from 'kysely';
import type { SiteKey } from '../store.ts';
import type { AccountTables } from './accountTables.ts';

/**
 * Forgets who was not seen for longer than their site keeps them; who is signed in is never among them.
 *
 * @param keptMs milliseconds, by the site
 * @returns how many
 */
export async function forgetUnused(
  trx: Transaction<AccountTables>,
  now: number,
  keptMs: (site: SiteKey) => number,
): Promise<number> {
  const sites = await trx.selectFrom('users').select('site').distinct().execute();
  let forgotten = 0;
  for (const { site } of sites) {
    const due = await trx
      .selectFrom('users')
      .select('phone')
      .where('site', '=', site)
      .where('seen_at', '<=', now - keptMs(site as SiteKey))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('id')
              .whereRef('sessions.site', '=', 'users.site')
              .whereRef('sessions.phone', '=', 'users.phone'),
          ),
        ),
      )
      .execute();
    for (const { phone } of due) await forgetUser(trx, site as SiteKey, phone);
    forgotten += due.length;
  }
  return forgotten;
}

/** With all that refers to them; resolves to whether anything was there. */
export async function forgetUser(
  trx: Transaction<AccountTables>,
  site: SiteKey,
  phone: string,
): Promise<boolean> {
  const gone = [];
  // Users after what refers to them.
  for (const table of ['sessions', 'saved_vehicles', 'users', 'sign_in_codes'] as const) {
    gone.push(
      await trx
        .deleteFrom(table)
        .where('site', '=', site)
        .where('phone', '=', phone)
        .executeTakeFirst(),
    );
  }
  return gone.some(({ numDeletedRows }) => numDeletedRows > 0n);
}
