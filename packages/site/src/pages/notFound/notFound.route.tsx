import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { nothingAt } from './notFound.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  throw await nothingAt(servicesOf(context));
}

/** Never drawn: the loader always throws, and the shell shows the error. */
export default function NotFound() {
  return null;
}
