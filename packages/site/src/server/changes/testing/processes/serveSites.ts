import process from 'node:process';
import { startWire } from '../../../testing/wireServer.ts';

// Serves the sites of a folder until it is killed, by a store in a database, and tells its parent the port.
// Whatever milliseconds it is told, by so much its clock goes on.
// Arguments: JSON of the folders, address of the database.
const [folders = '{}', databaseUrl = ''] = process.argv.slice(2);
let skip = 0;
process.on('message', (ms) => {
  skip += Number(ms);
});
const { port } = await startWire(
  { folders: JSON.parse(folders) },
  { handle: async () => new Response('') },
  { databaseUrl, now: () => Date.now() + skip },
);
process.send?.(port);
