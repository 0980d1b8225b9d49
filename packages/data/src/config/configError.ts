/** One fault of a configuration file: where it is, what is wrong, and how to mend it. */
export interface ConfigFault {
  file: string;
  /** Path of the key, `locations[0].postcode`; empty for the file as a whole. */
  key: string;
  fault: string;
  remedy: string;
}

/** The configuration cannot be used. Nothing was started and nothing was changed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly ConfigFault[];

  /** @param found each is told once: what a template says wrong is found with each of its sites */
  constructor(found: readonly ConfigFault[]) {
    const faults = [...new Map(found.map((fault) => [JSON.stringify(fault), fault])).values()];
    super(
      told(
        'The site configuration has faults, so no site was started: half a website loses leads.',
        faults,
      ),
    );
    this.faults = faults;
  }
}

/** Content cannot be shown as it is written. Sites that run go on with what they had. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    super(
      told(
        'The content has faults, so shoppers would not see it: a site that runs shows what stood before.',
        faults,
      ),
    );
    this.faults = faults;
  }
}

function told(what: string, faults: readonly ConfigFault[]): string {
  const lines = faults.map(
    ({ file, key, fault, remedy }) =>
      `  ${file}${key === '' ? '' : ` · ${key}`}: ${fault}. ${remedy}`,
  );
  return [what, ...lines].join('\n');
}
