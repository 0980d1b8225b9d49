import { within } from './rule.ts';

/*
 * While the document's root says `data-first`, parts marked `data-later` are laid out only when they
 * are about to be seen; until then each counts as high as most cards are. The site takes the mark off
 * when the page has come to life.
 */
within('[data-first] [data-later]', {
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 490px',
});
