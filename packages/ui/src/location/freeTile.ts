/**
 * Leaflet frees a tile that is no longer wanted by giving it an empty picture as a `data:` address.
 * The site's policy refuses that, and the browser says so for each tile; this one loses its address
 * instead, which frees it as well.
 */
export function freeTile(tile: HTMLElement): void {
  const set = (name: string, value: string): void => {
    if (value.startsWith('data:')) tile.removeAttribute(name);
    else Element.prototype.setAttribute.call(tile, name, value);
  };
  tile.setAttribute = set;
  Object.defineProperty(tile, 'src', {
    get: () => tile.getAttribute('src'),
    set(value: string) {
      set('src', value);
    },
  });
}
