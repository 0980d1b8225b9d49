import type { LinkComponentProps } from '@forecourt/ui';
import { Link } from 'react-router';

/** The link that `ui` is given: the router's inside the site, a plain one to anywhere else. */
export function RouterLink({ to, ...rest }: LinkComponentProps) {
  const isInside = to.startsWith('/') && !to.startsWith('//');
  return isInside ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}
