import { readFile } from 'node:fs/promises';
import { ConfigError, type ConfigFault } from './configError.ts';

/**
 * Reads a JSON file that a person wrote; a byte-order mark, as some editors put first, is no fault.
 *
 * @param file its name in faults
 * @throws ConfigError
 */
export async function readJson(path: string, file: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) {
    throw new ConfigError([
      { file, key: '', fault: 'it cannot be read', remedy: 'Create it, or remove its folder.' },
    ]);
  }
  const read = parseJson(text, file);
  if ('faults' in read) throw new ConfigError(read.faults);
  return read.given;
}

/** A text as JSON, or the fault that says where it stops being that. */
export function parseJson(
  text: string,
  file: string,
): { given: unknown } | { faults: readonly ConfigFault[] } {
  try {
    return { given: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { faults: [{ file, key: '', ...placeOf((error as SyntaxError).message, text) }] };
  }
}

/** Where a text stops being JSON, as far as the parser tells. */
function placeOf(message: string, text: string): { fault: string; remedy: string } {
  if (text.trim() === '')
    return {
      fault: 'it is empty',
      remedy: 'Write what belongs in it between { and }, or remove the file.',
    };
  const at = /position (\d+)/.exec(message);
  if (at === null) {
    return {
      fault: 'it is not JSON: it ends too early, or a word in it stands without quotes',
      remedy: 'Look for a missing bracket, quote or comma.',
    };
  }
  const lines = text.slice(0, Number(at[1])).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return {
    fault: `it is not JSON from line ${lines.length}, column ${column}`,
    remedy: 'Look for a comma, quote or bracket there or just before it.',
  };
}
