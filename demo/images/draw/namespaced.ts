/** Gives every id of a drawing a prefix, so that two drawings can share one document. */
export function namespaced(prefix: string, drawing: string): string {
  return drawing
    .replaceAll(' id="', ` id="${prefix}-`)
    .replaceAll('url(#', `url(#${prefix}-`)
    .replaceAll('href="#', `href="#${prefix}-`);
}
