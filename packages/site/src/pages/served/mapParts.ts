// Loaded when somebody points at a sketch: its list and its links need no script.
export { LocationMap, PlaceMap } from '@forecourt/ui';
