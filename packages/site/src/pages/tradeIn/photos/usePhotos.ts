import { MAX_PHOTOS, photoProblemText } from '@forecourt/domain';
import type { ChosenPhoto } from '@forecourt/ui';
import { useEffect, useRef, useState } from 'react';
import type { KeptPhoto } from '../../form/formView.ts';
import { holdPhotos, readHeldPhotos } from './heldPhotos.ts';

export interface Photos {
  photos: readonly ChosenPhoto[];
  /** Some are still on their way. */
  isBusy: boolean;
  choose(files: readonly File[]): void;
  remove(key: string): void;
}

const sending = { state: 'sending', progress: 0, message: null, token: null } as const;
const LOST = 'Photos cannot be sent just now. Send the form without them.';

/**
 * Photos of a form: each is made smaller and sent when it is chosen, one after another, and what sends
 * them is loaded with the first.
 *
 * @param name where the tab keeps how the server calls them, until the form is sent or the server has them
 * no more (R3-19)
 * @param kept those that came with the form before, and are on the server
 */
export function usePhotos(name: string, kept: readonly KeptPhoto[] = []): Photos {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>(() =>
    (kept.length > 0 ? kept : readHeldPhotos(name, Date.now())).map(({ token, bytes }) => ({
      ...{ key: token, state: 'sent', progress: 1, message: null },
      ...{ token, bytes, picture: null },
    })),
  );
  useEffect(() => holdPhotos(name, photos, Date.now()), [photos, name]);
  const count = useRef(0);
  const queue = useRef(Promise.resolve());
  const under = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = under.current;
    return () => {
      for (const one of all.values()) one.abort();
    };
  }, []);

  function change(key: string, with_: Partial<ChosenPhoto>): void {
    setPhotos((before) => before.map((one) => (one.key === key ? { ...one, ...with_ } : one)));
  }

  async function send(key: string, file: File): Promise<void> {
    const controller = under.current.get(key);
    if (controller === undefined || controller.signal.aborted) return;
    try {
      const { sendPhoto } = await import('./sendPhoto.ts');
      const reply = await sendPhoto(file, {
        onReduced: ({ blob, picture }) => change(key, { bytes: blob.size, picture }),
        onProgress: (progress) => change(key, { progress }),
        signal: controller.signal,
      });
      change(
        key,
        'token' in reply
          ? { state: 'sent', token: reply.token }
          : { state: 'failed', message: reply.message },
      );
    } catch {
      change(key, { state: 'failed', message: LOST });
    } finally {
      under.current.delete(key);
    }
  }

  return {
    photos,
    isBusy: photos.some(({ state }) => state === 'sending'),
    choose(files) {
      const good = photos.filter(({ state }) => state !== 'failed');
      const room = Math.max(0, MAX_PHOTOS - good.length);
      const chosen = files.map((file, index) => {
        count.current += 1;
        const key = `photo-${count.current}`;
        return { key, file, fits: index < room };
      });
      const fitting = chosen.filter(({ fits }) => fits);
      const shown: ChosenPhoto[] = fitting.map(({ key }) => ({
        ...{ ...sending, key, bytes: null, picture: null },
      }));
      const rest = chosen.find(({ fits }) => !fits);
      if (rest !== undefined) {
        shown.push({
          ...{ ...sending, key: rest.key, bytes: null, picture: null },
          ...{ state: 'failed', message: photoProblemText('many') },
        });
      }
      // What failed before has been read.
      setPhotos([...good, ...shown]);
      for (const { key, file } of fitting) {
        under.current.set(key, new AbortController());
        queue.current = queue.current.then(() => send(key, file));
      }
    },
    remove(key) {
      under.current.get(key)?.abort();
      setPhotos((before) => before.filter((one) => one.key !== key));
    },
  };
}
