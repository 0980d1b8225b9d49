/** Strokes of the icons that only a vehicle's buttons have, on a 24 by 24 grid. */
export const actionPaths = {
  wallet: 'M4 7.5v11h16v-11H4Zm0 0 11-4v4M15.5 13h1',
  steering:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-2-2.2L3.8 10.5m10.2 1.3 6.2-1.3M12 14v6.5',
  swap: 'M4 8.5h15m-4-4 4 4-4 4M20 15.5H5m4-4-4 4 4 4',
  file: 'M6 3.5h8l4.5 4.5v12.5H6v-17Zm8 0V8h4.5M9 12.5h6M9 16h6',
  download: 'M12 4v11m-5-4.5 5 5 5-5M4.5 20h15',
} as const;
