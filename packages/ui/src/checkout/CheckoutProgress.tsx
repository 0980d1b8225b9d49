import { Icon } from '../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import * as css from './checkoutProgress.css.ts';

export interface CheckoutProgressProps {
  /** In order; those that can be gone back to have an address. */
  steps: readonly { title: string; href: string | null }[];
  /** Index of the step that shows. */
  current: number;
}

/** How far a purchase has come, and the way back to what was answered. */
export function CheckoutProgress({ steps, current }: CheckoutProgressProps) {
  const To = useLink();
  return (
    <nav aria-label="Steps" className={css.progress}>
      <p className={css.words}>
        Step {current + 1} of {steps.length}: <strong>{steps[current]?.title}</strong>
      </p>
      <ol className={css.list}>
        {steps.map(({ title, href }, index) => {
          const isDone = index < current;
          const name = (
            <>
              <span className={css.dot} aria-hidden="true">
                {isDone ? <Icon name="check" size="s" /> : index + 1}
              </span>
              <span className={css.title}>{title}</span>
              {isDone && <VisuallyHidden>, done</VisuallyHidden>}
            </>
          );
          return (
            <li
              key={title}
              className={index <= current ? css.mark.reached : css.mark.ahead}
              aria-current={index === current ? 'step' : undefined}
            >
              {href === null ? (
                <span>{name}</span>
              ) : (
                <To to={href} className={css.back}>
                  {name}
                </To>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
