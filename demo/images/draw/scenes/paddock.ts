import { country } from './country.ts';
import type { SceneDrawing } from './scene.ts';

/** What each colour of the last light is at ten in the morning. */
const morning: Readonly<Record<string, string>> = {
  // Sky, from above to the ranges, and clouds.
  '#34507e': '#4f93cf',
  '#7f7fa6': '#86bbe2',
  '#d99a86': '#b9dbee',
  '#f7bb70': '#dcedf3',
  '#ffdf9d': '#f6f5e6',
  '#f4a981': '#ffffff',
  '#c78a97': '#f4f8fb',
  '#ffc58f': '#ffffff',
  '#f3a37b': '#f7fafc',
  '#9a86a6': '#eef5fa',
  '#ffcf97': '#ffffff',
  // Ranges.
  '#8f7593': '#8fa7b5',
  '#6f5a72': '#728f86',
  '#5a4a4f': '#5f7a62',
  // Grass, road and its edge.
  '#d7a455': '#d9c47c',
  '#b98540': '#b9a45c',
  '#8a6230': '#8d7d42',
  '#f0c878': '#f3e6a6',
  '#8d5f47': '#b39a82',
  '#6c5b57': '#8f8a84',
  '#57504f': '#7d7a77',
  '#383436': '#615f60',
  '#b4683a': '#c78d5b',
  '#8f4f2d': '#a87048',
};

/** The same country road on a clear morning. */
export const paddock: SceneDrawing = {
  light: {
    sky: '#f2f8ff',
    ground: '#c7a888',
    shade: '#20201f',
    gloss: 0.85,
    shadow: 0.62,
    lamps: false,
  },
  mirror: 0,
  draw: () => country.draw().replace(/#[0-9a-f]{6}/g, (colour) => morning[colour] ?? colour),
  veil: () => '<rect width="1200" height="800" fill="#fff3d6" fill-opacity=".05"/>',
};
