import { type CloseWatcher, gestureWatcher } from '../primitives/overlay/gestureWatcher.ts';
import { currentStep, onBack } from '../primitives/overlay/onBack.ts';
import { smallScreen } from '../theme/breakpoints.ts';

/**
 * Closes the open menus (`details`) of an element when the shopper presses Escape or turns to anything
 * else, by pointer or keyboard; on a phone, where they cover the page, by Back. A menu's part is what
 * it holds and, for the phone's menu, what stands right after it.
 *
 * @returns ends it
 */
export function closeMenus(element: HTMLElement): () => void {
  const openMenus = () => element.querySelectorAll<HTMLDetailsElement>('details[open]');
  const close = ({ target }: { target: unknown }): void => {
    const node = target instanceof Node ? target : null;
    for (const menu of openMenus()) {
      if (!menu.contains(node) && !menu.nextElementSibling?.contains(node)) menu.open = false;
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    const last = [...openMenus()].at(-1);
    if (event.key !== 'Escape' || !last) return;
    last.open = false;
    last.querySelector('summary')?.focus();
  };
  const closeCovering = (): boolean => {
    const menus = matchMedia(smallScreen).matches ? [...openMenus()] : [];
    for (const menu of menus) menu.open = false;
    return menus.length > 0;
  };
  // A menu stays open until the page it led to is drawn; Back pressed before that is for the page.
  let openedOn = currentStep();
  const stop = onBack(() => currentStep() === openedOn && closeCovering());
  // After a full load only the phone's own gesture can be asked about: a step of history would
  // be left behind each time the menu leads somewhere.
  let watcher: CloseWatcher | null = null;
  const onToggle = (): void => {
    watcher?.destroy();
    openedOn = currentStep();
    const covers = matchMedia(smallScreen).matches && openMenus().length > 0;
    watcher = covers ? gestureWatcher(closeCovering) : null;
  };
  onToggle();
  // `toggle` does not bubble.
  element.addEventListener('toggle', onToggle, true);
  document.addEventListener('pointerdown', close);
  document.addEventListener('focusin', close);
  document.addEventListener('keydown', onKey);
  return () => {
    stop();
    watcher?.destroy();
    element.removeEventListener('toggle', onToggle, true);
    document.removeEventListener('pointerdown', close);
    document.removeEventListener('focusin', close);
    document.removeEventListener('keydown', onKey);
  };
}
