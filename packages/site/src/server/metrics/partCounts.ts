import type { Pictures } from '@forecourt/data';
import type { TypesenseRemote } from '../stock/remoteSearch.ts';
import type { Instruments } from './instruments.ts';

/** Pictures, which count what is made and how long it takes. */
export function pictureCounts(
  pictures: Pictures,
  { pictures: made, keptPictures }: Pick<Instruments, 'pictures' | 'keptPictures'>,
): Pictures {
  return {
    async kept(request) {
      const bytes = await pictures.kept(request);
      keptPictures.inc({ outcome: bytes === null ? 'miss' : 'hit' });
      return bytes;
    },
    async make(request) {
      const done = made.startTimer();
      try {
        const answer = await pictures.make(request);
        done({ outcome: answer.kind });
        return answer;
      } catch (error) {
        done({ outcome: 'failed' });
        throw error;
      }
    },
  };
}

/** The search service, which counts its answers and its failures. */
export function remoteCounts(
  remote: TypesenseRemote,
  { searches }: Pick<Instruments, 'searches'>,
): TypesenseRemote {
  return {
    leftAlone: remote.leftAlone,
    of(site, stock) {
      const search = remote.of(site, stock);
      return {
        lastGood: search.lastGood,
        async search(request) {
          try {
            const answer = await search.search(request);
            searches.inc({ outcome: 'answered' });
            return answer;
          } catch (error) {
            searches.inc({ outcome: 'failed' });
            throw error;
          }
        },
      };
    },
  };
}
