/** Where a server's own image service answers: what pictures' addresses begin with, which it has in several widths. */
export const OWN_PICTURES = '/pictures/';
