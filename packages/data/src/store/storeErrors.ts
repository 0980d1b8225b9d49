/** What the store tells people, in three parts: what happened, why it matters, what to do. */
class StoreError extends Error {
  readonly what: string;
  readonly why: string;
  readonly remedy: string;

  constructor(what: string, why: string, remedy: string, options?: ErrorOptions) {
    super(`${what} ${why} ${remedy}`, options);
    this.what = what;
    this.why = why;
    this.remedy = remedy;
  }
}

interface UnavailableOptions extends ErrorOptions {
  /** What to do; where nothing is said, about a data folder. */
  remedy?: string;
}

const OF_FOLDER = 'Check free disk space and the permissions of the data folder, then try again.';

/** The database could not do its work: disk full, input/output fault, locked for too long. */
export class StoreUnavailable extends StoreError {
  override readonly name = 'StoreUnavailable';

  /** @param reason the database's own words; it never holds row data. */
  constructor(reason: string, { remedy = OF_FOLDER, ...options }: UnavailableOptions = {}) {
    super(
      `The store could not finish the operation: ${reason}.`,
      'Nothing of it was kept, so nobody may be told that it succeeded.',
      remedy,
      options,
    );
  }
}

/** The idempotency key of a form has the wrong shape. */
export class InvalidFormKey extends StoreError {
  override readonly name = 'InvalidFormKey';

  constructor() {
    super(
      'The form key is not 16 to 64 characters of A-Z, a-z, 0-9, "-" and "_".',
      'Without a good key a repeated post could not be told from a second enquiry.',
      'Render the form again with a fresh key and post that one.',
    );
  }
}

/** Another import is writing this site's stock at this moment. */
export class ImportRunning extends StoreError {
  override readonly name = 'ImportRunning';

  constructor(site: string) {
    super(
      `Another import is writing the stock of "${site}".`,
      'Two imports at once would publish a mixture of two feeds.',
      'Wait until it has ended, or end it, and start this import again.',
    );
  }
}

/** The stock version asked for was never published, or was replaced twice while it was read. */
export class StockVersionGone extends StoreError {
  override readonly name = 'StockVersionGone';

  constructor(site: string, version: number) {
    super(
      `Stock version ${version} of "${site}" is not in the store.`,
      'What was read of it so far is not the whole stock.',
      'Throw that away and read the current version.',
    );
  }
}

/** A draft was used after `publish` or `discard`. */
export class DraftClosed extends StoreError {
  override readonly name = 'DraftClosed';

  constructor(site: string) {
    super(
      `This stock draft of "${site}" was published or discarded before.`,
      'What is added to it now would never be shown.',
      'Begin a new draft.',
    );
  }
}

/** A database that a store was to be moved into has another one. */
export class StoreNotEmpty extends StoreError {
  override readonly name = 'StoreNotEmpty';

  constructor(table: string) {
    super(
      `The database has a store already: its table "${table}" holds other rows than the folder.`,
      'What is of one and what is of the other could not be told apart afterwards.',
      'Name a database, or a schema by ?options=-csearch_path%3Dname, that no server has used.',
    );
  }
}

/** The store of a folder is in a database now. */
export class StoreMoved extends StoreError {
  override readonly name = 'StoreMoved';

  constructor(folder: string) {
    super(
      `The store of "${folder}" was moved into a database.`,
      'What is written here would be seen by nobody.',
      'Set FORECOURT_DATABASE_URL to that database.',
    );
  }
}

/** A backup could not be made, or not be put back; nothing was changed. */
export class BackupFailed extends StoreError {
  override readonly name = 'BackupFailed';
}

/** Another process notes and tells changes meanwhile. */
export class LeadLost extends StoreError {
  override readonly name = 'LeadLost';

  constructor() {
    super(
      'Another process has taken over to note the changes of stocks.',
      'Two at once would tell them twice, and in no order.',
      'Nothing: this one has changed nothing, and takes its turn again by itself.',
    );
  }
}
