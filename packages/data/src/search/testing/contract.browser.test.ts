import { createEmbeddedSearch } from '../embedded/embeddedSearch.ts';
import { describeStockSearch } from './describeStockSearch.ts';
import { overStockFiles } from './overStockFiles.ts';

describeStockSearch('embedded, in Chromium', createEmbeddedSearch, { searches: 200 });
describeStockSearch('stock file, in Chromium', overStockFiles, { searches: 120 });
