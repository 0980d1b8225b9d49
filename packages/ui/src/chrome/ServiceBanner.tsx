import { IconButton } from '../primitives/button/IconButton.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import * as css from './serviceBanner.css.ts';

export interface ServiceBannerProps {
  /** Where a service is booked: `/service#service-booking`. */
  href: string;
  /** Makes it closable, where there is a script. The caller hides it for the session (R2-84). */
  onClose?: () => void;
}

/**
 * `BOOK A SERVICE`, the last line of the window (R2-84): the `banner` of a
 * `PageLayout`. It gives way to what a page itself keeps there.
 */
export function ServiceBanner({ href, onClose }: ServiceBannerProps) {
  const To = useLink();
  return (
    <section aria-label="Service" className={css.banner}>
      <div className={css.body}>
        <To to={href} className={css.link}>
          <Icon name="wrench" />
          BOOK A SERVICE
        </To>
        {onClose && (
          <div className={css.close}>
            <IconButton icon="close" label="Close: book a service" onClick={() => onClose()} />
          </div>
        )}
      </div>
    </section>
  );
}
