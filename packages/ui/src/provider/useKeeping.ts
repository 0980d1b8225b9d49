import { useMemo } from 'react';
import { keptSection } from '../search/panel/keptSection.tsx';
import { keptCard } from '../vehicle/card/keptCard.ts';
import type { KeepHtml, KeptPart, KeptParts } from './KeptHtml.ts';

/** What the library's components have kept. They are given it: browsers need none of it. */
const kept: KeptParts = {
  plain: (name, of, draw) => ({ key: `${name} ${JSON.stringify(of)}`, slots: [], draw }),
  card: keptCard,
  section: keptSection,
};

/** The value of `KeptHtmlContext` for a server that keeps parts so; `null` for one that keeps none. */
export function useKeeping(keep: ((parts: readonly KeptPart[]) => string) | null): KeepHtml | null {
  return useMemo(
    () => keep && Object.assign((parts: readonly KeptPart[]) => keep(parts), kept),
    [keep],
  );
}
