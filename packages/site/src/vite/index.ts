export { compressFiles, compressFolder } from './compressFiles.ts';
export { fewChunks } from './fewChunks.ts';
