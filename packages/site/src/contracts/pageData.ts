/**
 * Id of the element in which a document holds what its scripts read. Its type is none that a browser
 * runs, so the policy has nothing to allow, and the router none of it to write as its own data.
 */
export const PAGE_DATA = 'page-data';
