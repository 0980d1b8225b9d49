import type { Plugin } from 'vite';
import { fewChunks } from './fewChunks.ts';
import { layoutSheets } from './layoutSheets.ts';
import { lightPreload } from './lightPreload.ts';
import { pageFiles } from './pageFiles.ts';
import { pageSheets } from './pageSheets.ts';

export { compressFolder } from './compressFiles.ts';
export { finishBuild } from './finishBuild.ts';

/** Vite's plugins of every template, beside React Router's own. */
export function forecourt(): Plugin[] {
  return [fewChunks(), layoutSheets(), lightPreload(), pageSheets(), pageFiles()];
}
