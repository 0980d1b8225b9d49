import type { FacetChange } from './facetChanges.ts';
import { type Defect } from './faults/defect.ts';
import type { Fault } from './faults/fileFault.ts';
import { fitTo, linesOf } from './fitToScreen.ts';
import type { ImportResult } from './importStock.ts';
import type { PhotoCounts } from './photos/importPhotos.ts';
import { type ProblemGroup, ProblemGroups } from './problemGroups.ts';
import { things } from './reportWords.ts';

/** Takes one import's report as it goes. */
export interface ImportReport {
  defect(defect: Defect): void;
  finish(result: ImportResult): void;
}

/** A text in the colour of a severity, or as it is where nobody sees colours. */
export type Paint = (style: 'red' | 'yellow', text: string) => string;

/** What a report is about, and where it is written. */
export interface ReportTarget {
  file: string;
  site: string;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  paint?: Paint;
}

/** 0 all rows are in, 2 some were refused, 1 nothing was imported. */
export type ExitCode = 0 | 1 | 2;

/** Of a dry run: what the import would answer. */
export function exitCode({ status, refused, fault }: ImportResult): ExitCode {
  if (status === 'nothing' || fault !== null) return 1;
  return refused > 0 ? 2 : 0;
}

/** A screen of 24 lines, but for a command's own word on what to do next and the prompt. */
const SCREEN_LINES = 22;
/** Kinds of problems that are shown where there is room. */
const SHOWN_KINDS = 10;
const SHOWN_FOUND = 40;
const SHOWN_HEADINGS = 12;
const SHOWN_VALUES = 4;
const LONGEST_NAME = 30;

export function faultText({ happened, matters, remedy }: Fault): string {
  return `${happened}\n${matters}\n${remedy}\n`;
}

function short(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** The first of a list, and how many more there are. */
function someOf(texts: readonly string[], shown: number): string {
  const named = texts.slice(0, shown).map((text) => short(text, LONGEST_NAME));
  const more = texts.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-AU')} more` : ''}`;
}

function namedHeading(heading: string): string {
  return heading.trim() === '' ? '(without a heading)' : heading;
}

function defectLine({ severity, row, field, found, problem, remedy }: Defect): string {
  const where = field === 'photos' ? 'photo' : row === 0 ? 'file' : `row ${row}`;
  const what = found === '' ? '' : ` ${JSON.stringify(found)}:`;
  return `${severity === 'refused' ? 'REFUSED' : 'warning'}  ${where}  ${field}:${what} ${problem}. ${remedy}\n`;
}

const DONE: Readonly<Record<Exclude<ImportResult['status'], 'dry_run'>, string>> = {
  imported: 'Imported the stock of',
  unchanged: 'Nothing changed: the stock of',
  nothing: 'Nothing was imported into',
};

function summaryText(result: ImportResult, site: string): string {
  const { status, accepted, refused, rows, version, ignoredHeadings, effect, photos } = result;
  const now = version === null ? 'no version' : `version ${version}`;
  const counted = `${things(accepted, 'vehicle')} of ${things(rows, 'row')}`;
  const lines = [
    // The version is of the stock that stays, and the vehicles are not in it.
    status === 'dry_run'
      ? `Dry run, nothing was changed. Would be: ${counted}.`
      : `${DONE[status]} ${site}, ${now}: ${counted}.`,
  ];
  const amounts = `${things(refused, 'row')} refused, ${things(result.warnings, 'warning')}.`;
  if (effect === null) lines.push(amounts);
  else {
    const { added, changed, removed } = effect;
    const [a, c, r] = [added, changed, removed].map((count) => count.toLocaleString('en-AU'));
    lines.push(`${a} added, ${c} changed, ${r} removed. ${amounts}`);
  }
  if (photos !== null) lines.push(photosLine(photos));
  if (ignoredHeadings.length > 0) {
    const line = (shown: number) =>
      `Columns without a field, left out: ${someOf(ignoredHeadings.map(namedHeading), shown)}. Name them with --map if they matter.`;
    lines.push(fitTo(2, SHOWN_HEADINGS, 1, line));
  }
  return `${lines.join('\n')}\n`;
}

function photosLine({ files, shown, added, vehicles }: PhotoCounts): string {
  const are = shown === 1 ? 'is' : 'are';
  return `${shown.toLocaleString('en-AU')} of ${things(files, 'photo')} ${are} of ${things(vehicles, 'vehicle')}, ${added.toLocaleString('en-AU')} of them new.`;
}

function facetLine({ facet, added, vanished }: FacetChange): string {
  return fitTo(1, SHOWN_VALUES, 0, (shown) => {
    const part = (texts: readonly string[], word: string) => {
      const amount = `${texts.length.toLocaleString('en-AU')} ${word}`;
      if (texts.length === 0) return [];
      return [shown === 0 ? amount : `${amount} (${someOf(texts, shown)})`];
    };
    return `  ${facet}: ${[...part(added, 'new'), ...part(vanished, 'gone')].join(', ')}\n`;
  });
}

/** The report for people, on one screen: a kind of problem once, with its count and an example. */
export function textReport({ site, stdout, stderr, paint }: ReportTarget): ImportReport {
  const problems = new ProblemGroups();

  function problemText({ example, count }: ProblemGroup): string {
    const { severity, row, field, found, problem, remedy } = example;
    const refused = severity === 'refused';
    const isPhoto = field === 'photos';
    const label = refused ? 'REFUSED' : 'warning';
    const where = isPhoto ? things(count, 'photo') : row === 0 ? 'the file' : things(count, 'row');
    const what = found === '' ? '' : ` ${JSON.stringify(short(found, SHOWN_FOUND))}`;
    const first = row === 0 ? what.trim() : `row ${row}${what}`;
    const painted = paint?.(refused ? 'red' : 'yellow', label) ?? label;
    const remark = `${' '.repeat(22)}${first === '' ? '' : `${first}: `}${remedy}`;
    return `${painted}  ${where.padStart(11)}  ${field}: ${problem}\n${remark}\n`;
  }

  function problemsText(limit: number): string {
    const { groups, kindsLeft, defectsLeft } = problems.top(limit);
    const told = groups.map(problemText).join('');
    if (defectsLeft === 0) return told;
    const kinds = kindsLeft > 0 ? `${things(kindsLeft, 'more kind')} of problem` : 'more problems';
    return `${told}... and ${kinds}, ${things(defectsLeft, 'time')}: --report <file> writes every one.\n`;
  }

  function facetsText(changes: readonly FacetChange[], limit: number): string {
    const left = changes.length - limit;
    const rest = left > 0 ? `  ... and ${things(left, 'more filter')}: see --report <file>.\n` : '';
    return changes.slice(0, limit).map(facetLine).join('') + rest;
  }

  return {
    defect: (defect) => problems.add(defect),
    finish(result) {
      const summary = result.status === 'nothing' ? '' : summaryText(result, site);
      const fault = result.fault ? faultText(result.fault) : '';
      const facets = result.facets ?? [];
      const room = SCREEN_LINES - linesOf(summary) - linesOf(fault);
      // Filters may have half of the room, and what problems leave of theirs.
      const forProblems = room - Math.min(facets.length, Math.ceil(room / 2));
      const told = fitTo(forProblems, SHOWN_KINDS, 1, problemsText);
      stdout(told + summary);
      const forFacets = room - linesOf(told);
      stdout(fitTo(forFacets, facets.length, 1, (limit) => facetsText(facets, limit)));
      if (fault !== '') stderr(fault);
    },
  };
}

/** The report as a file to search in: a line a defect, then what came of it. */
export function lineReport({ site, stdout }: Pick<ReportTarget, 'site' | 'stdout'>): ImportReport {
  return {
    defect: (defect) => stdout(defectLine(defect)),
    finish(result) {
      stdout(summaryText(result, site));
      for (const change of result.facets ?? []) {
        const { facet, added, vanished } = change;
        for (const value of added) stdout(`${facet}: new ${JSON.stringify(value)}\n`);
        for (const value of vanished) stdout(`${facet}: gone ${JSON.stringify(value)}\n`);
      }
      if (result.fault) stdout(faultText(result.fault));
    },
  };
}

/** The report for machines: one JSON object, `{ file, site, defects: [...], summary: {...} }`. */
export function jsonReport({
  file,
  site,
  stdout,
}: Pick<ReportTarget, 'file' | 'site' | 'stdout'>): ImportReport {
  let separator = '\n';
  stdout(`{"file":${JSON.stringify(file)},"site":${JSON.stringify(site)},"defects":[`);
  return {
    defect(defect) {
      stdout(`${separator}${JSON.stringify(defect)}`);
      separator = ',\n';
    },
    finish(result) {
      const summary = { ...result, exitCode: exitCode(result) };
      stdout(`\n],"summary":${JSON.stringify(summary)}}\n`);
    },
  };
}
