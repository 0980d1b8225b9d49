import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, type Server } from 'node:net';
import { openEmbeddedStore } from '@forecourt/data';
import { expect } from 'vitest';
import { builtTemplate } from '../../testing/builtTemplate.ts';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import type { Finding } from '../doctor/finding.ts';
import { runIn } from './runIn.ts';

/** A value of settings that no output may name. */
export const SECRET = 'a-secret-that-is-told-nowhere';

/** A deployment with nothing wrong, for a test to break. */
export interface Deployment {
  folder: SiteFolder;
  env: Readonly<Record<string, string>>;
  /** What `forecourt doctor` finds, by settings that are changed. */
  doctor(changed?: Record<string, string>): Promise<{
    status: number;
    out: string;
    findings: Finding[];
    /** Those that are not sound. */
    wrong: Finding[];
  }>;
  /** Lets a service listen until the deployment is removed; its address. */
  listening(server: Server): Promise<string>;
  remove(): Promise<void>;
}

export async function openDeployment(): Promise<Deployment> {
  const folder = await siteFolder({ slug: 'one', hosts: ['one.example'], alerts: false });
  await rm(folder.path('templates'), { recursive: true });
  await builtTemplate(folder.path('templates', 'wire'));
  await (await openEmbeddedStore({ folder: folder.path('data') })).close();
  await mkdir(folder.path('backups', 'now'), { recursive: true });
  await writeFile(folder.path('backups', 'now', 'manifest.json'), '{}');
  const env = {
    ...folder.env,
    FORECOURT_ENV: 'production',
    FORECOURT_TRUSTED_PROXIES: '10.0.0.0/8',
    FORECOURT_BACKUPS: folder.path('backups'),
  };
  const servers: Server[] = [];
  return {
    folder,
    env,
    async doctor(changed = {}) {
      const { status, out, err } = await runIn({ ...env, ...changed }, ['doctor', '--json']);
      expect(err).toBe('');
      const { findings } = JSON.parse(out) as { findings: Finding[] };
      return { status, out, findings, wrong: findings.filter(({ state }) => state !== 'sound') };
    },
    async listening(server) {
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async remove() {
      for (const server of servers) server.close();
      await folder.remove();
    },
  };
}
