/** The package has no types of its own. */
declare module '@adobe/structured-data-validator' {
  /** An issue, and where in the thing it is. */
  export interface Issue {
    issueMessage: string;
    path: readonly { property?: string; type?: string }[];
  }

  export default class Validator {
    /** @param schemaOrg the vocabulary as schema.org releases it in JSON-LD */
    constructor(schemaOrg: object);
    validate(data: { jsonld: object }): Promise<Issue[]>;
  }
}
