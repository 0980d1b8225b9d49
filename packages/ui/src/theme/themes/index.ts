export { classic } from './classic.ts';
export { metro } from './metro.ts';
export { prestige } from './prestige.ts';
