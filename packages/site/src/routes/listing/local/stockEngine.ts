// A bundle of its own: the page's code and the stock's files arrive beside it.
export { openStockFile, unpackRecord } from '@forecourt/data/search';
