/** Where changes of the stock are read. */
export const CHANGES_PATH = '/api/changes';
