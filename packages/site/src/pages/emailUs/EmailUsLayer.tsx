import { type ReactNode, useEffect, useState } from 'react';
import { isPlainClick } from '../../shell/RouterLink.tsx';

/**
 * Opens the form of an `Email Us` link over the page, whoever has drawn the link. Its code and the form
 * come with the first press; where they do not the link is followed, to the page with the same form.
 */
export function EmailUsLayer() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
      if (link === null || !isPlainClick(link, event)) return;
      event.preventDefault();
      import('./bringEmailUs.tsx')
        .then(({ bringEmailUs }) => bringEmailUs(link, () => setDialog(null)))
        .then(setDialog)
        .catch(() => window.location.assign(link.href));
    };
    // Before the router's own listeners, which pass by what is done already.
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
  return dialog;
}

const LINKS = 'a[data-email-us]';
