import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { StockStore } from '../../store/store.ts';
import { importFile } from './importFile.ts';
import { temporaryStore } from './temporaryStore.ts';

/** Two vehicles, each with all that a listing asks for. */
export const GOOD =
  'Id,Make,Model,Year,Price,Status\n1,Kia,Rio,2020,19990,Used\n2,BMW,X5,2022,99990,New\n';

/** A store of its own for the tests of a file, with this stock before each of them. */
export function stockBefore(content: string): { readonly store: StockStore } {
  let opened: Awaited<ReturnType<typeof temporaryStore>>;
  beforeAll(async () => {
    opened = await temporaryStore();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await importFile(opened.stock, content, { force: true });
  });
  return {
    get store() {
      return opened.stock;
    },
  };
}
