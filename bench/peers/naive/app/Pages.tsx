import { Link } from 'react-router';

export function Pages({ pages }: { pages: number }) {
  const numbers = [1, 2, 3, pages].filter(
    (page, at, all) => page <= pages && all.indexOf(page) === at,
  );
  return (
    <nav aria-label="Pages">
      <ul>
        {numbers.map((page) => (
          <li key={page}>
            <Link to={`/?page=${page}`}>{page}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
