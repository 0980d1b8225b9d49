import { useId, useRef, useState } from 'react';
import { useLink } from '../../provider/UiProvider.tsx';
import { buttonClass } from '../button/buttonClass.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { useLate } from '../scripted/useLate.ts';
import { useScripted } from '../scripted/useScripted.ts';
import * as css from './menu.css.ts';
import type { MenuGroup } from './menuEntry.ts';

async function load() {
  return (await import('./MenuBody.tsx')).MenuBody;
}

export interface DropdownMenuProps {
  label: string;
  icon?: IconName;
  groups: readonly MenuGroup[];
  /** Edge of the button the menu keeps to. Default `start`. */
  align?: 'start' | 'end';
}

/**
 * A button that opens a list of links and actions. Without a script it is a disclosure of its
 * links; actions need a script and are left out.
 */
export function DropdownMenu({ label, icon, groups, align = 'start' }: DropdownMenuProps) {
  const scripted = useScripted();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'pointer' | 'key' | null>(null);
  const [near, setNear] = useState(false);
  const MenuBody = useLate(load, near || open !== null);
  const bring = () => setNear(true);
  const To = useLink();
  const className = buttonClass({ variant: 'secondary' });
  const face = (
    <>
      {icon && <Icon name={icon} />}
      {label}
      <Icon name="chevronDown" size="s" />
    </>
  );
  if (!scripted) {
    const links = groups.flatMap(({ entries }) => entries.filter((entry) => 'href' in entry));
    return (
      <details className={css.root}>
        <summary className={className}>{face}</summary>
        <ul className={`${css.menu} ${css.plain}`}>
          {links.map((entry) => (
            <li key={entry.href}>
              <To to={entry.href} className={css.entry}>
                {entry.label}
              </To>
            </li>
          ))}
        </ul>
      </details>
    );
  }
  return (
    <div className={css.root}>
      <button
        ref={button}
        id={id}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open !== null}
        className={className}
        onPointerEnter={bring}
        onFocus={bring}
        onClick={({ detail }) => setOpen(open ? null : detail > 0 ? 'pointer' : 'key')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen('key');
        }}
      >
        {face}
      </button>
      {open && MenuBody && (
        <MenuBody
          button={button}
          groups={groups}
          align={align}
          byKey={open === 'key'}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
