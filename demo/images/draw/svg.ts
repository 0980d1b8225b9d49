export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stop([offset, colour, opacity]: Stop) {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
}

/** A linear gradient in the picture's own coordinates. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stop).join('')}</linearGradient>`;
}

/** A radial gradient in the picture's own coordinates. */
export function radial(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  stops: readonly Stop[],
): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stop).join('')}</radialGradient>`;
}

export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" color-interpolation-filters="sRGB" x="-30%" y="-130%" width="160%" height="360%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** Attributes of an element, `undefined` left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

export function element(name: string, attributes: Attributes, inner = ''): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return inner === '' ? `<${name}${text}/>` : `<${name}${text}>${inner}</${name}>`;
}

export function path(d: string, attributes: Attributes): string {
  return element('path', { d, ...attributes });
}

/** A thin groove: a dark line with light on its edge. */
export function groove(d: string, dark: string, light: string, width = 2): string {
  return (
    path(d, {
      fill: 'none',
      stroke: light,
      'stroke-width': width,
      'stroke-opacity': 0.35,
      transform: 'translate(1.6 .8)',
    }) + path(d, { fill: 'none', stroke: dark, 'stroke-width': width, 'stroke-opacity': 0.62 })
  );
}
