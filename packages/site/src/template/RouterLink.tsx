import type { LinkComponentProps } from '@forecourt/ui';
import { Link } from 'react-router';

/** The link that `ui` is given: the router's inside the site, a plain one to anywhere else. */
export function RouterLink({ to, children, ...rest }: LinkComponentProps) {
  const isInside = to.startsWith('/') && !to.startsWith('//');
  if (!isInside) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
