/** A heading by its letters and digits only: `Drive-Away Price ($)` is `driveawayprice`. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
