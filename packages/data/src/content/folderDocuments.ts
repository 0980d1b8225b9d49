import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { ContentDocuments } from './readContent.ts';

/** Documents of a content folder, by their names in it. */
const DOCUMENT = /^(?:(?:offers|models|reviews|faqs|menus)\.json|pages\/.+\.md)$/;
/** Pictures that browsers show. */
const PICTURE = /^images\/.+\.(?:webp|png|jpe?g|avif|svg)$/i;
/** Bytes of a document, beyond which it is a mistake, and of a picture. */
const MOST = { document: 2_000_000, picture: 20_000_000 };

/** A content folder, read. */
export interface FolderDocuments extends ContentDocuments {
  /** Of all that stands in it. */
  digest: string;
  /** Absolute files of the pictures, by the path that pages ask for. */
  files: Readonly<Record<string, string>>;
  /** What could not be read: its name and why. */
  unread: readonly { name: string; fault: string; remedy: string }[];
}

/** What tells one state of a folder from another without reading it; empty where there is none. */
export async function folderStamp(folder: string): Promise<string> {
  const names = await namesIn(folder);
  const stamps = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => null);
      return found === null ? name : `${name} ${found.mtimeMs} ${found.size} ${found.ino}`;
    }),
  );
  return stamps.join('\n');
}

/** Reads a content folder whole. */
export async function readFolder(folder: string): Promise<FolderDocuments> {
  const texts = new Map<string, string>();
  const pictures = new Map<string, { src: string; width: number; height: number }>();
  const files: Record<string, string> = {};
  const unread: FolderDocuments['unread'][number][] = [];
  const digest = createHash('sha256');
  for (const name of await namesIn(folder)) {
    const isDocument = DOCUMENT.test(name);
    const path = join(folder, name);
    const bytes = await readFile(path).catch(() => null);
    if (bytes === null) continue;
    digest.update(`${name}\0${bytes.length}\0`).update(bytes);
    if (bytes.length > (isDocument ? MOST.document : MOST.picture)) {
      unread.push({
        name,
        fault: `it is ${bytes.length} bytes, too large to be meant`,
        remedy: isDocument ? 'Split it.' : 'Save it smaller: a page shows 2560 pixels at most.',
      });
    } else if (isDocument) texts.set(name, bytes.toString('utf8'));
    else {
      const size = sizeOf(bytes);
      if (size === null) {
        unread.push({ name, fault: 'it is no picture', remedy: 'Save it as .webp, .png or .jpg.' });
        continue;
      }
      const src = pathOf(name, bytes);
      pictures.set(name, { src, ...size });
      files[src] = path;
    }
  }
  return { texts, pictures, files, unread, digest: digest.digest('base64url').slice(0, 16) };
}

/** Named by its content, so that browsers may keep it for good. */
function pathOf(name: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
  const extension = extname(name).toLowerCase();
  const plain = name
    .slice('images/'.length, -extension.length)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return `/content/${plain}-${hash}${extension}`;
}

function sizeOf(bytes: Buffer): { width: number; height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // Cameras lay a picture on its side and say so.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}

/** Names of what counts, in one order; links that lead out of the folder are not followed. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => DOCUMENT.test(name) || PICTURE.test(name))
    .toSorted();
}
