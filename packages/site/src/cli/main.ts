import { runInProcess } from './processIo.ts';
import { runCli } from './runCli.ts';

await runInProcess((io) => runCli(process.argv.slice(2), io));
