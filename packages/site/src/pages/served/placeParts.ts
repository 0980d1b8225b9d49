// Loaded when a browser draws places itself: on a page as it is sent they need no script.
import '@forecourt/ui/styles/modal.css';

export { LocationCard, LocationGrid, LocationHeader } from '@forecourt/ui';
export { CallOrEmail } from './CallOrEmail.tsx';
export { PlaceFacts } from './PlaceFacts.tsx';
