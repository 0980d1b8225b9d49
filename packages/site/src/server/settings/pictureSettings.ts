import type { OpenPicturesOptions } from '@forecourt/data';

export type PictureSettings = Pick<OpenPicturesOptions, 'origins' | 'mostBytes'>;

const MIB = 1024 * 1024;

/**
 * FORECOURT_PICTURE_ORIGINS, `photos.example=http://10.0.0.5:9000, …`: where the photos of a host are asked for
 * instead, in the operator's own network. FORECOURT_PICTURES_MB: how much of them is kept on disk, 4096 by default.
 */
export function pictureSettings({
  FORECOURT_PICTURE_ORIGINS: origins = '',
  FORECOURT_PICTURES_MB: size = '',
}: Readonly<Record<string, string | undefined>>): PictureSettings {
  return {
    origins: new Map(
      origins
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean)
        .map(originOf),
    ),
    ...(size.trim() !== '' && { mostBytes: mebibytes(size) * MIB }),
  };
}

function originOf(entry: string): [host: string, origin: string] {
  const [, host, address = ''] = /^([a-z0-9.-]+)=(.+)$/.exec(entry) ?? [];
  const url = URL.parse(address);
  if (host !== undefined && url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/')
    return [host, url.origin];
  throw new Error(
    `FORECOURT_PICTURE_ORIGINS has "${entry}", so it is unclear where which photos are asked for. Write a host, = and http:// or https:// with a host and a port, such as photos.example=http://10.0.0.5:9000.`,
  );
}

function mebibytes(text: string): number {
  const size = Number(text);
  if (Number.isInteger(size) && size >= 16) return size;
  throw new Error(
    `FORECOURT_PICTURES_MB is "${text}", so it is unclear how much of the disk photos may take. Set it to MiB, a whole number of at least 16.`,
  );
}
