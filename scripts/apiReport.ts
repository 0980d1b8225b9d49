// What a package's users can import, and its shape, as files that a reviewer reads in the diff:
// `npm run lint` compares, `npm run api` writes. Run in the folder of a built package.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  type IExtractorInvokeOptions,
} from '@microsoft/api-extractor';

const write = process.argv.includes('--write');
const folder = process.cwd();
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  name: string;
  exports: Record<string, { types: string }>;
};
const reports = join(folder, 'api');

/** `./root.server` of @forecourt/site is reported in `api/root.server.api.md`, `.` in `api/index.api.md`. */
const entries = Object.entries(manifest.exports)
  .filter(([entry]) => !entry.endsWith('.css'))
  .map(([entry, { types }]) => ({
    types,
    name: entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-'),
  }));

const temporary = mkdtempSync(join(tmpdir(), 'api-report-'));
const faults: string[] = [];
try {
  mkdirSync(reports, { recursive: true });
  const prepared = entries.map((entry) => ({ ...entry, config: configOf(entry) }));
  // Read once for all entries: they have most files in common.
  const compilerState =
    prepared[0] &&
    CompilerState.create(prepared[0].config, {
      additionalEntryPoints: prepared.map(({ config }) => config.mainEntryPointFilePath),
    });
  for (const { types, config } of prepared) report(types, config, { compilerState });
  for (const file of readdirSync(reports)) {
    if (entries.some(({ name }) => file === `${name}.api.md`)) continue;
    if (write) rmSync(join(reports, file));
    else faults.push(`api/${file} reports an entry that the package does not have`);
  }
} finally {
  rmSync(temporary, { recursive: true });
}

if (faults.length > 0) {
  console.error(
    [
      ...faults.map((fault) => `${manifest.name}: ${fault}.`),
      'Others build on what a package exports, so a change of it is reviewed as one.',
      'Run `npm run api`, read the difference, and commit it with a changeset.',
    ].join('\n'),
  );
  process.exitCode = 1;
}

function configOf({ name, types }: (typeof entries)[number]): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, types),
      compiler: { overrideTsconfig: { compilerOptions: compilerOptions(), files: [types] } },
      apiReport: {
        enabled: true,
        reportFolder: reports,
        reportTempFolder: temporary,
        reportFileName: `${name}.api.md`,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' as never } },
        // Release tags and types that are not exported are no concern of a comparison.
        extractorMessageReporting: { default: { logLevel: 'none' as never } },
        tsdocMessageReporting: { default: { logLevel: 'none' as never } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
}

/** Compares one entry's report, or writes it. Errors of the tool itself are thrown. */
function report(types: string, config: ExtractorConfig, shared: IExtractorInvokeOptions): void {
  const { apiReportChanged, errorCount } = Extractor.invoke(config, {
    localBuild: write,
    ...shared,
    messageCallback(message) {
      message.handled = true;
      if (message.logLevel === 'error') faults.push(`${types}: ${message.text}`);
    },
  });
  if (apiReportChanged && !write)
    faults.push(`api/${basename(config.reportFilePath)} is not what ${types} says`);
  if (errorCount > 0 && faults.length === 0) throw new Error(`${types}: ${errorCount} errors.`);
}

/** As the declarations were made; what Node gives is known where the package says so. */
function compilerOptions() {
  const types = join(import.meta.dirname, '../node_modules/@types');
  return {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [types],
  };
}
