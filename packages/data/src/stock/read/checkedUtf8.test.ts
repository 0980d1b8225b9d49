import { describe, expect, test } from 'vitest';
import { blocks } from '../testing/importFile.ts';
import { checkedUtf8 } from './checkedUtf8.ts';

async function read(content: string | Uint8Array, size?: number): Promise<string> {
  const parts: Buffer[] = [];
  for await (const block of checkedUtf8(blocks(content, size))) parts.push(block);
  return Buffer.concat(parts).toString('utf8');
}

const TEXT = 'Make,Model\nŠkoda,Citroën 車 🚗\n';

describe('checkedUtf8', () => {
  test.each([1, 2, 3, 5, 7, 1000])('passes text on, in blocks of %i bytes', async (size) => {
    expect(await read(TEXT, size)).toBe(TEXT);
    expect(await read(`\ufeff${TEXT}`, size)).toBe(TEXT);
  });

  test('gives blocks that end at the end of a character', async () => {
    for await (const block of checkedUtf8(blocks(TEXT, 1))) {
      expect(block.toString('utf8')).not.toContain('\ufffd');
    }
  });

  test.each([
    ['UTF-16 with a mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), /UTF-16/],
    ['UTF-16 without', Buffer.from('Make\n', 'utf16le'), /zero byte at line 1, byte 2/],
    [
      'Windows-1252',
      Buffer.from('Make,Model\nCitro\u00ebn,C4\n', 'latin1'),
      /UTF-8 text at line 2, byte 17/,
    ],
    ['a zero byte', Buffer.from('Make\nKia\nFo\0rd\n'), /zero byte at line 3, byte 12/],
    ['an Excel workbook', Buffer.from('PK\u0003\u0004and so on'), /Excel workbook/],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0]), /gzip/],
    ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
    [
      'a character cut short',
      Buffer.from('Make\nKia 車').subarray(0, -1),
      /cut inside a character.*line 2/,
    ],
  ])('refuses %s and says where', async (_what, bytes, message) => {
    for (const size of [1, 3, 1000]) await expect(read(bytes, size)).rejects.toThrow(message);
  });

  test('names the line after many blocks', async () => {
    const long = Buffer.concat([Buffer.from('é\n'.repeat(5000)), Buffer.from([0xff])]);
    await expect(read(long, 777)).rejects.toThrow('line 5001, byte 15001');
  });
});
