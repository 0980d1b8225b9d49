// What a package's users can import, and its shape, as files that a reviewer reads in the diff:
// `npm run lint` compares, `npm run api` writes. Its arguments are folders of built
// packages: all are read as one program.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  type IExtractorInvokeOptions,
} from '@microsoft/api-extractor';

interface Entry {
  packageName: string;
  /** Of its package, as an absolute path. */
  folder: string;
  /** As its manifest names it. */
  types: string;
  /** `./root.server` of @forecourt/site is reported in `api/root.server.api.md`, `.` in `api/index.api.md`. */
  report: string;
}

const write = process.argv.includes('--write');
const folders = process.argv.slice(2).filter((argument) => argument !== '--write');
const entries = folders.flatMap((folder) => entriesOf(resolve(folder)));

const temporary = mkdtempSync(join(tmpdir(), 'api-report-'));
const faults: string[] = [];
try {
  const prepared = entries.map((entry) => ({ entry, config: configOf(entry) }));
  // Read once for all entries of all packages: they have most files in common.
  const compilerState =
    prepared[0] &&
    CompilerState.create(prepared[0].config, {
      additionalEntryPoints: prepared.map(({ config }) => config.mainEntryPointFilePath),
    });
  for (const { entry, config } of prepared) report(entry, config, { compilerState });
  for (const folder of folders) removeOthers(resolve(folder));
} finally {
  rmSync(temporary, { recursive: true });
}

if (faults.length > 0) {
  console.error(
    [
      ...faults.map((fault) => `${fault}.`),
      'Others build on what a package exports, so a change of it is reviewed as one.',
      'Run `npm run api`, read the difference, and commit it with a changeset.',
    ].join('\n'),
  );
  process.exitCode = 1;
}

function entriesOf(folder: string): Entry[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, { types: string }>;
  };
  mkdirSync(join(folder, 'api'), { recursive: true });
  return Object.entries(exports)
    .filter(([entry]) => !entry.endsWith('.css'))
    .map(([entry, { types }]) => ({
      packageName: name,
      folder,
      types,
      report: `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}.api.md`,
    }));
}

function configOf({ folder, types, report: reportFileName }: Entry): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, types),
      compiler: { overrideTsconfig: { compilerOptions: compilerOptions(), files: [types] } },
      apiReport: {
        enabled: true,
        reportFolder: join(folder, 'api'),
        reportTempFolder: temporary,
        reportFileName,
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

/** Reports of entries that a package does not have any more. */
function removeOthers(folder: string): void {
  const own = entries.filter((entry) => entry.folder === folder);
  for (const file of readdirSync(join(folder, 'api'))) {
    if (own.some((entry) => file === entry.report)) continue;
    if (write) rmSync(join(folder, 'api', file));
    else
      faults.push(
        `${own[0]?.packageName}: api/${file} reports an entry that the package does not have`,
      );
  }
}

/** Compares one entry's report, or writes it. Errors of the tool itself are thrown. */
function report(
  { packageName, types }: Entry,
  config: ExtractorConfig,
  shared: IExtractorInvokeOptions,
): void {
  const { apiReportChanged, errorCount } = Extractor.invoke(config, {
    localBuild: write,
    ...shared,
    messageCallback(message) {
      message.handled = true;
      if (message.logLevel === 'error') faults.push(`${packageName}: ${types}: ${message.text}`);
    },
  });
  if (apiReportChanged && !write)
    faults.push(`${packageName}: api/${basename(config.reportFilePath)} is not what ${types} says`);
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
