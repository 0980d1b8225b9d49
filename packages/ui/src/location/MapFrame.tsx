import type { ReactNode } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { IconButton } from '../primitives/button/IconButton.tsx';
import * as css from './locationMap.css.ts';
import * as openedCss from './openedMap.css.ts';
import type { OpenedMap } from './useOpenedMap.ts';

export interface MapFrameProps {
  state: OpenedMap;
  /** Stands there until the map is opened, and where it cannot be drawn. */
  sketch: ReactNode;
  attribution: { label: string; href: string } | null;
}

/** A map once it is opened, else a sketch and a button that opens it. */
export function MapFrame({ state, sketch, attribution }: MapFrameProps) {
  const { box, map, failed, hasMap, opened } = state;
  if (hasMap && opened) {
    return (
      <div className={css.frame}>
        <section ref={box} aria-label="Map, arrow keys move it" className={openedCss.map} />
        <div className={openedCss.zoom}>
          <IconButton icon="plus" label="Zoom in" onClick={() => map?.zoom(1)} />
          <IconButton icon="minus" label="Zoom out" onClick={() => map?.zoom(-1)} />
        </div>
        {attribution && (
          <p className={openedCss.attribution}>
            <a href={attribution.href}>{attribution.label}</a>
          </p>
        )}
      </div>
    );
  }
  return (
    <div className={css.frame}>
      {sketch}
      {failed && (
        <p className={css.note}>
          The map cannot be shown right now. Every address and phone number is on this page.
        </p>
      )}
      {hasMap && (
        <div className={css.opener}>
          <Button icon="pin" variant="secondary" onClick={() => state.open(null)}>
            Open the map
          </Button>
        </div>
      )}
    </div>
  );
}
