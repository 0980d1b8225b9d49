import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leadBy, ONE, openRecords, type Records } from './testing/records.ts';

let records: Records;

beforeEach(async () => {
  records = await openRecords();
});
afterEach(() => records.remove());

describe('reservations', () => {
  const reserve = (name: string, carId: string) =>
    records.inStore(({ reservations }) => {
      const id = `reservation-${name}-0123456789`;
      const request = { id, carId, depositCents: 0, writes: false };
      return reservations.reserve(ONE, `form-key-${name}-0123456789`, leadBy(name), request, 5, [
        'folder',
      ]);
    });
  const answer = (action: string, id = 'reservation-Ada') =>
    records.run('reservations', action, '--site', 'one', '--reservation', id);

  test('are listed, and answered once', async () => {
    expect((await records.run('reservations', '--site', 'one')).out).toMatch(/Nobody has reserved/);
    const at = Date.now();
    await records.inStore(({ reservations }) => {
      const request = {
        id: 'reservation-Ada-01234',
        carId: 'car-1',
        depositCents: 0,
        writes: false,
      };
      return reservations.reserve(ONE, 'form-key-Ada-01234', leadBy('Ada'), request, at, [
        'folder',
      ]);
    });
    expect((await records.run('reservations', 'list', '--site', 'one')).out).toMatch(
      /^RESERVAT {2}\S+ {2}confirmation {2}until \S+ {2}\$0 {2}car-1\n$/,
    );
    // As a shopper reads it out, from the receipt.
    expect(await answer('confirm', 'RESERVAT')).toMatchObject({
      status: 0,
      out: expect.stringMatching(/held for 48 hours/),
    });
    expect(await answer('confirm')).toMatchObject({
      status: 1,
      err: expect.stringMatching(/is held, so it cannot be told to confirm\. Nothing was done/),
    });
    expect(await answer('refund')).toMatchObject({
      status: 1,
      err: expect.stringMatching(/Nothing was paid.*so nothing was done/),
    });
    expect(await answer('release')).toMatchObject({ status: 0, out: 'The vehicle is free.\n' });
    const [told] = JSON.parse((await records.run('reservations', '--site', 'one', '--json')).out);
    expect(told).toMatchObject({ stage: 'over', end: 'released' });
  });

  test('nothing is done to one that is not named, nor to another dealer’s', async () => {
    await reserve('Ada', 'car-1');
    for (const id of ['res', 'nobody']) expect((await answer('release', id)).status).toBe(1);
    const other = records.run(
      'reservations',
      'release',
      '--site',
      'two',
      '--reservation',
      'reservation-Ada',
    );
    expect((await other).status).toBe(1);
    expect((await answer('relaese')).err).toMatch(/nothing was done.*release/);
    expect(await records.inStore(({ reservations }) => reservations.list(ONE))).toMatchObject([
      { stage: 'confirmation' },
    ]);
  });
});
