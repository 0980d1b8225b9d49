import { Button } from '../primitives/button/Button.tsx';
import { question } from './enquiryForm.css.ts';
import type { useEmailDoubt } from './useEmailDoubt.ts';

export type EmailQuestionProps = Pick<
  ReturnType<typeof useEmailDoubt>,
  'asked' | 'button' | 'take'
>;

/** Under an email address that looks mistyped; read out when it appears. */
export function EmailQuestion({ asked, button, take }: EmailQuestionProps) {
  return (
    <div aria-live="polite">
      {asked && (
        <div className={question}>
          <p>
            {asked.meant === null
              ? `Is ${asked.typed} complete? Most addresses end in .com or .com.au.`
              : `Did you mean ${asked.meant}?`}
            {asked.waiting && ' If yours is right, send the form again.'}
          </p>
          {asked.meant !== null && (
            <Button variant="secondary" onClick={take} ref={button}>
              {`Use ${asked.meant}`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
