/** Strokes of the icons that only a vehicle's buttons have, on a 24 by 24 grid. */
export const actionPaths = {
  wallet: 'M4 7.5v11h16v-11H4Zm0 0 11-4v4M15.5 13h1',
  steering:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-2-2.2L3.8 10.5m10.2 1.3 6.2-1.3M12 14v6.5',
  swap: 'M4 8.5h15m-4-4 4 4-4 4M20 15.5H5m4-4-4 4 4 4',
  file: 'M6 3.5h8l4.5 4.5v12.5H6v-17Zm8 0V8h4.5M9 12.5h6M9 16h6',
  download: 'M12 4v11m-5-4.5 5 5 5-5M4.5 20h15',
  columns: 'M4 5h7v14H4V5Zm9 0h7v14h-7V5ZM6.5 9h2m-2 3.5h2m7-3.5h2m-2 3.5h2',
  share:
    'M17 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm0 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm2.2-1.2 6.1 3.4m0-9.4-6.1 3.4',
  printer: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6Z',
} as const;
