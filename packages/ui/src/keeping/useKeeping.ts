import { useMemo } from 'react';
import type { KeepHtml, KeptKind, KeptPart, KeptParts } from '../provider/KeptHtml.ts';
import { keptSection } from '../search/panel/keptSection.tsx';
import { SECTION_KIND } from '../search/panel/sectionKind.ts';
import { keptCard } from '../vehicle/card/keptCard.ts';
import { CARD_KIND } from '../vehicle/card/VehicleCard.tsx';

function described<Describe>(kind: KeptKind<Describe>, how: Describe) {
  return [kind, how] as const;
}

const descriptions = new Map<string, unknown>([
  described(CARD_KIND, keptCard),
  described(SECTION_KIND, keptSection),
]);

/** What the library's components have kept. They are given it: browsers need none of it. */
const kept: KeptParts = {
  plain: (name, of, draw) => ({ key: `${name} ${JSON.stringify(of)}`, slots: [], draw }),
  of: <Describe>(kind: KeptKind<Describe>) => descriptions.get(kind) as Describe,
};

/** The value of `KeptHtmlContext` for a server that keeps parts so; `null` for one that keeps none. */
export function useKeeping(keep: ((parts: readonly KeptPart[]) => string) | null): KeepHtml | null {
  return useMemo(
    () => keep && Object.assign((parts: readonly KeptPart[]) => keep(parts), kept),
    [keep],
  );
}
