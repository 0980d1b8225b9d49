import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markClient } from './markClient.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-mark-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The files that are marked, of those with this code. */
async function marked(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, code] of Object.entries(files)) {
    await writeFile(join(folder, `${name}.js`), code);
    await writeFile(join(folder, `${name}.js.map`), '{"version":3,"mappings":"AAAA"}');
  }
  await markClient(folder, ['index.js']);
  const found: string[] = [];
  for (const [name, code] of Object.entries(files)) {
    const now = await readFile(join(folder, `${name}.js`), 'utf8');
    const { mappings } = JSON.parse(await readFile(join(folder, `${name}.js.map`), 'utf8')) as {
      mappings: string;
    };
    const isMarked = now === `'use client';\n${code}`;
    expect(now, name).toBe(isMarked ? now : code);
    expect(mappings, name).toBe(isMarked ? ';AAAA' : 'AAAA');
    if (isMarked) found.push(name);
  }
  return found;
}

test.each([
  'import{useState as s}from"react";s(0);',
  'import{createContext}from"react";createContext(0);',
  'import{Component}from"react";class A extends Component{}',
  'import{createPortal}from"react-dom";',
  'import{useLink}from"./other.js";useLink();',
  'import{jsx}from"react/jsx-runtime";jsx("button",{onClick:go});',
  'import{jsxs as jsxs2}from"react/jsx-runtime";const jsxs3=jsxs2;jsxs3("a",{onBlur:go});',
  'import{jsx}from"react/jsx-runtime";jsx(List,{sort:(a,b)=>a-b});',
])('marks %s', async (code) => {
  expect(await marked({ index: 'export{};', part: code })).toEqual(['part']);
});

test.each([
  'import{useId,useMemo,memo,Suspense}from"react";useId();',
  'import{jsx}from"react/jsx-runtime";jsx("p",{id:"on"});',
  'const theme={onBrand:"#fff"};',
])('leaves %s', async (code) => {
  expect(await marked({ index: 'export{};', part: code })).toEqual([]);
});

const BUTTON =
  'import{useState}from"react";const look="a",Button=()=>useState(0);export{look,Button};';

test('marks what takes a value of a marked file, and not what takes a component', async () => {
  expect(
    await marked({
      index: 'import{Button}from"./button.js";export{Button};',
      button: BUTTON,
      row: 'import{look}from"./button.js";const Row=()=>look;export{Row};',
      page: 'import{Button}from"./button.js";import{Row}from"./row.js";const Page=()=>[Button,Row];',
    }),
  ).toEqual(['button', 'row']);
});

test('refuses a front door that would hand on references in place of values', async () => {
  const files = { index: 'export{look}from"./button.js";', button: BUTTON };
  await expect(marked(files)).rejects.toThrow('index.js hands on look of a browser');
});
