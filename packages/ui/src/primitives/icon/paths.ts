/** Strokes of each icon on a 24 by 24 grid. */
export const paths = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.6-1.9L20 20',
  phone:
    'M5 4h3.5l1.8 4.4-2.2 1.6a11 11 0 0 0 5.9 5.9l1.6-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
  pin: 'M12 21s7-6.1 7-11.5a7 7 0 1 0-14 0C5 14.9 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.2 2',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 5-7 7 7 7',
  chevronRight: 'm9 5 7 7-7 7',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  filter:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  heart: 'M12 20S4 15.2 4 9.4A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 8 2.1C20 15.2 12 20 12 20Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5v5m0 3.3v.2',
  camera: 'M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4V8Zm8 8.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
  mail: 'M3.5 6h17v12h-17V6Zm0 .5 8.5 6.5 8.5-6.5',
  pause: 'M8.5 5.5v13m7-13v13',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  arrowRight: 'M4 12h15m-6-6 6 6-6 6',
} as const;

export type IconName = keyof typeof paths;
