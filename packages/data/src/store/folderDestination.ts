/** Name of the destination that every site has: a folder beside the store. */
export const FOLDER = 'folder';
