import { useLoaderData, useSearchParams } from 'react-router';

/** As many as a click is judged by. */
const VEHICLES = Array.from({ length: 10_000 }, (_, index) => ({
  body: `Body ${index % 9}`,
  make: `Make ${(index * 7) % 20}`,
}));

/** Vehicles of each body and make, of those that the address asks for: in a browser without a request. */
export function clientLoader({ request }: { request: Request }) {
  const chosen = new URL(request.url).searchParams.getAll('value');
  const found = VEHICLES.filter(({ body, make }) =>
    chosen.every((value) => value === body || value === make),
  );
  const counts = new Map<string, number>();
  for (const { body, make } of VEHICLES) {
    counts.set(body, 0);
    counts.set(make, 0);
  }
  for (const { body, make } of found) {
    counts.set(body, (counts.get(body) ?? 0) + 1);
    counts.set(make, (counts.get(make) ?? 0) + 1);
  }
  return { count: found.length, counts: [...counts] };
}

export function loader(args: { request: Request }) {
  return clientLoader(args);
}

/** Boxes with counts and nothing else: what a click costs where nobody has built anything. */
export default function Filters() {
  const { count, counts } = useLoaderData<typeof clientLoader>();
  const [search, setSearch] = useSearchParams();
  return (
    <div id="filters">
      <p id="results">
        <span aria-live="polite">{count} vehicles</span>
      </p>
      {counts.map(([value, of]) => (
        <label key={value}>
          <input
            type="checkbox"
            name={value}
            checked={search.getAll('value').includes(value)}
            onChange={() => setSearch({ value: [...search.getAll('value'), value] })}
          />
          {value} {of}
        </label>
      ))}
    </div>
  );
}
