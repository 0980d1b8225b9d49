import type { CabinView, Trim } from '../../picture.ts';
import { dashboard } from './dashboard.ts';
import { bed, kitchen } from './livingSpace.ts';
import { frontSeats, rearSeats } from './seats.ts';
import { upholsteries } from './upholstery.ts';

/** What a view shows of the inside, in a picture of 1200 by 800. */
export function drawCabin(trim: Trim, view: CabinView, km?: number): string {
  const leather = upholsteries[trim];
  switch (view) {
    case 'dash':
      return dashboard(leather);
    case 'cluster':
      return zoomed(dashboard(leather, km), 868, 338, 2.7);
    case 'screen':
      return zoomed(dashboard(leather), 560, 400, 2.3);
    case 'seats':
      return frontSeats(leather);
    case 'rear-seats':
      return rearSeats(leather);
    case 'bed':
      return bed(leather);
    case 'kitchen':
      return kitchen(leather);
  }
}

function zoomed(drawing: string, x: number, y: number, factor: number): string {
  return `<g transform="translate(600 400) scale(${factor}) translate(${-x} ${-y})">${drawing}</g>`;
}
