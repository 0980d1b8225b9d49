import { notFound } from './notFound.server.ts';

export function loader() {
  throw notFound();
}

/** Never drawn: the loader always throws, and the shell shows the error. */
export default function NotFound() {
  return null;
}
