import { bringSuggestions } from '@forecourt/ui';
import { createRoot } from 'react-dom/client';
import type { SearchUse } from '../../../shell/headerLife.ts';
import { siteSearch } from './useSearch.ts';

/** Draws suggestions under a search box that stays as it was sent, and searches without a new document. */
export async function suggestUnder(
  box: HTMLInputElement,
  { site, navigate, wasPressed }: SearchUse,
): Promise<void> {
  const { onSearch, suggestions } = siteSearch(site, navigate);
  box.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    onSearch(box.value);
  });
  const stage = document.createElement('div');
  box.after(stage);
  const write = (text: string): void => {
    box.value = text;
  };
  const pressed = { current: wasPressed };
  box.addEventListener('click', () => {
    pressed.current = true;
  });
  const SuggestionList = await bringSuggestions();
  createRoot(stage).render(
    <SuggestionList
      input={{ current: box }}
      source={suggestions}
      wasPressed={pressed}
      onChosen={write}
      onClear={() => {
        write('');
        box.focus();
      }}
    />,
  );
}
