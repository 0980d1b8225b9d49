import { type ReactNode, useState } from 'react';
import { type ButtonVariants, buttonClass } from '../primitives/button/buttonClass.ts';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { useLink } from '../provider/UiProvider.tsx';

export interface EmailUsProps extends ButtonVariants {
  /** The enquiry page, where the link leads without a script. */
  href: string;
  /** Default `Email Us` (R2-75). */
  label?: string;
  /** One sentence under the title. */
  description?: string;
  /** The form; drawn when the dialog opens. */
  form: () => ReactNode;
}

/** A link to the enquiry page that opens the same form over this page (R2-88). */
export function EmailUs({
  href,
  label = 'Email Us',
  description,
  form,
  ...variants
}: EmailUsProps) {
  const To = useLink();
  const [open, setOpen] = useState(false);
  return (
    <>
      <To
        to={href}
        className={buttonClass(variants)}
        aria-haspopup="dialog"
        onClick={(event) => {
          // A new tab or window was asked for: that is the page.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="mail" />
        {label}
      </To>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        {...(description && { description })}
      >
        {open && form()}
      </Dialog>
    </>
  );
}
