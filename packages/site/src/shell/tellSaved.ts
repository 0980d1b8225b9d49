import { WATCHLIST_PATH } from '../presenters/paths.ts';

/**
 * Tells at the page's edge what has become of a press on a heart, and where the list is: a card has no room
 * for it. A message that cannot be shown takes nothing back.
 */
export async function tellSaved(
  text: string,
  tone: 'positive' | 'critical' = 'positive',
): Promise<void> {
  try {
    const { showToast } = await import('./showToast.tsx');
    const action = { label: 'See your saved cars', href: WATCHLIST_PATH };
    await showToast({ text, tone, ...(location.pathname !== WATCHLIST_PATH && { action }) });
  } catch (error) {
    console.error(error);
  }
}
