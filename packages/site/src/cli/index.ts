export { type Command, type CommandIo, type CommandOption, command } from './command.ts';
export { runInProcess } from './processIo.ts';
export { runCommand } from './runCli.ts';
export { portOption } from './startCommand.ts';
