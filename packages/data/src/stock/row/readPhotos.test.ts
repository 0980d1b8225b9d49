import { describe, expect, test } from 'vitest';
import { readPhotos } from './readPhotos.ts';

const A = 'https://cdn.example/w_300,h_200/a;1.jpg';
const B = 'https://cdn.example/b.jpg';
function urls(value: unknown) {
  return readPhotos(value)?.images.map(({ url }) => url);
}

describe('readPhotos', () => {
  test.each(['|', ';', ',', ' ', '\n', ' | ', '; ', ', '])('separates by %j', (separator) => {
    expect(urls([A, B, '/photos/c.webp'].join(separator))).toEqual([A, B, '/photos/c.webp']);
  });

  test.each<[unknown, string[]]>([
    ['https://cdn.example/a b, c.jpg', ['https://cdn.example/a%20b,%20c.jpg']],
    [`https://cdn.example/a (1).jpg ${B}`, ['https://cdn.example/a%20(1).jpg', B]],
    ['/photos/front view.jpg, /photos/c.jpg', ['/photos/front%20view.jpg', '/photos/c.jpg']],
    [[' /photos/front view.jpg '], ['/photos/front%20view.jpg']],
    [[{ url: 'https://cdn.example/a\tb.jpg' }], ['https://cdn.example/a%20b.jpg']],
  ])('knows a space in an address from one between two: %j', (value, expected) => {
    expect(readPhotos(value)).toEqual({ images: expected.map((url) => ({ url })), dropped: [] });
  });

  test('is not slow on what is no list of addresses', () => {
    const start = process.threadCpuUsage();
    expect(urls(';'.repeat(1_000_000))).toEqual([]);
    expect(urls(`${';,'.repeat(500_000)}x`)).toEqual([]);
    expect(urls(`${' '.repeat(1_000_000)}x`)).toEqual([]);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(4000);
  });

  test('reads lists of texts and objects', () => {
    expect(urls(JSON.stringify([A, { href: B }]))).toEqual([A, B]);
    expect(urls([A, { url: B }, { image: { url: '/c.jpg' } }, { Src: '/d.jpg' }, A])).toEqual([
      A,
      B,
      '/c.jpg',
      '/d.jpg',
    ]);
  });

  test.each([
    'http://cdn.example/a.jpg',
    '//cdn.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'a.jpg',
    '/a\\b.jpg',
    'https://user:secret@cdn.example/a.jpg',
    'https://',
  ])('drops %s', (url) => {
    expect(readPhotos(`${B}|${url}`)).toEqual({ images: [{ url: B }], dropped: [url] });
  });

  test('keeps a hundred', () => {
    const many = Array.from({ length: 102 }, (_, at) => `/p/${at}.jpg`);
    const read = readPhotos(many);
    expect(read?.images).toHaveLength(100);
    expect(read?.dropped).toEqual(['/p/100.jpg', '/p/101.jpg']);
  });

  test('refuses what holds no addresses', () => {
    expect(readPhotos(12)).toBeNull();
  });
});
