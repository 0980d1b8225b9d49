import { soundText, unsoundIn } from '@forecourt/domain';
import { z } from 'zod';
import { nearest } from '../text/nearest.ts';
import { textsIn } from '../text/soundValue.ts';
import { ConfigError, type ConfigFault } from './configError.ts';
import { issueText, NO_WORDS } from './issueText.ts';
import { type SiteConfig, siteConfigSchema } from './siteConfig.ts';

/** Sets some keys of a SiteConfig; nested objects are merged key by key, lists are replaced. */
export type ConfigLayer = Readonly<Record<string, unknown>>;

/**
 * Resolves a dealer's configuration: dealer over template over platform defaults (R0-10).
 *
 * @param file named in faults
 * @param templateFile named in faults of what the template says
 * @throws ConfigError naming file, key, fault and remedy
 */
export function parseSiteConfig(
  file: string,
  dealer: unknown,
  template: ConfigLayer,
  templateFile = file,
): SiteConfig {
  if (!isObject(dealer)) {
    throw new ConfigError([
      {
        file,
        key: '',
        fault: 'it does not hold a JSON object',
        remedy: 'Write its keys between { and }.',
      },
    ]);
  }
  const given = merge(template, dealer);
  const unsound = unsoundFaults(file, given);
  if (unsound.length > 0) throw new ConfigError(unsound);
  const result = siteConfigSchema.safeParse(given, { error: () => NO_WORDS, reportInput: true });
  if (!result.success) {
    const faults = oneEach(result.error.issues.flatMap(faultsOf));
    throw new ConfigError(
      faults
        .filter(({ path, key }) => holds(given, path) || !faults.some(({ meant }) => meant === key))
        .map(({ path, fault, remedy, key }) => {
          const isTemplates = !holds(dealer, path) && holds(template, path);
          return { file: isTemplates ? templateFile : file, key, fault, remedy };
        }),
    );
  }
  return deepFreeze(withoutHidden(result.data));
}

/** Sets places that are never listed apart, once and for all who list places (R3-14). */
function withoutHidden(config: z.output<typeof siteConfigSchema>): SiteConfig {
  const { locations } = config;
  return {
    ...config,
    locations: locations.filter(({ visible }) => visible),
    hiddenLocations: locations.filter(({ visible }) => !visible),
  };
}

function merge(under: ConfigLayer, over: ConfigLayer): ConfigLayer {
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = Object.hasOwn(under, key) ? under[key] : undefined;
    merged[key] = isObject(below) && isObject(value) ? merge(below, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Texts and keys that no page can show as they are. */
function unsoundFaults(file: string, given: unknown): ConfigFault[] {
  return [...textsIn(given)].flatMap(({ path, text }) => {
    const found = unsoundIn(text);
    if (found.length === 0) return [];
    const fault = `it holds what no page can show (${found.slice(0, 5).join(', ')})`;
    return [
      { file, key: soundText(keyPath(path)), fault, remedy: 'Write the text anew, as UTF-8.' },
    ];
  });
}

/** Whether a layer itself sets what stands at a path. */
function holds(layer: unknown, path: readonly PropertyKey[]): boolean {
  let value: unknown = layer;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return false;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return true;
}

interface Found extends Omit<ConfigFault, 'file'> {
  path: readonly PropertyKey[];
  /** Key that a misspelt one was probably meant for: that this is missing is the same fault. */
  meant?: string;
}

function faultsOf(issue: z.core.$ZodIssue): Found[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => unknownKey([...issue.path, name], name, keysAt(issue.path)));
  }
  const { fault, remedy } = issueText(issue);
  const help = helpAt(issue.path);
  const told = help === '' ? remedy : `${remedy} It is for: ${help}.`;
  return [{ path: issue.path, key: keyPath(issue.path), fault, remedy: told }];
}

/** One fault a key: of two rules that a value breaks the last is the narrower one. */
function oneEach(faults: readonly Found[]): Found[] {
  return [...new Map(faults.map((fault) => [fault.key, fault])).values()];
}

function unknownKey(path: readonly PropertyKey[], name: string, known: string[]): Found {
  const found = { path, key: keyPath(path), fault: 'this key does not exist' };
  const near = nearest(name, known);
  if (near !== null) {
    const meant = keyPath([...path.slice(0, -1), near]);
    return { ...found, meant, remedy: `Did you mean ${near}? Otherwise remove it.` };
  }
  const remedy =
    known.length === 0 ? 'Remove it.' : `Remove it, or use one of: ${known.join(', ')}.`;
  return { ...found, remedy };
}

function keyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number'
        ? `${text}[${part}]`
        : part === ''
          ? `${text}[""]`
          : text === ''
            ? String(part)
            : `${text}.${String(part)}`,
    '',
  );
}

/** The schema at a path, through lists and optional wrappers, for its help and its keys. */
function schemaAt(path: readonly PropertyKey[]): z.core.$ZodType | null {
  let schema: z.core.$ZodType | null = siteConfigSchema;
  for (const part of path) {
    const inner: z.core.$ZodType = unwrap(schema);
    if (inner instanceof z.ZodObject) schema = (inner.shape[String(part)] ?? null) as typeof schema;
    else if (inner instanceof z.ZodArray) schema = inner.element as z.core.$ZodType;
    else return null;
    if (schema === null) return null;
  }
  return schema;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrapOnce(schema);
  return inner === schema ? schema : unwrap(inner);
}

function unwrapOnce(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  ) {
    return schema.unwrap() as z.core.$ZodType;
  }
  return schema instanceof z.ZodPipe ? (schema.in as z.core.$ZodType) : schema;
}

function keysAt(path: readonly PropertyKey[]): string[] {
  const schema = schemaAt(path);
  const object = schema === null ? null : unwrap(schema);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

/** A description may stand outside of a default or within it. */
function descriptionOf(schema: z.core.$ZodType): string | null {
  const own = schema instanceof z.ZodType ? schema.description : undefined;
  const inner = unwrapOnce(schema);
  return own ?? (inner === schema ? null : descriptionOf(inner));
}

/** What a value is for; an entry of a list is for what the list is for. */
function helpAt(path: readonly PropertyKey[]): string {
  const schema = schemaAt(path);
  return (schema && descriptionOf(schema)) ?? (path.length > 1 ? helpAt(path.slice(0, -1)) : '');
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
