import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import hash from '@emotion/hash';
import type { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';

type Options = NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>;
type NameOf = Exclude<NonNullable<Options['identifiers']>, string>;

/**
 * Names of classes and of keyframes: `fc`, two signs for the file, the place within it. A name
 * stands in scripts, sheets and pages alike, and the seven signs of chance that vanilla-extract
 * takes for each file are what compresses worst of all that is sent.
 *
 * @throws {Error} a name that vanilla-extract makes in another way, or for a file not in `src`
 */
export function classNames(): NameOf {
  const files = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => `src/${file}`)
    .toSorted();
  return ({ hash: whole, filePath, packageName = '' }) => {
    const ofFile = hash(packageName + filePath);
    const at = files.indexOf(filePath);
    if (at < 0 || !whole.startsWith(ofFile)) {
      throw new Error(
        `${filePath}: no name can be made of "${whole}". Two classes could get the same one. ` +
          'Compare classNames.ts with generateIdentifier of @vanilla-extract/css.',
      );
    }
    return `fc${at.toString(36).padStart(2, '0')}${whole.slice(ofFile.length)}`;
  };
}
