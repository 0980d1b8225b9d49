import { chromium } from '@playwright/test';
import { appendFileSync, existsSync } from 'node:fs';
import { findChromium, testArgs } from './chromium.ts';
const S: any = {
  coolabarra: { contact: '/contact', loc1: '/contact-us/dubbo', locs: null, finance: '/finance-enquiry', offer: '/offers/isuzu/d-max-tray-and-bar' },
  wattlebend: { contact: '/contact-us', loc1: '/contact-us/moorooka', locs: null, finance: '/finance', offer: '/offers/byd/atto-3-wall-box' },
  'verrell-hyde': { contact: null, loc1: '/locations/brighton', locs: '/locations', finance: '/apply-for-finance', offer: '/offers/lexus/rx-in-the-quiet' },
};
const combos: [number, 'light' | 'dark'][] = [[1280, 'light'], [390, 'light'], [1280, 'dark'], [1920, 'light'], [390, 'dark'], [768, 'light']];
const browser = await chromium.launch({ executablePath: await findChromium(process.env), args: testArgs });
const log = (s: string) => appendFileSync('/tmp/eyes/log.txt', s + '\n');
for (const [w, scheme] of combos) for (const site of Object.keys(S)) {
  const s = S[site];
  const base = `http://${site}.localhost:5640`;
  const ctx = await browser.newContext({ viewport: { width: w, height: w === 390 ? 844 : w === 768 ? 1024 : 800 }, colorScheme: scheme, isMobile: w === 390, hasTouch: w === 390, reducedMotion: 'reduce' });
  const page = await ctx.newPage();
  page.setDefaultTimeout(12000);
  const settle = async () => {
    await page.evaluate(async () => {
      const h = document.documentElement.scrollHeight;
      for (let y = 0; y < h; y += 700) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 25)); }
      scrollTo(0, 0);
      await document.fonts.ready;
      const t = Date.now();
      while (Date.now() - t < 4000 && [...document.images].some((i) => !i.complete)) await new Promise((r) => setTimeout(r, 80));
      await new Promise((r) => setTimeout(r, 150));
    });
  };
  const shot = async (name: string, full = true) => {
    if (full) await settle();
    const m: any = await page.evaluate(() => {
      const d = document.documentElement; const out: string[] = [];
      for (const e of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
        const r = e.getBoundingClientRect(); if (r.width < 2 || r.height < 2) continue;
        const c = getComputedStyle(e);
        const txt = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent!.trim());
        if (txt && e.scrollWidth > e.clientWidth + 1 && c.display !== 'inline' && c.overflowX !== 'auto') out.push(`clip:${c.textOverflow}:${e.tagName}.${e.className}:${e.textContent!.trim().slice(0, 50)}`);
      }
      const broken = [...document.images].filter((i) => i.complete && !i.naturalWidth && i.currentSrc).map((i) => i.currentSrc);
      return { over: d.scrollWidth - d.clientWidth, out: out.slice(0, 8), broken: broken.slice(0, 3), h: d.scrollHeight };
    });
    log(`${site} ${w} ${scheme} ${name} ${page.url().replace(base, '')} ${JSON.stringify(m)}`);
    await page.screenshot({ path: `/tmp/eyes/${site}--${name}--${w}-${scheme}.jpg`, type: 'jpeg', quality: 60, fullPage: full, animations: 'disabled' });
  };
  const step = async (name: string, f: () => Promise<void>) => { 
    if (existsSync(`/tmp/eyes/${site}--${name}--${w}-${scheme}.jpg`)) return;
    try { await f(); } catch (e: any) { log(`FAIL ${site} ${w} ${scheme} ${name} ${String(e.message).split('\n').slice(0, 3).join(' ')}`); } };
  const go = (p: string) => page.goto(base + p, { waitUntil: 'load' });
  await step('01home', async () => { await go('/'); await shot('01home'); });
  await step('02search', async () => { await go('/search'); await shot('02search'); });
  const link = async (p: string) => { await go(p); const a = page.getByRole('article').first().getByRole('heading').getByRole('link'); return await a.getAttribute('href'); };
  await step('03nothing', async () => { await go('/search?query=zebra+unicorn'); await shot('03nothing'); });
  if (w <= 768) await step('04filter', async () => { await go('/search'); await page.waitForTimeout(800); await page.locator('main').getByRole('button', { name: /filter|refine/i }).or(page.locator('main').getByRole('link', { name: /filter|refine/i })).or(page.locator('main summary', { hasText: /filter|refine/i })).first().click(); await page.waitForTimeout(700); await shot('04filter', false); });
  await step('05page2', async () => { await go('/search?page=2'); await shot('05page2'); });
  await step('06vehicle', async () => { const h = await link('/search'); await go(h!); await shot('06vehicle'); });
  await step('07reserved', async () => { const h = await link('/search?refinementList[status][0]=reserved'); await go(h!); await shot('07reserved'); });
  await step('08enquire', async () => {
    const h = await link('/search'); await go(h!.replace(/\?.*/, '') + '/enquire'); await shot('08enquire'); });
  await step('09faults', async () => {
    const h = await link('/search'); await go(h!.replace(/\?.*/, '') + '/enquire');
    await page.waitForTimeout(1500);
    await page.locator('main form[method=post] button[type=submit]').click(); await page.waitForTimeout(1500); await shot('09faults');
    const fill = (n: string, v: string) => page.locator(`main form[method=post] [name=${n}]`).fill(v);
    await fill('name', 'Morgan'); await fill('last_name', 'Albright'); await fill('email', 'morgan@example.com'); await fill('phone', '0412345678'); await fill('postcode', '4000');
    const sel = page.locator('main form[method=post] select'); for (let i = 0; i < await sel.count(); i++) await sel.nth(i).selectOption({ index: 1 });
    await page.waitForTimeout(1500);
    await page.locator('main form[method=post] button[type=submit]').click(); await page.waitForTimeout(2500); await shot('10success');
  });
  if (s.contact) await step('11contact', async () => { await go(s.contact); await shot('11contact'); });
  if (s.locs) await step('12locations', async () => { await go(s.locs); await shot('12locations'); });
  await step('13location', async () => { await go(s.loc1); await shot('13location'); });
  await step('14finance', async () => { await go(s.finance); await shot('14finance'); });
  await step('15budget', async () => { await go('/budget-finder'); await shot('15budget'); });
  await step('16offers', async () => { await go('/special-offers'); await shot('16offers'); });
  await step('17offer', async () => { await go(s.offer); await shot('17offer'); });
  await step('18reviews', async () => { await go('/reviews'); await shot('18reviews'); });
  await step('19compare', async () => { 
    await go('/search'); await page.waitForTimeout(800);
    const b = page.getByRole('button', { name: /^Compare / }); await b.nth(0).click(); await b.nth(1).click(); await page.waitForTimeout(400); await shot('19bar', false);
    await page.getByRole('link', { name: 'Compare', exact: true }).click(); await page.waitForURL(/compare/); await page.waitForTimeout(800); await shot('19compare'); });
  await step('20watchlist', async () => { await go('/watchlist'); await page.waitForTimeout(500); await shot('20watchlist'); });
  await step('21tradein', async () => { await go('/trade-in'); await shot('21tradein'); });
  await step('22missing', async () => { await go('/no-such-page'); await shot('22missing'); });
  if (w === 1280 || w === 390) {
    await step('23models', async () => { await go('/models'); await shot('23models'); });
    await step('24about', async () => { await go('/about-us'); await shot('24about'); });
    await step('25service', async () => { await go('/service'); await shot('25service'); });
    await step('26testdrive', async () => { await go('/book-test-drive'); await shot('26testdrive'); });
  }
  await ctx.close();
}
log('DONE');
await browser.close();
