export { compressFolder } from './compressFiles.ts';
export { fewChunks } from './fewChunks.ts';
export { finishBuild } from './finishBuild.ts';
