/** Widths at which a layout may change, pixels (R9-10). */
export const breakpoints = { xs: 400, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

type Up = keyof typeof breakpoints;
type Down = 'sm-down' | 'md-down' | 'lg-down' | 'xl-down';

const rules = Object.entries(breakpoints);

/**
 * Media conditions by name. `lg` is from 992 pixels up, `lg-down` is up to and including 992, so
 * both match at 992 and the `-down` rule must stand later (R9-10).
 */
export const media = Object.fromEntries([
  ...rules.map(([name, width]) => [name, `(min-width: ${width}px)`]),
  ...rules.slice(1, 5).map(([name, width]) => [`${name}-down`, `(max-width: ${width}px)`]),
]) as Record<Up | Down, string>;

/** Below `lg`: phones and upright tablets. Unlike `lg-down` it never matches together with `lg`. */
export const smallScreen = `not all and ${media.lg}`;

/** Upright tablets. */
export const upright = `(${breakpoints.md}px <= width < ${breakpoints.lg}px)`;

/** Phones narrower than most: pictures beside the words of a search give way to them. */
export const NARROW_PHONE = '(width < 380px)';
