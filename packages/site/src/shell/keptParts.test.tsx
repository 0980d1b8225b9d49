import { KeptHtmlContext, type KeptPart, useKeeping } from '@forecourt/ui';
import fc from 'fast-check';
import { type ReactNode, use, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { KeptHtml } from '../contracts/siteServices.ts';
import { type PageParts, pageParts } from './keptParts.tsx';

const pictures = {
  card: '100vw',
  gallery: '100vw',
  mosaic: '100vw',
  hero: '100vw',
  subject: 'end' as const,
  lead: 'band' as const,
};

function aStore() {
  const kept = new Map<string, KeptHtml>();
  return {
    kept,
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, html: KeptHtml) => void kept.set(key, html),
  };
}

function Keeping({ parts }: { parts: readonly KeptPart[] }) {
  const keep = use(KeptHtmlContext);
  return <div>{keep?.(parts)}</div>;
}

function Kept({ keep, children }: { keep: PageParts['keep']; children: ReactNode }) {
  return <KeptHtmlContext value={useKeeping(keep)}>{children}</KeptHtmlContext>;
}

function page(store: ReturnType<typeof aStore>, lists: readonly (readonly KeptPart[])[]) {
  const { keep, fill } = pageParts(store, pictures, 'nonce');
  const html = renderToString(
    <Kept keep={keep}>
      <main>
        {lists.map((parts, at) => (
          <Keeping key={at} parts={parts} />
        ))}
      </main>
    </Kept>,
  );
  return fill(html)?.toString() ?? null;
}

function Row({ name, label }: { name: string; label: string }) {
  return (
    <label htmlFor={name}>
      <input id={name} value={label} readOnly />
      <span>{label}</span>
    </label>
  );
}
function rowPart(name: string, label: string): KeptPart {
  return {
    key: 'Row',
    slots: [name, label],
    draw: ([name = '', label = '']) => <Row name={name} label={label} />,
  };
}

test('whatever texts stand in its slots, a part is written as React writes it', () => {
  const store = aStore();
  const text = fc.string({ unit: 'binary', minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (rows) => {
      const drawn = renderToString(
        <main>
          <div>
            {rows.map(([name, label], at) => (
              <Row key={at} name={name} label={label} />
            ))}
          </div>
        </main>,
      );
      const parts = rows.map(([name, label]) => rowPart(name, label));
      // The texts are sent as UTF-8, whoever writes them.
      expect(page(store, [parts])).toBe(Buffer.from(drawn).toString());
    }),
  );
  expect(store.kept.size).toBe(1);
});

test('a part is drawn once, and parts stand in parts', () => {
  const store = aStore();
  const draw = vi.fn<KeptPart['draw']>(([title, rows]) => (
    <section title={title}>
      <p>{'long enough to be kept as bytes '.repeat(20)}</p>
      <ul>{rows}</ul>
    </section>
  ));
  const list = (title: string, labels: readonly string[]): KeptPart => ({
    key: 'List',
    slots: [title, labels.map((label) => rowPart(label, label))],
    draw,
  });
  const [first, second] = [
    page(store, [[list('a', ['x'])]]),
    page(store, [[list('b', ['y', 'z'])]]),
  ];
  expect(draw).toHaveBeenCalledTimes(1);
  expect(first).toContain('<section title="a">');
  expect(second).toMatch(/<section title="b">.*<ul><label for="y">.*<label for="z">.*<\/ul>/);
});

test('nothing of React stands between parts that follow each other', () => {
  const Both = () => {
    const keep = use(KeptHtmlContext);
    return (
      <main>
        {keep?.([rowPart('a', 'a')])}
        {keep?.([rowPart('b', 'b')])}
        <hr />
      </main>
    );
  };
  const { keep, fill } = pageParts(aStore(), pictures, 'nonce');
  const html = renderToString(
    <Kept keep={keep}>
      <Both />
    </Kept>,
  );
  const row = (name: string) => renderToString(<Row name={name} label={name} />);
  expect(fill(html)?.toString()).toBe(`<main>${row('a')}${row('b')}<hr/></main>`);
});

describe('what cannot stand alone is left to be drawn in its place, and not kept', () => {
  const Ids = () => <p id={useId()} />;
  const Fails = (): never => {
    throw new Error('It fails.');
  };
  test.each([
    ['an id that React makes', <Ids key="a" />],
    ['a picture that belongs into the head', <img key="a" src="/a.png" alt="" />],
    ['what fails', <Fails key="a" />],
  ])('%s', (_, element) => {
    const store = aStore();
    expect(page(store, [[{ key: 'It', slots: [], draw: () => element }]])).toBeNull();
    expect(store.kept.size).toBe(0);
  });
});
