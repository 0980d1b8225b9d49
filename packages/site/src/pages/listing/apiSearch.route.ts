import { parseSearch } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { histogramBars } from '../../listing/histogramBars.ts';
import { bestReading, otherReadings, readPlainText } from '../../listing/plainText.ts';
import { publicVehicle } from '../../listing/publicVehicle.ts';

/** The search response of a listing's query string, so that counts can be checked from outside. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { stock, config } = servicesOf(context);
  const asked = parseSearch(new URL(request.url).search);
  const words = asked.query === '' ? null : await stock.vocabulary();
  const read = words === null ? asked : readPlainText(asked, words).state;
  const others = words === null ? [] : otherReadings(asked, words);
  const bars = histogramBars(config);
  const first = await stock.search(read, { ...bars, otherwise: others.map(({ state }) => state) });
  const { otherwise = [], ...found } = first;
  const better = first.count > 0 ? null : bestReading(others, otherwise);
  const response = better === null ? found : await stock.search(better.state, bars);
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
