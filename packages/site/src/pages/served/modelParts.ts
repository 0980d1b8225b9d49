// Loaded when a browser draws a model itself: on a page as it is sent it needs no script.
export { ModelVariants } from '@forecourt/ui';
