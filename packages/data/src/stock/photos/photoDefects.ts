import { type Defect, showFound } from '../faults/defect.ts';
import type { StrayFile } from './listPhotoFiles.ts';
import type { MissingPhoto, UnusedPhoto } from './matchPhotos.ts';
import type { Unread } from './readPhotoFile.ts';

const SAVE = 'Save it as JPEG, PNG, WebP or AVIF.';

const STRAYS: Readonly<Record<StrayFile['why'], readonly [string, string]>> = {
  link: [
    'a link, which is not followed: it may lead out of the folder',
    'Put the photo itself there.',
  ],
  format: ['a picture of a kind that is not taken, so no vehicle shows it', SAVE],
  unreadable: ['a folder that this user may not read', 'Let the user that imports read it.'],
};

/** By the reason of a `PictureFault`, and why its bytes could not be had. */
const UNFIT: Readonly<Record<string, readonly [string, string]>> = {
  empty: ['an empty file, so no vehicle shows it', 'Copy it again.'],
  large: ['more than 20 MiB, so no vehicle shows it', 'Save it smaller: 1,920 pixels are shown.'],
  unreadable: ['it cannot be read, so no vehicle shows it', 'Let the user that imports read it.'],
  'no picture': ['no photo by its content, whatever it is called', SAVE],
  'cannot be read': ['damaged or cut off, so no vehicle shows it', 'Copy it again, to its end.'],
  'too many pixels': ['more than 60 million pixels, so no vehicle shows it', 'Save it smaller.'],
  'too small': ['hardly a photo: less than 64 pixels wide or high', 'Give the photo in its size.'],
};

/** A file of the folder that no vehicle shows. */
function aboutFile(file: string, [problem, remedy]: readonly [string, string]): Defect {
  const found = showFound(file);
  return { severity: 'warning', row: 0, field: 'photos', found, problem, remedy };
}

export function strayDefect({ file, why }: StrayFile): Defect {
  return aboutFile(file, STRAYS[why]);
}

export function unusedDefect({ file, owners }: UnusedPhoto): Defect {
  const [one, other] = owners;
  if (one === undefined || other === undefined) {
    return aboutFile(file, [
      'no vehicle of the stock file is called so',
      'Begin its name, or its folder’s, with a stock number, VIN or plate: STK123_1.jpg.',
    ]);
  }
  return aboutFile(file, [
    'several vehicles may be meant, so none shows it',
    `It may be of ${showFound(one)} or of ${showFound(other)}: put it into a folder that is called by one.`,
  ]);
}

export function unfitDefect(file: string, reason: Unread | (string & {})): Defect {
  const told = UNFIT[reason] ?? UNFIT['cannot be read'];
  return aboutFile(file, told ?? ['', '']);
}

/** A name in a row's column of photos that leads to no file. */
export function missingDefect(row: number, { name, why }: MissingPhoto): Defect {
  return {
    severity: 'warning',
    row,
    field: 'images',
    found: showFound(name),
    ...(why === 'missing'
      ? {
          problem: 'a photo that is not in the folder',
          remedy: 'Put it there, or take its name out.',
        }
      : { problem: 'a name that several files have', remedy: 'Write it with its folder.' }),
  };
}
