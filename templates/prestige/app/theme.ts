export { prestige as theme } from '@forecourt/ui/themes';
