export {
  createRequestHandler,
  default,
  handleError,
  provideServices,
} from '@forecourt/site/entry.server';
export { theme } from './theme.ts';
