import { Action, Close, Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { useLink } from '../../provider/UiProvider.tsx';
import { cx } from '../../style/cx.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './toast.css.ts';
import { type ShownToast, TOAST_DURATION } from './toastState.ts';

interface ToastStageProps {
  toast: ShownToast;
  onDismiss: () => void;
}

const icons = { neutral: null, positive: 'check', critical: 'alert' } as const;

/** The toast on the page. Its code arrives with the first one. */
export function ToastStage({ toast, onDismiss }: ToastStageProps) {
  const To = useLink();
  const { id, text, tone = 'neutral', action, open } = toast;
  const icon = icons[tone];
  return (
    <Provider duration={TOAST_DURATION} label="Message">
      <Root
        key={id}
        // Read out when the shopper pauses, not at once.
        type="background"
        open={open}
        onOpenChange={(next) => next || onDismiss()}
        className={css.toast}
      >
        {icon && (
          <span className={cx(css.mark, css.tone[tone])}>
            <Icon name={icon} />
          </span>
        )}
        <Description className={css.text}>{text}</Description>
        {action && (
          <Action altText={action.label} asChild>
            {'href' in action ? (
              <To to={action.href} className={css.action}>
                {action.label}
              </To>
            ) : (
              <button type="button" className={css.action} onClick={action.onSelect}>
                {action.label}
              </button>
            )}
          </Action>
        )}
        <Close className={css.close} aria-label="Dismiss">
          <Icon name="close" />
        </Close>
      </Root>
      <Viewport className={css.viewport} label="Messages ({hotkey})" />
    </Provider>
  );
}
