export { loadEmailUs as loader } from './emailUs.server.ts';
