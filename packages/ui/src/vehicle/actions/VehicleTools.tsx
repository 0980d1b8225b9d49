import { useState } from 'react';
import { scripted } from '../../forms/scripting.css.ts';
import { buttonClass } from '../../primitives/button/buttonClass.ts';
import { Drawing } from '../../primitives/icon/Icon.tsx';
import { useLink } from '../../provider/UiProvider.tsx';
import { cx } from '../../style/cx.ts';
import { actionPaths } from './actionPaths.ts';
import { address as addressLine, tools } from './vehicleActions.css.ts';

export interface VehicleToolsProps {
  /** What is shared: the vehicle's name and the address of its page. */
  title: string;
  address: string;
  /** The comparison that this vehicle joins. */
  compareHref: string;
}

const quiet = buttonClass({ variant: 'quiet' });

/** What a shopper does with a vehicle's page: compares, sends, prints it. */
export function VehicleTools({ title, address, compareHref }: VehicleToolsProps) {
  const To = useLink();
  const [shared, setShared] = useState<'copied' | 'refused' | null>(null);
  const share = async (): Promise<void> => setShared(await shareOrCopy(title, address));
  return (
    <>
      <div className={tools}>
        <To to={compareHref} className={quiet}>
          <Drawing d={actionPaths.columns} />
          Compare
        </To>
        <button type="button" className={cx(quiet, scripted)} onClick={() => void share()}>
          <Drawing d={actionPaths.share} />
          <span aria-live="polite">{shared === 'copied' ? 'Link copied' : 'Share'}</span>
        </button>
        <button type="button" className={cx(quiet, scripted)} onClick={() => window.print()}>
          <Drawing d={actionPaths.printer} />
          Print
        </button>
      </div>
      {shared === 'refused' && <p className={addressLine}>{address}</p>}
    </>
  );
}

/** The system's own sheet, where there is one; else the clipboard, where it may be used. */
async function shareOrCopy(title: string, url: string): Promise<'copied' | 'refused' | null> {
  try {
    // Desktops have no such sheet, whatever the types say.
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return null;
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // The shopper closed the sheet again.
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'refused';
  }
}
