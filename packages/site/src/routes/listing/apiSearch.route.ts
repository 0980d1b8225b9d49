import { parseSearch } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../context/siteServices.ts';
import { histogramBars } from '../../view/histogramBars.ts';
import { readPlainText } from './plainText.ts';
import { publicVehicle } from './publicVehicle.ts';

/** The search response of a listing's query string (§3), so that counts can be checked from outside. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { stock, config } = servicesOf(context);
  const asked = parseSearch(new URL(request.url).search);
  const state = asked.query === '' ? asked : readPlainText(asked, await stock.vocabulary()).state;
  const response = await stock.search(state, histogramBars(config));
  const searchTrouble = stock.searchTrouble();
  return Response.json(
    {
      ...response,
      hits: response.hits.map(publicVehicle),
      ...(searchTrouble !== null && { searchTrouble }),
    },
    { headers: { 'cache-control': 'public, no-cache' } },
  );
}
