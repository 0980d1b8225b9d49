import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { IconButton } from '../primitives/button/IconButton.tsx';
import * as css from './serviceBanner.css.ts';

export interface ServiceBannerProps {
  /** Where a service is booked: `/service#service-booking`. */
  href: string;
  /** Makes it closable, where there is a script. The caller hides it for the session (R2-84). */
  onClose?: () => void;
}

/**
 * `BOOK A SERVICE`, at the window's lower edge while its page scrolls (R2-84). Put it last in the main
 * part of a page, and not on one that has an action bar.
 */
export function ServiceBanner({ href, onClose }: ServiceBannerProps) {
  return (
    <section aria-label="Service" className={css.banner}>
      <div className={css.body}>
        <ButtonLink href={href} icon="wrench" size="l" wide>
          BOOK A SERVICE
        </ButtonLink>
        {onClose && (
          <div className={css.close}>
            <IconButton icon="close" label="Close: book a service" onClick={() => onClose()} />
          </div>
        )}
      </div>
    </section>
  );
}
