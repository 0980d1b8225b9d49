import { type Hex, readableOn } from '@forecourt/ui/theme';

/** The browser tab's icon: the dealer's initial on its own colour. */
export function siteIcon(name: string, ground: Hex): string {
  const [initial = ''] = name.trim().toUpperCase();
  const letter = initial.replace(/[^\p{L}\p{N}]/gu, '');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="7" fill="${ground}"/>` +
    `<text x="16" y="23" text-anchor="middle" font-family="Arial,sans-serif" font-size="20" ` +
    `font-weight="700" fill="${readableOn(ground)}">${letter}</text></svg>`
  );
}
