export { onlyPosts as loader, submitApi as action } from './submitApi.server.ts';
