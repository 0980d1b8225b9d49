/** One line of text: what would begin another cell or row is a space. */
function plain(cell: string): string {
  return cell
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** Between tabs, without marks round a cell: a mark at its beginning would open one. */
export function tabSeparated(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => `${row.map((cell) => plain(cell).replaceAll('"', '”')).join('\t')}\n`)
    .join('');
}

/** Between commas, each cell between marks (RFC 4180). */
export function commaSeparated(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => `${row.map((cell) => `"${plain(cell).replaceAll('"', '""')}"`).join(',')}\r\n`)
    .join('');
}
