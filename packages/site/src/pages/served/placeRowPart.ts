// Loaded when the row is nearly in the window.
export { LocationCarousel } from '@forecourt/ui';
