import { readFile } from 'node:fs/promises';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createInstruments } from './instruments.ts';

const ROOT = new URL('../../../../../', import.meta.url);
const NO_METRIC = new Set(['up']);
/** What Prometheus and its configuration say of whoever is asked. */
const OUTER_LABELS = ['job', 'instance', 'le'];

interface Alarm {
  alert: string;
  expr: string;
  labels: { severity: string; promise?: string };
  annotations: { what: string; why: string; do: string };
}

async function read(path: string): Promise<string> {
  return readFile(new URL(path, ROOT), 'utf8');
}

async function alarms(): Promise<Alarm[]> {
  const { groups }: { groups: { rules: Alarm[] }[] } = parse(await read('deploy/alarms.yaml'));
  return groups.flatMap(({ rules }) => rules);
}

async function shown(): Promise<string[]> {
  const { panels }: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(
    await read('deploy/grafana.json'),
  );
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

/** Names of metrics in an expression, and the labels that it asks of any. */
function askedBy(expression: string): { names: string[]; labels: string[]; faults: string[] } {
  const names: string[] = [];
  const labels: string[] = [];
  const faults: string[] = [];
  parser.parse(expression).iterate({
    enter({ name, from, to, type, node }) {
      const text = expression.slice(from, to);
      if (type.isError) faults.push(expression);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(text);
      if (name === 'LabelName') labels.push(text);
    },
  });
  return { names, labels, faults };
}

async function measured() {
  const { registry } = createInstruments();
  const labels = new Map<string, readonly string[]>();
  for (const metric of registry.getMetricsAsArray()) {
    const names: readonly string[] = 'labelNames' in metric ? (metric.labelNames as string[]) : [];
    labels.set(metric.name, names);
    for (const part of ['bucket', 'count', 'sum']) labels.set(`${metric.name}_${part}`, names);
  }
  return labels;
}

test('alarms and dashboard ask for what a server measures, by labels that it has (R18-04)', async () => {
  const known = await measured();
  const expressions = [...(await alarms()).map(({ expr }) => expr), ...(await shown())];
  expect(expressions.length).toBeGreaterThan(50);
  for (const expression of expressions) {
    const { names, labels, faults } = askedBy(expression);
    expect(faults, 'PromQL that cannot be read').toEqual([]);
    expect(names, expression).not.toEqual([]);
    const unknown = names.filter((name) => !known.has(name) && !NO_METRIC.has(name));
    expect(unknown, expression).toEqual([]);
    const had = [...OUTER_LABELS, ...names.flatMap((name) => known.get(name) ?? [])];
    expect(
      labels.filter((label) => !had.includes(label)),
      expression,
    ).toEqual([]);
  }
});

test('a name that no server has, or a label that a metric lacks, would be seen', async () => {
  const known = await measured();
  expect(askedBy('sum by (site) (rate(forecourt_lead_total{kindd="x"}[5m]))')).toEqual({
    names: ['forecourt_lead_total'],
    labels: ['site', 'kindd'],
    faults: [],
  });
  expect(known.has('forecourt_lead_total')).toBe(false);
  expect(known.get('forecourt_leads_total')).toEqual(['site', 'kind', 'outcome']);
  expect(askedBy('sum(').faults).not.toEqual([]);
});

test('whatever a server measures of its own is on the dashboard', async () => {
  const expressions = (await shown()).join('\n');
  const own = createInstruments()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('forecourt_'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((name) => !expressions.includes(name))).toEqual([]);
});

test('events that alarms wait for are events of the log', async () => {
  const log = await read('packages/site/src/server/log/log.ts');
  const asked = (await alarms()).flatMap(({ expr }) =>
    [...expr.matchAll(/event=~?"([a-z_|]+)"/g)].flatMap(([, events = '']) => events.split('|')),
  );
  expect(asked).toContain('search_leak');
  expect(asked.filter((event) => !log.includes(`'${event}'`))).toEqual([]);
});

test('each alarm says what, why and what to do, and the operating page knows it', async () => {
  const page = await read('docs/operations.md');
  const all = await alarms();
  expect(new Set(all.map(({ alert }) => alert)).size).toBe(all.length);
  for (const { alert, labels, annotations } of all) {
    expect(Object.keys(annotations), alert).toEqual(['what', 'why', 'do']);
    expect(['page', 'ticket'], alert).toContain(labels.severity);
    expect(page, alert).toContain(`\`${alert}\``);
  }
  const headings = new Set([...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading));
  const named = all.flatMap(({ annotations }) =>
    [...annotations.do.matchAll(/operations\.md, "([^"]+)"/g)].map(([, section]) => section),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((section) => !headings.has(section))).toEqual([]);
});
