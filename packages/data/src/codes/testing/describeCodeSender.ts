import { describe, expect, test } from 'vitest';
import type { DealerSite } from '../../config/loadSites.ts';
import type { SiteKey } from '../../store/store.ts';
import type { CodeMessage, CodeSender } from '../codeSender.ts';

export const codeSite = { key: 'harbour' as SiteKey } as DealerSite;

export interface CodePlace {
  sender: CodeSender;
  /** What has arrived, the newest first. */
  arrived(): readonly CodeMessage[];
}

/** The contract that every adapter of the `CodeSender` port keeps. */
export function describeCodeSender(name: string, openPlace: () => CodePlace): void {
  describe(`code sender contract: ${name}`, () => {
    test('a message arrives as it is, once, the later one over the earlier', async () => {
      const { sender, arrived } = openPlace();
      const first = { to: '+61412345678', text: '204816 is your code.\n\n@a.example #204816' };
      const second = { to: '+61498765432', text: 'Ünïcode & signs = 100 % ✓' };
      await sender.send(codeSite, first);
      await sender.send(codeSite, second);
      expect(arrived()).toEqual([second, first]);
    });
  });
}
