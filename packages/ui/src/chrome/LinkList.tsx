import { useLink } from '../provider/UiProvider.tsx';
import type { NavLink } from './navigation.ts';

/** Links of a menu or the footer, one under the other. */
export function LinkList({ links }: { links: readonly NavLink[] }) {
  const To = useLink();
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <To to={href}>{label}</To>
        </li>
      ))}
    </ul>
  );
}
