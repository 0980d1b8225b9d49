import { storageKeys } from '@forecourt/domain';
import { readKept } from '../../shell/browserStore.ts';
import type { FormView } from './formView.ts';

/** By which name this tab keeps what is typed into a form: another page's, or another vehicle's, is another. */
export function draftName(
  site: string,
  { kind, action, carId }: Pick<FormView, 'kind' | 'action' | 'carId'>,
): string {
  const [path] = action.split('?');
  return storageKeys.draft(site, `${kind}:${path}:${carId ?? ''}`);
}

/** Whether there is one: only then a page loads at once what fills it in. */
export function keepsDraft(name: string): boolean {
  return readKept('sessionStorage', name) !== null;
}
