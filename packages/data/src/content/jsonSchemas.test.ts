import { expect, test } from 'vitest';
import { jsonSchemaOf, schemaNames } from './jsonSchemas.ts';

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Every key of a schema without a word of help. */
function unexplained(schema: Schema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const at = `${path}.${key}`;
    const parts = [inner, ...(inner.anyOf ?? [])];
    const isTold = parts.some(({ description }) => description !== undefined);
    return [...(isTold ? [] : [at]), ...unexplained(inner, at)];
  });
  const others = [schema.items, ...(schema.anyOf ?? [])].filter((one) => one !== undefined);
  return [...own, ...others.flatMap((inner) => unexplained(inner, path))];
}

test.each(schemaNames)('the schema of %s takes $schema and helps with every key', (name) => {
  const schema = jsonSchemaOf(name) as Schema;
  expect(Object.keys(schema.properties ?? {})).toContain('$schema');
  expect(unexplained(schema, name)).toEqual([]);
});
