import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { CodeSender, DealerSite } from '@forecourt/data';
import { codeMessage, codeRules } from '@forecourt/domain';
import type { AccountServices, Owned } from '../../contracts/accountServices.ts';
import type { Limiter } from '../http/createLimiter.ts';
import { limits } from '../http/limits.ts';
import { toLocalPath } from '../http/toLocalPath.ts';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import { type AccountCookie, accountCookie, readAccountCookie } from './accountCookies.ts';
import type { GuessAlarm } from './guessAlarm.ts';
import { type OwnRecordOptions, ownRecord } from './ownRecord.ts';
import { watchlistServices } from './watchlistServices.ts';

export interface AccountOptions extends OwnRecordOptions {
  /** How often a person may change their watchlist. */
  changes: Limiter;
  /** `null` where no message can be sent. */
  sender: CodeSender | null;
  /** What codes, tokens and visitors are told apart by in the store (R16-07). */
  secret: Buffer;
  log: Log;
  /** Looks at wrong codes of all visitors together (R16-01). */
  alarm: GuessAlarm;
  /** A new code. Default: six random digits. */
  newCode?: () => string;
}

const askLimits = {
  number: limits.codeToNumber,
  visitor: limits.codeOfVisitor,
  site: limits.codeOfSite,
  all: limits.codeInAll,
};

/** Signing in at a site, for one visitor; `null` where the site has none. */
export function accountServices(
  options: AccountOptions,
  site: DealerSite,
  origin: string,
  visitor: string,
): AccountServices | null {
  if (!site.config.garageEnabled) return null;
  const { changes, sender, secret, now, log, alarm, newCode = randomCode } = options;
  const { accounts, watchlists } = options.store;
  const https = origin.startsWith('https:');
  const digest = (...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(['account', ...parts].join('\n'))
      .digest('base64url');
  const tokenOf = (request: Request, cookie: AccountCookie) =>
    readAccountCookie(cookie, request.headers.get('cookie'), https);
  const idOf = (cookie: AccountCookie, token: string | null) =>
    token === null ? null : digest(cookie, site.key, token);
  const codeOf = (id: string, code: string) => digest('typed', site.key, id, code);
  // Most pages ask for nobody.
  const visitorId = () => digest('visitor', visitor);
  /** Errors of the store and the sender hold nothing of a person; others may (R18-01). */
  const failed = (event: 'code_not_sent' | 'account_failed', error: unknown) =>
    log({ event, site: site.key, error: errorKind(error) });

  /** What the store knows; where it cannot be asked, nothing. */
  async function orNull<Known>(asked: Promise<Known | null>): Promise<Known | null> {
    try {
      return await asked;
    } catch (error) {
      failed('account_failed', error);
      return null;
    }
  }

  async function user(request: Request): Promise<{ phone: string } | null> {
    const id = idOf('session', tokenOf(request, 'session'));
    return id === null ? null : orNull(accounts.signedIn(site.key, id, now()));
  }

  /** Something with what is held of who is signed in, and of nobody else. */
  async function owned<Result>(
    request: Request,
    work: (own: ReturnType<typeof ownRecord>, session: string) => Promise<Result | null>,
  ): Promise<Owned<Result>> {
    const id = idOf('session', tokenOf(request, 'session'));
    if (id === null) return { kind: 'nobody' };
    try {
      const user = await accounts.signedIn(site.key, id, now());
      if (user === null) return { kind: 'nobody' };
      const result = await work(ownRecord(options, site, user.phone), id);
      return result === null ? { kind: 'nobody' } : { kind: 'done', result };
    } catch (error) {
      failed('account_failed', error);
      return { kind: 'failed' };
    }
  }

  return {
    user,

    async askedNumber(request) {
      const id = idOf('code', tokenOf(request, 'code'));
      return id === null ? null : orNull(accounts.askedBy(site.key, id, now()));
    },

    async ask(request, phone) {
      if (sender === null) return { kind: 'failed' };
      const token = newToken();
      const id = digest('code', site.key, token);
      const code = newCode();
      try {
        const asked = {
          ...{ id, phone, code: codeOf(id, code), visitor: visitorId() },
          replaces: idOf('code', tokenOf(request, 'code')),
        };
        const result = await accounts.ask(site.key, asked, now(), askLimits);
        if (result.kind === 'wait') {
          // A site or the platform at its limit is an attack, or a dealer who needs more.
          if (result.limit === 'site' || result.limit === 'all') {
            log({ event: 'codes_at_limit', site: site.key, detail: result.limit });
          }
          return waitFor(result.ms);
        }
        const text = codeMessage(site.config.name, code, new URL(origin).hostname);
        await sender.send(site, { to: phone, text });
        return { kind: 'sent', cookie: accountCookie('code', token, https) };
      } catch (error) {
        failed('code_not_sent', error);
        await accounts.forget(site.key, id).catch(() => undefined);
        return { kind: 'failed' };
      }
    },

    async try(request, code) {
      const id = idOf('code', tokenOf(request, 'code'));
      if (id === null) return { kind: 'over' };
      // Never one that the browser brought: it may have been planted there.
      const token = newToken();
      const tried = {
        ...{ id, code: codeOf(id, code), visitor: visitorId() },
        session: digest('session', site.key, token),
        ends: idOf('session', tokenOf(request, 'session')),
      };
      try {
        const result = await accounts.try(site.key, tried, now(), limits.wrongCode);
        if (result.kind === 'wait') return waitFor(result.ms);
        if (result.kind === 'wrong' || result.kind === 'over') alarm.wrongTried();
        if (result.kind !== 'right') return result;
        const cookies = [
          accountCookie('session', token, https),
          accountCookie('code', null, https),
        ];
        return { kind: 'signedIn', cookies };
      } catch (error) {
        failed('account_failed', error);
        return { kind: 'failed' };
      }
    },

    async change(request) {
      const id = idOf('code', tokenOf(request, 'code'));
      if (id !== null) await accounts.forget(site.key, id);
      return accountCookie('code', null, https);
    },

    async signOut(request, everywhere) {
      const id = idOf('session', tokenOf(request, 'session'));
      if (id !== null) await accounts.signOut(site.key, id, everywhere);
      return accountCookie('session', null, https);
    },

    ...watchlistServices({
      ...{ watchlists, changes, site: site.key, user, now },
      failed: (error) => failed('account_failed', error),
    }),
    own: (request) => owned(request, (own, session) => own.summary(session)),
    exported: (request) => owned(request, (own) => own.exported()),
    changeAlert: (request, id, frequency) =>
      owned(request, (own) => own.changeAlert(id, frequency)),
    erase: (request) =>
      owned(request, async (own) => {
        await own.erase();
        return [accountCookie('session', null, https), accountCookie('code', null, https)];
      }),

    localPath: (input, fallback) => toLocalPath(input, origin, fallback),
  };
}

function waitFor(ms: number) {
  return { kind: 'wait', seconds: Math.ceil(ms / 1_000) } as const;
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function randomCode(): string {
  const { digits } = codeRules;
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}
