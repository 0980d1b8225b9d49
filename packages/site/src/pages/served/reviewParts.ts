// Loaded when the reviews are nearly in the window.
export { ReviewSection } from '@forecourt/ui';
