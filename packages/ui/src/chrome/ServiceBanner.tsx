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
 * `BOOK A SERVICE`, at the window's lower edge (R2-84): the `banner` of a
 * `PageLayout`. It gives way to what a page itself keeps there.
 */
export function ServiceBanner({ href, onClose }: ServiceBannerProps) {
  return (
    <section aria-label="Service" className={css.banner}>
      <div className={css.body}>
        <ButtonLink href={href} variant="secondary" icon="wrench" size="l" wide>
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
