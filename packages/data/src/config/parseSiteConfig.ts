import type { z } from 'zod';
import { ConfigError } from './configError.ts';
import { holds, judge, unsoundFaults } from './judge.ts';
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
  // `$schema` is for editors.
  const { $schema: _, ...own } = dealer;
  const given = merge(template, own);
  const unsound = unsoundFaults(file, given);
  if (unsound.length > 0) throw new ConfigError(unsound);
  const judged = judge(siteConfigSchema, given);
  if (!judged.ok) {
    throw new ConfigError(
      judged.faults.map(({ path, fault, remedy, key }) => {
        const isTemplates = !holds(dealer, path) && holds(template, path);
        return { file: isTemplates ? templateFile : file, key, fault, remedy };
      }),
    );
  }
  return deepFreeze(withoutHidden(judged.value));
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

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
