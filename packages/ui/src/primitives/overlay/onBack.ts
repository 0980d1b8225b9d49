/**
 * Asks `close` before the shopper goes back in history, and stays where it answers that it closed
 * something. No entry is added for that: what is closed by a button leaves nothing behind to pass
 * twice, forward opens nothing, and filters chosen meanwhile stay. A browser lets a page do this
 * once for each press of the shopper, so nobody is held.
 *
 * @returns stops asking
 */
export function onBack(close: () => boolean): () => void {
  const navigation = browserNavigation();
  const ask = (event: NavigateEvent): void => {
    const from = navigation?.currentEntry?.index ?? -1;
    const goesBack = event.navigationType === 'traverse' && event.destination.index < from;
    if (goesBack && event.cancelable && close()) event.preventDefault();
  };
  navigation?.addEventListener('navigate', ask);
  return () => navigation?.removeEventListener('navigate', ask);
}

/** Whether `onBack` is asked here: never before another site or a page that was loaded anew. */
export function canAskOnBack(): boolean {
  const navigation = browserNavigation();
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.sameDocument === true;
}

/** What the step of history that is shown is known by, also once its address is replaced. */
export function currentStep(): string | undefined {
  return browserNavigation()?.currentEntry?.key;
}

/** Absent in browsers of before 2026. */
function browserNavigation(): Navigation | undefined {
  return window.navigation as Navigation | undefined;
}
