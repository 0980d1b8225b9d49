// Of a page of all places: one of a single place has no list beside its map.
import { sectionBody, sectionHead } from '../page/page.css.ts';
import { cardSurface } from '../style/cardSurface.ts';
import { rules, within } from '../style/rule.ts';
import { media } from '../theme/breakpoints.ts';
import { frame, list, scripted, ways } from './locationMap.css.ts';

/** A column beside the sketch, a board of two columns beside it, or a line under it, in the middle. */
export const looks = rules({
  band: {
    ...cardSurface,
    '@media': { [media.lg]: { gridTemplateColumns: '384px minmax(0, 1fr)' } },
  },
  strip: {
    ...cardSurface,
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  },
  centred: { justifyItems: 'center' },
});

// A few lines need no large map beside them.
within(`${looks.band}:has(> ${list} > :last-child:nth-child(-n + 3))`, {
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
within(`${looks.band} > ${list}`, { alignSelf: 'center' });

within(`${looks.strip} > ${list}`, {
  display: 'grid',
  alignContent: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
within(`${looks.strip} > ${list} > li:nth-child(2)`, {
  '@media': { [media.md]: { borderTop: 0 } },
});
within(`${looks.centred} > ${list}`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  textAlign: 'center',
});
within(`${looks.centred} > ${list} > li`, { flex: '1 1 260px', maxWidth: 400, borderTop: 0 });

within(`${sectionBody}:has(> div > ${looks.centred}) > ${sectionHead}`, {
  justifyContent: 'center',
});
within(`${looks.centred} > ${frame}`, { width: '100%', maxWidth: 960 });

within(`${looks.centred} ${ways}`, { justifyContent: 'center' });
within(`${looks.centred} ${scripted}`, { marginInline: 0 });
