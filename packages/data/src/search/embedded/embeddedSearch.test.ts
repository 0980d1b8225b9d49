import { describeStockSearch } from '../testing/describeStockSearch.ts';
import { createEmbeddedSearch } from './embeddedSearch.ts';

describeStockSearch('embedded search', createEmbeddedSearch, {
  searches: Number(process.env.SEARCH_CONTRACT_SEARCHES ?? 1_200),
});
