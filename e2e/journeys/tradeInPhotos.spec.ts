import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Lead, photoFile } from '@forecourt/domain';
import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { storedLeads } from '../support/leads.ts';
import { phonePhoto, readPhoto } from '../support/ownPhotos.ts';
import { expect, test } from '../support/test.ts';
import { testServer } from '../support/testServer.ts';
import { photosOf, toDetails } from '../support/tradeIn.ts';

test.use({ site: 'wattlebend' });

async function photos(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      ...{ name: `IMG_000${index}.JPG`, mimeType: 'image/jpeg' },
      buffer: await phonePhoto(index * 20),
    })),
  );
}

async function leadOf(site: string, email: string | undefined): Promise<Lead> {
  const leads = (await storedLeads(site)).filter(({ enquiry }) => enquiry.email === email);
  expect(leads).toHaveLength(1);
  const [lead] = leads;
  if (lead === undefined) throw new Error('There is no lead.');
  return lead;
}

test('three photos go with the lead, upright, and tell nobody where they were taken (R5-42) @once', async ({
  page,
  site,
  visit,
  js,
}) => {
  const { 'Message (optional)': _, ...person } = newPerson();
  await visit('/trade-in');
  await toDetails(page);
  await photosOf(page).setInputFiles(await photos(3));
  if (js) {
    await expect(page.getByText('Ready', { exact: true })).toHaveCount(3);
    await page.getByRole('button', { name: 'Remove photo 3' }).click();
    const [, , third] = await photos(3);
    if (third !== undefined) await photosOf(page).setInputFiles([third]);
  }
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Send my details' }).click();
  await expect(page).toHaveURL(/\/success$/);

  const lead = await leadOf(site, person.Email);
  expect(lead.photos).toHaveLength(3);
  for (const [index, photo] of (lead.photos ?? []).entries()) {
    const file = await readFile(join(testServer.dataFolder, 'photos', site, photoFile(photo)));
    expect(file).toHaveLength(photo.bytes);
    const size = js ? { width: 1200, height: 1600 } : { width: 1800, height: 2400 };
    expect(await readPhoto(file)).toEqual({ ...size, tells: false });
    // The dealer gets the same.
    const delivered = join(testServer.dataFolder, 'delivered', site);
    await expect(async () => {
      const copy = await readFile(join(delivered, `${lead.id}-photo-${index + 1}.jpg`));
      expect(copy.equals(file)).toBe(true);
    }).toPass({ timeout: 20_000 });
    // And the web none.
    const path = `/photos/${site}/${photoFile(photo)}`;
    expect(
      (await page.request.get(new URL(path, page.url()).href).catch(() => null))?.status() ?? 404,
    ).toBe(404);
  }
});

test('a text that calls itself a photo is refused, and the form stays as it is (R5-42) @once', async ({
  page,
  site,
  visit,
  js,
  watch,
}) => {
  watch.expectStatus(400);
  const { 'Message (optional)': _, ...person } = newPerson();
  await visit('/sell-my-car');
  await toDetails(page);
  const [good] = await photos(1);
  if (good === undefined) throw new Error('one was asked for');
  const fake = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear dealer') };
  await photosOf(page).setInputFiles([good, fake]);
  await fillIn(page, person);
  const send = page.getByRole('button', { name: 'Send my details' });
  const told = page.getByText(/One of the files is no photo that we can read/);
  if (js) {
    await expect(told).toBeVisible();
    await expect(page.getByText('Ready', { exact: true })).toHaveCount(1);
  } else {
    await send.click();
    await expect(told.first()).toBeVisible();
    expect((await storedLeads(site)).some(({ enquiry }) => enquiry.email === person.Email)).toBe(
      false,
    );
    await expect(page.getByLabel(/^Photo 1, .*kept/)).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.Email ?? '');
  }
  await send.click();
  await expect(page).toHaveURL(/\/success$/);
  expect((await leadOf(site, person.Email)).photos).toHaveLength(1);
});

test('of nine photos eight are taken, and it is told (R5-42) @once', async ({
  page,
  site,
  visit,
  js,
  watch,
}) => {
  watch.expectStatus(400);
  const { 'Message (optional)': _, ...person } = newPerson();
  await visit('/trade-in');
  await toDetails(page);
  await photosOf(page).setInputFiles(await photos(9));
  await fillIn(page, person);
  const told = page.getByText(/More than 8 photos were chosen/);
  const send = page.getByRole('button', { name: 'Send my details' });
  if (js) {
    await expect(told).toBeVisible();
    await expect(photosOf(page)).toBeDisabled();
  } else {
    await send.click();
    await expect(told.first()).toBeVisible();
    await expect(page.getByLabel(/^Photo \d, .*kept/)).toHaveCount(8);
  }
  // Sent while some are still on their way, it waits for them.
  await send.click();
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
  expect((await leadOf(site, person.Email)).photos).toHaveLength(8);
});
