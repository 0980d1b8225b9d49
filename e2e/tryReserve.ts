import { chromium } from '@playwright/test';
const base = (s: string) => `http://${s}.localhost:5124`;
import { chromiumArgs, findChromium } from './chromium.ts';
const browser = await chromium.launch({ executablePath: await findChromium(process.env), args: [...chromiumArgs, '--host-resolver-rules=MAP *.localhost 127.0.0.1'] });
const shot = process.argv[2] ?? 'x';
async function fill(page: import('@playwright/test').Page, name: string) {
  const f = async (sel: string, v: string) => { if (await page.locator(sel).count()) await page.locator(sel).first().fill(v); };
  await f('input[name=name]', name); await f('input[name=last_name]', 'Nguyen'); await f('input[name=email]', 'ana@example.com');
  await f('input[name=phone]', '0412 345 678'); await f('input[name=postcode]', '4105');
  for (const n of ['location_id','dealership_slug']) { const s = page.locator(`select[name=${n}]`); if (await s.count() && !(await s.inputValue())) await s.selectOption({ index: 1 }); }
}
for (const [site, js] of [['wattlebend', true], ['coolabarra', false]] as const) {
  for (const width of [390, 1280]) {
    const context = await browser.newContext({ javaScriptEnabled: js, viewport: { width, height: 900 } });
    const page = await context.newPage();
    page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()); });
    page.on('pageerror', (e) => console.log('pageerror', e.message));
    await page.goto(`${base(site)}/search?${width === 390 ? 'page=2' : ''}`);
    const hrefs = await page.locator('a[href^="/cars/20"]').evaluateAll((as) => [...new Set(as.map((a) => a.getAttribute('href')))]).catch(async () => []);
    const list = hrefs.filter((h) => h && !h.includes('/enquire'));
    let found = false;
    for (const href of list.slice(0, 8)) {
      await page.goto(base(site) + href);
      if (await page.getByRole('link', { name: 'Reserve Online' }).count() === 0) continue;
      found = true;
      if (js) await page.screenshot({ path: `/tmp/shots/${site}-${width}-vehicle.png`, fullPage: true });
      const target = await page.getByRole('link', { name: 'Reserve Online' }).first().getAttribute('href');
      console.log(site, width, href, target);
      await page.goto(base(site) + href + '/checkout'); console.log('at', page.url());
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/shots/${site}-${width}-checkout.png`, fullPage: true });
      await fill(page, 'Ana');
      const other = await (await browser.newContext({ javaScriptEnabled: js, viewport: { width, height: 900 } })).newPage();
      await other.goto(page.url()); await other.waitForTimeout(1200); await fill(other, 'Ben');
      await page.getByRole('button', { name: /reserve/i }).last().click();
      await page.waitForURL(/reservation/);
      await page.waitForTimeout(500);
      console.log('own', page.url().slice(0, 60));
      await page.screenshot({ path: `/tmp/shots/${site}-${width}-own.png`, fullPage: true });
      other.on('dialog', (d) => { console.log('alert', d.message()); void d.accept(); });
      await other.getByRole('button', { name: /reserve/i }).last().click(); await other.waitForTimeout(1500);
      console.log('other', other.url(), (await other.locator('[role=alert]').allTextContents()).join('|').slice(0, 300));
      await other.screenshot({ path: `/tmp/shots/${site}-${width}-refused.png`, fullPage: true });
      const own = page.url();
      await page.goto(base(site) + href); console.log('vehicle says', await page.getByText('Reserved').count(), await page.getByRole('link', { name: 'Reserve Online' }).count());
      await page.goto(`${base(site)}${target}`); await page.screenshot({ path: `/tmp/shots/${site}-${width}-taken.png`, fullPage: true });
      const inbox = await other.goto(`${base(site)}/_inbox`); const text = await inbox!.text(); console.log('inbox', inbox!.status(), (text.match(/hold-request\/[\w.-]+/) ?? ['none'])[0].slice(0, 30));
      const manage = text.match(/hold-request\/[\w.-]+/)?.[0];
      if (manage) { await page.goto(`${base(site)}/${manage}`); await page.screenshot({ path: `/tmp/shots/${site}-${width}-dealer.png`, fullPage: true });
        await page.getByRole('button', { name: /Confirm/ }).click(); await page.waitForTimeout(500); }
      await page.goto(own); await page.screenshot({ path: `/tmp/shots/${site}-${width}-held.png`, fullPage: true });
      await page.getByRole('link', { name: 'Cancel' }).click(); await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/shots/${site}-${width}-cancel.png`, fullPage: true });
      await page.getByRole('button', { name: 'Yes, cancel it' }).click(); await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/shots/${site}-${width}-over.png`, fullPage: true });
      await page.goto(base(site) + href); console.log('after', await page.getByRole('link', { name: 'Reserve Online' }).count());
      break;
    }
    if (!found) console.log('none found', site, list.length);
    await context.close();
  }
}
await browser.close();
