// Loaded when a browser draws offers itself: on a page as it is sent they need no script.
export { OfferStrip } from '@forecourt/ui';
