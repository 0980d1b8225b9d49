import { errorCatalogue } from '@forecourt/domain';

/**
 * Fetches a vehicle's paper and hands it to the browser to be saved.
 *
 * @throws why there is none, in words for the shopper (R8-02)
 */
export async function savePaper(href: string, fileName: string): Promise<void> {
  const answer = await fetch(href).catch(() => null);
  if (answer === null) throw new Error(errorCatalogue.pdf.text);
  if (!answer.ok) throw new Error(await reasonOf(answer));
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to save by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Ours is a sentence; what a proxy says is a page. */
async function reasonOf(answer: Response): Promise<string> {
  const isOurs = answer.headers.get('content-type')?.startsWith('text/plain') ?? false;
  const text = isOurs ? (await answer.text().catch(() => '')).trim() : '';
  return text === '' ? errorCatalogue.pdf.text : text;
}
