import { describe, expect, test } from 'vitest';
import { detectFormat } from './detectFormat.ts';

describe('detectFormat', () => {
  test.each([
    ['stock.csv', '[', 'csv'],
    ['stock.csv', '[Make],[Model]', 'csv'],
    ['stock.csv', '[\n  {"make":"Kia"}]', 'json'],
    ['stock.txt', '{"make":"Kia"}\n{"make":"BMW"}', 'ndjson'],
    ['stock.ndjson', '{"vehicles":[{"make":"Kia"}]}', 'json'],
    ['stock.TSV', '', 'csv'],
    ['stock.txt', 'make|model', 'csv'],
    ['stock.jsonl', '', 'ndjson'],
    ['stock.ndjson', '', 'ndjson'],
    ['stock.json', ' [{"make":"Kia"}]', 'json'],
    ['stock.json', '{"vehicles":[]}', 'json'],
    ['stock.json', 'Make,Model', 'json'],
    ['stock.json', '{"make":"Kia"}\n{"make":"BMW"}', 'ndjson'],
    ['stock.json', '{\n  "stock": [', 'json'],
    [null, 'Make,Model', 'csv'],
    [null, '\n [1]', 'json'],
    [null, '{"make":"Kia"}\n', 'ndjson'],
    [null, '{"data":[{"make":"Kia"}]}', 'json'],
    [null, '{"Vehicles":[{"make":"Kia"}]}', 'json'],
    [null, '{"stock":"U77","make":"Kia"}', 'ndjson'],
    ['export', 'Make;Model', 'csv'],
  ])('%s beginning %j is %s', (name, head, format) => {
    expect(detectFormat(name, head)).toBe(format);
  });
});
