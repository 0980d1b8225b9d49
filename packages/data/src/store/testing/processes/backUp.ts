import process from 'node:process';
import { backupFolder } from '../../backup/backupFolder.ts';

// Tells the parent that it begins, and backs a folder up. Arguments: folder, where to.
const [folder = '', to = ''] = process.argv.slice(2);
process.send?.('begins');
await backupFolder({ folder, to, version: '1', now: new Date() });
process.disconnect?.();
