import type { Command } from './command.ts';

export const importCommand: Command = {
  name: 'import',
  usage: '',
  summary: '',
  run: async () => 1,
};
