import type { OpenStoreOptions } from './openStore.ts';
import type { StoreSurvey } from './store/survey/storeSurvey.ts';
import { surveyFolder } from './store/survey/surveyFolder.ts';

/**
 * Looks at the store that an operator has chosen, and neither makes nor changes it: `openStore` does both.
 *
 * @throws StoreUnavailable where it cannot be read
 */
export async function surveyStore({
  dataFolder,
  databaseUrl = null,
}: Omit<OpenStoreOptions, 'watched'>): Promise<StoreSurvey> {
  if (databaseUrl === null) return surveyFolder(dataFolder);
  const { surveyDatabase } = await import('./store/survey/surveyDatabase.ts');
  return surveyDatabase(databaseUrl);
}
