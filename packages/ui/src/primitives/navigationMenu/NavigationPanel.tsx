import type { ReactNode } from 'react';
import type { PanelGroup, PanelLink } from './navigationEntry.ts';
import * as css from './navigationMenu.css.ts';

interface NavigationPanelProps {
  groups: readonly PanelGroup[];
  aside?: ReactNode;
  renderLink: (link: PanelLink, content: ReactNode) => ReactNode;
}

/** What a panel holds, however it was opened. */
export function NavigationPanel({ groups, aside, renderLink }: NavigationPanelProps) {
  return (
    <div className={css.columns}>
      {groups.map(({ label, links }) => (
        <div key={label ?? links[0]?.href} className={css.group}>
          {label && <p className={css.groupLabel}>{label}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                {renderLink(
                  link,
                  <>
                    {link.label}
                    {link.note && <small className={css.note}>{link.note}</small>}
                  </>,
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  );
}
