/** Outline of a grille and what fills it, round the middle of the car. */
export interface Grille {
  d: string;
  /** Lines across the opening. */
  mesh: string;
  /** The opening is painted, but for a slot. */
  closed?: boolean;
  bright: boolean;
}

/** One of eight grilles in the space under the edge of the bonnet; each make has its own. */
export function grilleOf(face: number, wide: number, top: number, low: number): Grille {
  const tall = low - top;
  const rows = (gap: number) =>
    Array.from({ length: Math.floor((tall - 8) / gap) }, (_, index) => {
      const y = top + gap * (index + 1);
      return `M${-wide * 1.2} ${y} H${wide * 1.2}`;
    }).join(' ');
  const columns = (gap: number, lean = 0) =>
    Array.from({ length: Math.ceil((wide * 2.4) / gap) }, (_, index) => {
      const x = -wide * 1.2 + index * gap;
      return `M${x.toFixed(1)} ${top} L${(x + lean).toFixed(1)} ${low}`;
    }).join(' ');
  switch (face) {
    case 1:
      // A wide letterbox with one bar.
      return {
        d: `M${-wide * 1.12} ${top + tall * 0.12} H${wide * 1.12} L${wide * 1.02} ${top + tall * 0.66} H${-wide * 1.02}Z`,
        mesh: `M${-wide * 1.2} ${top + tall * 0.4} H${wide * 1.2}`,
        bright: true,
      };
    case 2:
      // Six corners and a crossed mesh.
      return {
        d: `M${-wide * 0.7} ${top} H${wide * 0.7} L${wide} ${top + tall * 0.5} L${wide * 0.66} ${low + 14} H${-wide * 0.66} L${-wide} ${top + tall * 0.5}Z`,
        mesh: `${columns(13, 26)} ${columns(13, -26)}`,
        bright: false,
      };
    case 3:
      // Closed, as an electric car's is, with a slot.
      return {
        d: `M${-wide * 0.9} ${top + tall * 0.62} H${wide * 0.9} L${wide * 0.84} ${top + tall * 0.8} H${-wide * 0.84}Z`,
        mesh: '',
        closed: true,
        bright: false,
      };
    case 4:
      // Low and smiling.
      return {
        d: `M${-wide * 1.05} ${top + tall * 0.2} Q0 ${top + tall * 0.5} ${wide * 1.05} ${top + tall * 0.2} L${wide * 0.8} ${low + 8} Q0 ${low + 18} ${-wide * 0.8} ${low + 8}Z`,
        mesh: rows(9),
        bright: true,
      };
    case 5:
      // A tall plate of upright bars with round corners.
      return {
        d: `M${-wide * 0.8} ${top - 4} H${wide * 0.8} Q${wide * 0.96} ${top - 4} ${wide * 0.94} ${top + 14} L${wide * 0.88} ${low} Q${wide * 0.86} ${low + 10} ${wide * 0.7} ${low + 10} H${-wide * 0.7} Q${-wide * 0.86} ${low + 10} ${-wide * 0.88} ${low} L${-wide * 0.94} ${top + 14} Q${-wide * 0.96} ${top - 4} ${-wide * 0.8} ${top - 4}Z`,
        mesh: columns(17),
        bright: true,
      };
    case 6:
      // Two slots, one over the other.
      return {
        d: `M${-wide} ${top} H${wide} L${wide * 0.94} ${top + tall * 0.34} H${-wide * 0.94}Z M${-wide * 0.9} ${top + tall * 0.56} H${wide * 0.9} L${wide * 0.8} ${low} H${-wide * 0.8}Z`,
        mesh: '',
        bright: false,
      };
    case 7:
      // Standing on its narrow side.
      return {
        d: `M${-wide * 0.5} ${top - 2} H${wide * 0.5} L${wide * 0.98} ${low - 4} L${wide * 0.9} ${low + 10} H${-wide * 0.9} L${-wide * 0.98} ${low - 4}Z`,
        mesh: rows(7),
        bright: false,
      };
    default:
      return {
        d: `M${-wide} ${top} H${wide} Q${wide + 6} ${top + 4} ${wide} ${top + 18} L${wide * 0.8} ${low - 6} Q${wide * 0.76} ${low} ${wide * 0.7} ${low} H${-wide * 0.7} Q${-wide * 0.76} ${low} ${-wide * 0.8} ${low - 6} L${-wide} ${top + 18} Q${-wide - 6} ${top + 4} ${-wide} ${top}Z`,
        mesh: rows(11),
        bright: true,
      };
  }
}
