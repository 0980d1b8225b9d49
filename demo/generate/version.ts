import type { Badge, CatalogueModel } from './catalogue/model.ts';

const PLUGGED = /hybrid|hev|electric|e-power|\bev\b/i;

/** Badges on sale that year: electric and hybrid versions of ordinary models came late. */
export function badgesOf(model: CatalogueModel, year: number): readonly Badge[] {
  const early = model.badges.filter(([name]) => !PLUGGED.test(name));
  return year < 2019 && early.length > 0 ? early : model.badges;
}

/** What is sold as a hybrid today was a petrol engine before. */
export function engineOf(code: string, year: number): string {
  return year < 2018 ? code.replace(/^h/, 'p') : code;
}

export function seriesOf(model: CatalogueModel, year: number): string | null {
  const started = Object.keys(model.series ?? {})
    .map(Number)
    .filter((from) => from <= year)
    .at(-1);
  return started === undefined ? null : (model.series?.[started] ?? null);
}
