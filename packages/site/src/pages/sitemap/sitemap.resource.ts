export { loadSitemap as loader } from './sitemap.server.ts';
