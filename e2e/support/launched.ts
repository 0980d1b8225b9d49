import type { Browser } from '@playwright/test';

/** A browser that dies before it has opened a page says nothing of the pages: it is started once more. */
const ATTEMPTS = 3;

/** @throws what the last attempt said, where each died */
export async function launched(launch: () => Promise<Browser>, attempt = 1): Promise<Browser> {
  try {
    return await launch();
  } catch (error) {
    const died = error instanceof Error && error.message.includes('has been closed');
    if (!died || attempt === ATTEMPTS) throw error;
    console.warn(`The browser died while it started (${attempt} of ${ATTEMPTS} attempts).`);
    return launched(launch, attempt + 1);
  }
}
