export { classic as theme } from '@forecourt/ui/themes';
