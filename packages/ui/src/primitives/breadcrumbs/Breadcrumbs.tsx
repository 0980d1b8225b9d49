import { useLink } from '../../provider/UiProvider.tsx';
import { wholeNames } from '../heading/wholeNames.tsx';
import { list } from './breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** Pages above this one, from the home page down. */
  trail: readonly { label: string; href: string }[];
  /** This page. */
  current: string;
}

/** Where this page stands in the site. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const To = useLink();
  return (
    <nav aria-label="Breadcrumb">
      <ol className={list}>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <To to={href}>{wholeNames(label)}</To>
          </li>
        ))}
        <li aria-current="page">
          <bdi>{wholeNames(current)}</bdi>
        </li>
      </ol>
    </nav>
  );
}
