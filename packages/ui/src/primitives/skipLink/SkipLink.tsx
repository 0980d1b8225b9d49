import { skipLink } from '../visuallyHidden/visuallyHidden.css.ts';

/** The page's first link: jumps over the header to `main`, shown on focus. */
export function SkipLink() {
  return (
    <a href="#main" className={skipLink}>
      Skip to main content
    </a>
  );
}
