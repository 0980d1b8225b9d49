import type { ContentSource } from '@forecourt/data';
import { textAnswer } from '../http/answer.ts';
import type { QuickHandler } from '../http/frontHandler.ts';
import { maskedContent } from '../pages/maskedSite.ts';
import { sitePaths } from '../pages/sitePaths.ts';
import type { LoadTemplate } from '../pages/templateBuild.ts';
import { baseFilterOf } from '../stock/baseFilterOf.ts';
import type { StockCache } from '../stock/siteStock.ts';
import { guideText } from './guideText.ts';
import { readOnly } from './machineError.ts';

export interface SiteGuideOptions {
  stock: StockCache;
  content: ContentSource;
  loadTemplate: LoadTemplate;
  now(): number;
}

const PATH = '/llms.txt';

/** `/llms.txt`: a site in short, for readers that are programs. */
export function siteGuide({ stock, content, loadTemplate, now }: SiteGuideOptions): QuickHandler {
  return async ({ site, origin, pathname, method }) => {
    if (pathname !== PATH) return null;
    if (method === 'POST') return readOnly(PATH);
    const { config } = site;
    const template = await loadTemplate(config.template);
    const held = await stock.of(site);
    const { content: written } = await content.of(site);
    const facts = { config, content: maskedContent(written, site), now: now() };
    const { count } = await held.overview(baseFilterOf(config), now());
    const { addresses } = sitePaths(template, facts);
    const text = guideText({ ...facts, origin, count, addresses: addresses() });
    return textAnswer(200, text.trimEnd(), { 'cache-control': 'public, no-cache' });
  };
}
