import { useLink } from '../../provider/UiProvider.tsx';
import { Icon } from '../icon/Icon.tsx';
import { pageNumbers } from './pageNumbers.ts';
import { entry, list, optional, phoneOnly } from './pagination.css.ts';

export interface PaginationProps {
  /** 1-based. */
  page: number;
  /** The engine's own count of pages (R3-12). */
  pages: number;
  hrefOf: (page: number) => string;
}

function Step({ label, href, back }: { label: string; href: string | null; back: boolean }) {
  const To = useLink();
  const content = (
    <>
      {back && <Icon name="chevronLeft" />}
      {label}
      {!back && <Icon name="chevronRight" />}
    </>
  );
  if (href === null) {
    return (
      <span className={entry} aria-disabled="true">
        {content}
      </span>
    );
  }
  return (
    <To to={href} className={entry} rel={back ? 'prev' : 'next'}>
      {content}
    </To>
  );
}

/** Links to the pages of a list; nothing when there is only one (R2-40). */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const To = useLink();
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages">
      <ul className={list}>
        <li>
          <Step label="Previous" href={page > 1 ? hrefOf(page - 1) : null} back />
        </li>
        <li className={phoneOnly}>
          {page} of {pages}
        </li>
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap-${index < 3 ? 'before' : 'after'}`} className={optional}>
              …
            </li>
          ) : (
            <li key={number} className={optional}>
              <To
                to={hrefOf(number)}
                className={entry}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </To>
            </li>
          ),
        )}
        <li>
          <Step label="Next" href={page < pages ? hrefOf(page + 1) : null} back={false} />
        </li>
      </ul>
    </nav>
  );
}
