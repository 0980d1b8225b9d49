// Loaded when a browser draws them itself: on a page as it is sent they need no script.
export { CheckoutProgress, DealSummary } from '@forecourt/ui';
