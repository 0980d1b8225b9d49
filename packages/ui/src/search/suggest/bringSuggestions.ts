import type { ComponentType } from 'react';
import type { SuggestionListProps } from './SuggestionList.tsx';

/** The list under a search box, whose code is loaded when the first box is used. */
export async function bringSuggestions(): Promise<ComponentType<SuggestionListProps>> {
  return (await import('./SuggestionList.tsx')).SuggestionList;
}
