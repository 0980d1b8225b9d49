import { fileURLToPath } from 'node:url';

/** Folder with one folder a demo dealer: its site.json and its stock file. Absolute path. */
export const demoSitesFolder = fileURLToPath(new URL('./sites', import.meta.url));
