// A bundle of its own: the page's code and the stock's files arrive beside it.
export { openRecords, openStockFile } from '@forecourt/data/search';
