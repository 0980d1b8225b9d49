import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { storeFile } from '../embedded/storeFiles.ts';

/**
 * Begins the records of changes of a restored folder anew. Their positions went back, and would be given a
 * second time to other changes: whoever has read further is told to read the list (R17-40). Who noted them when
 * the backup was made does so no more.
 */
export function beginNewEpochs(folder: string): void {
  const path = storeFile(folder, 'changes');
  // SQLite would make one.
  if (!existsSync(path)) return;
  const database = new DatabaseSync(path);
  try {
    const table = database.prepare("select 1 from sqlite_master where name = 'change_sites'").get();
    if (table === undefined) return;
    database.exec("update change_sites set epoch = lower(hex(randomblob(4))) where epoch <> ''");
    database.exec('delete from change_leader');
  } finally {
    database.close();
  }
}
