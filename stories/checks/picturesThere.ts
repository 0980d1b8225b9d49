/** Runs in the page: its letters and pictures are there, those below the window too. */
export async function picturesThere(): Promise<void> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}
