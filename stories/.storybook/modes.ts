import { themes } from '../themes.ts';

/** Widths that reviewers compare: a phone and a desk. */
const widths = { phone: 390, desk: 1280 };

interface Mode {
  theme: string;
  viewport: number;
}

/** Every story is pictured by Chromatic in every template at every width. */
export const modes: Record<string, Mode> = Object.fromEntries(
  Object.keys(themes)
    // It shows developers what is hard-coded; the walk over the stories looks at it.
    .filter((theme) => theme !== 'wireframe')
    .flatMap((theme) =>
      Object.entries(widths).map(([name, viewport]) => [`${theme} ${name}`, { theme, viewport }]),
    ),
);
