import { didYouMean, jsonSchemaOf, schemaNames } from '@forecourt/data';
import { command, UsageError } from './command.ts';

/** Prints what an editor checks a dealer's files by. */
export const schemaCommand = command({
  name: 'schema',
  summary: 'print the JSON Schema of a file that a dealer writes',
  options: {},
  operand: { value: '<file>', help: schemaNames.join(', ') },
  statuses: { 0: 'printed', 1: 'nothing was printed; it is told why' },
  async run({ operands: [name = ''] }, { stdout }) {
    const known = schemaNames.find((one) => one === name);
    if (known === undefined) {
      throw new UsageError(
        `There is no schema "${name}", so nothing was printed.${didYouMean(name, schemaNames)} Name one of: ${schemaNames.join(', ')}.`,
      );
    }
    stdout(`${JSON.stringify(jsonSchemaOf(known), null, 2)}\n`);
    return 0;
  },
});
