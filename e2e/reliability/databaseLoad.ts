import { ask } from '../support/ask.ts';
import { type DrawnForm, postForm } from '../support/postEnquiry.ts';

export interface LoadOptions {
  site: string;
  /** Servers that share a database. */
  ports: readonly number[];
  form: DrawnForm;
  /** Of a vehicle that stays in the stock. */
  slug: string;
}

/** What shoppers met so far. */
export interface Met {
  /** Pages that came, and those of them while the database was away. */
  pages: number;
  pagesAway: number;
  /** Pages that did not, and answers to a form that are neither its receipt nor the form again. */
  faults: string[];
  /** Forms of which their shoppers were told that they are stored, by their keys. */
  told: string[];
  /** How often a form was said not to be. */
  refused: number;
}

export interface DatabaseLoad {
  met: Met;
  /** Whether the database is away just now. */
  away(isAway: boolean): void;
  end(): Promise<void>;
}

const VISITORS = 4;

/** Shoppers who look round and send forms without a pause, each again by the same key until it is taken. */
export function startLoad({ site, ports, form, slug }: LoadOptions): DatabaseLoad {
  const met: Met = { pages: 0, pagesAway: 0, faults: [], told: [], refused: 0 };
  let isAway = false;
  let isOver = false;

  async function look(path: string, port: number): Promise<void> {
    const wasAway = isAway;
    const { status } = await ask({ site, path, port });
    if (status !== 200) met.faults.push(`${path}: ${status}`);
    else {
      met.pages += 1;
      if (wasAway && isAway) met.pagesAway += 1;
    }
  }

  async function send(key: string, port: number): Promise<void> {
    while (!isOver) {
      const { status, text } = await postForm(form, { form_key: key, message: key }, { port });
      if (status === 303) {
        met.told.push(key);
        return;
      }
      met.refused += 1;
      // What happened, what it means, what to do; and all that was typed.
      const says = /could not be saved[^<]*not received[^<]*send it again/.test(text);
      const isSound = status === 503 && says && text.includes(key);
      if (!isSound) met.faults.push(`${key}: ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function visit(visitor: number): Promise<void> {
    const port = ports[visitor % ports.length] ?? 0;
    for (let count = 0; !isOver; count += 1) {
      await look(`/search?page=${1 + (count % 3)}&q=${visitor}${count}`, port);
      await look(`/cars/${slug}`, port);
      // Who looks goes on while a form waits.
      const sent = send(`restart-${visitor}-${count}-0123456789`, port);
      for (let page = 0; !isOver; page += 1) {
        const isSent = await Promise.race([sent.then(() => true), pause()]);
        if (isSent === true) break;
        await look(`/search?page=${1 + (page % 3)}&q=${visitor}${count}-${page}`, port);
      }
      await sent;
    }
  }

  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  return {
    met,
    away(now) {
      isAway = now;
    },
    async end() {
      isOver = true;
      await Promise.all(visits);
    },
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
