import { errorCatalogue, watchlistRequest } from '@forecourt/domain';

/** What a change of the list has come to, as the specification has it. */
export type CallResult =
  | { success: true; saved: readonly string[] }
  | { success: false; error: string; isSignedOut: boolean };

/** Sends a change of the list of who is signed in; never rejects (R7-02). */
export async function watchlistCall(
  kind: 'save' | 'remove',
  phone: string,
  ids: readonly string[],
): Promise<CallResult> {
  const [id = ''] = ids;
  const body =
    ids.length === 1 ? watchlistRequest(phone, id) : { phone_number: phone, car_id: ids };
  try {
    const answer = await fetch(`/api/watchlist/${kind}-car`, {
      method: 'POST',
      // It arrives although the page is left.
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { success, saved, error } = Object(await answer.json());
    if (answer.ok && success === true) {
      return { success, saved: Array.isArray(saved) ? saved.map(String) : [] };
    }
    return failed(typeof error === 'string' ? error : null, answer.status === 401);
  } catch (error) {
    console.error(error);
    return failed(null, false);
  }
}

function failed(error: string | null, isSignedOut: boolean): CallResult {
  return { success: false, error: error ?? errorCatalogue.watchlist.text, isSignedOut };
}
