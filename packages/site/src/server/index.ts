export { type Answer } from './http/answer.ts';
export type { QuickHandler, SiteRequest } from './http/frontHandler.ts';
export { createLog, createProcessLog, type Log, type LogEntry } from './log/log.ts';
export type { RunningServer, StartServerOptions } from './serverOptions.ts';
export { portFrom, type Settings, settingsFrom } from './settings/settings.ts';
export { siteAddress } from './settings/siteAddress.ts';
export { startServer } from './startServer.ts';
export { stopOnSignal } from './stopOnSignal.ts';
