import type { HoursRow } from '@forecourt/domain';
import { useState } from 'react';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { link } from '../primitives/link/link.css.ts';
import { useScripted } from '../primitives/scripted/useScripted.ts';
import { OpeningHoursTable } from './OpeningHoursTable.tsx';

const TITLE = 'Holiday Opening Hours';

export interface HolidayHoursProps {
  /** `holidayHours` of the domain: today and later; empty shows nothing (R9-11). */
  rows: readonly HoursRow[];
  /** The place's name. */
  name: string;
}

/** `Holiday Opening Hours`: a dialog, or a disclosure where there is no script. */
export function HolidayHours({ rows, name }: HolidayHoursProps) {
  const scripted = useScripted();
  const [open, setOpen] = useState(false);
  if (rows.length === 0) return null;
  const table = <OpeningHoursTable rows={rows} caption={`${TITLE}, ${name}`} />;
  const words = (
    <>
      <Icon name="clock" />
      {TITLE}
    </>
  );
  if (!scripted) {
    return (
      <details>
        <summary className={link.standalone}>{words}</summary>
        {table}
      </details>
    );
  }
  return (
    <div>
      <button type="button" className={link.standalone} onClick={() => setOpen(true)}>
        {words}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={TITLE} description={name} size="s">
        {table}
      </Dialog>
    </div>
  );
}
