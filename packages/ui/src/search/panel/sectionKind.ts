import type { KeptKind, KeptPart } from '../../provider/KeptHtml.ts';
import type { FacetSectionProps } from './FacetSection.tsx';
import type { PanelSection } from './panelFacet.ts';

export interface KeptSectionProps
  extends Pick<FacetSectionProps, 'state' | 'remembered' | 'onChange'> {
  section: PanelSection;
}

/** A section of the filters, as a part that a server keeps; `null` for one that it draws. */
export const SECTION_KIND: KeptKind<(props: KeptSectionProps) => KeptPart | null> = 'section';
