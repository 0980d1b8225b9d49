export { type Answer } from './answer.ts';
export type { QuickHandler, SiteRequest } from './frontHandler.ts';
export { createLog, createProcessLog, type Log, type LogEntry } from './log.ts';
export { portFrom, type Settings, settingsFrom } from './settings.ts';
export { siteAddress } from './siteAddress.ts';
export { type RunningServer, type StartServerOptions, startServer } from './startServer.ts';
export { stopOnSignal } from './stopOnSignal.ts';
