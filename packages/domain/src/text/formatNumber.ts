const grouping = /* @__PURE__ */ new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** Whole number with thousands commas, half rounded up: `1,234` (G7, G8). Not finite is `0`. */
export const formatNumber = (value: number): string =>
  grouping.format(Number.isFinite(value) ? Math.round(value) : 0);

/** Kilometres as printed: `45,000 km`, also `0 km` (G5, G7). */
export const formatKm = (km: number): string => `${formatNumber(km)} km`;
