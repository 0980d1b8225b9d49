import { crc32 } from 'node:zlib';

/** What must never be found in a photo that is kept: where it was taken, by whom, with what. */
export const SECRETS = ['GPS-33.8688', 'Kim Lee', 'SerialNo-12345'] as const;
const secret = Buffer.from(SECRETS.join('|'), 'latin1');

/** EXIF with a place in it, and how the picture is turned. */
export function exif(orientation: number, isLittle = true): Buffer {
  const tiff = Buffer.alloc(64);
  tiff.write(isLittle ? 'II*\0' : 'MM\0*', 0, 'latin1');
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  long(8, 4);
  short(2, 8);
  // Orientation, and the pointer to GPS.
  for (const [index, [tag, type, value]] of [
    [0x0112, 3, orientation],
    [0x8825, 4, 40],
  ].entries()) {
    const at = 10 + index * 12;
    short(tag ?? 0, at);
    short(type ?? 0, at + 2);
    long(1, at + 4);
    if (type === 3) short(value ?? 0, at + 8);
    else long(value ?? 0, at + 8);
  }
  return Buffer.concat([tiff, secret]);
}

function segment(marker: number, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The picture of `jpeg` alone. */
export const jpegPicture = {
  frame: segment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0])),
  scan: Buffer.concat([
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
  ]),
  profile: segment(0xe2, 'ICC_PROFILE\0\x01\x01profile'),
};

/** A JPEG as a phone writes it: EXIF, XMP, IPTC, a comment, a preview, and a film after its end. */
export function jpeg(orientation = 1): Buffer {
  const { frame, scan, profile } = jpegPicture;
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    segment(0xe0, 'JFXX\0', secret),
    segment(0xe1, 'Exif\0\0', exif(orientation)),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', secret),
    profile,
    segment(0xe2, 'MPF\0', secret),
    segment(0xed, 'Photoshop 3.0\0', secret),
    segment(0xfe, secret),
    segment(0xdb, Buffer.alloc(65)),
    ...[frame, segment(0xc4, Buffer.alloc(17)), scan, segment(0xc4, Buffer.alloc(17)), scan],
    Buffer.from([0xff, 0xd9]),
    secret,
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

/** A PNG with EXIF, texts of all three kinds and a time. */
export function png(orientation = 1): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('eXIf', exif(orientation, false)),
    chunk('tEXt', Buffer.concat([Buffer.from('Author\0'), secret])),
    chunk('zTXt', secret),
    chunk('iTXt', secret),
    chunk('tIME', Buffer.alloc(7)),
    chunk('gAMA', Buffer.alloc(4)),
    chunk('IDAT', Buffer.from('picture')),
    chunk('IEND', Buffer.alloc(0)),
    secret,
  ]);
}

function riff(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP with EXIF and XMP, and the flags that say so. */
export function webp(orientation = 1): Buffer {
  const flags = Buffer.alloc(10);
  flags.writeUInt8(0x20 | 0x08 | 0x04);
  const inside = [
    riff('VP8X', flags),
    riff('ICCP', Buffer.from('profile')),
    riff('VP8 ', Buffer.from('picture')),
    riff('EXIF', exif(orientation)),
    riff('XMP ', secret),
    riff('MINE', secret),
  ];
  const whole = riff('RIFF', Buffer.concat([Buffer.from('WEBP'), ...inside]));
  return Buffer.concat([whole, secret]);
}
