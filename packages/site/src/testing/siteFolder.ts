import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What a server or command works in: sites, one template and their data. */
export interface SiteFolder {
  /** Absolute path of what stands in it, `data/photos`. */
  path(...parts: string[]): string;
  /** Writes a file of a site, `content/pages/us.md`. */
  write(site: string, name: string, text: string): Promise<void>;
  /** Where all is, as `startServer` takes it. */
  folders: { dataFolder: string; sitesFolder: string; templatesFolder: string };
  /** Where all is, as an environment says it. */
  env: { FORECOURT_DATA: string; FORECOURT_SITES: string; FORECOURT_TEMPLATES: string };
  remove(): Promise<void>;
}

/**
 * A folder of sites by their `site.json`: each names its `slug`, and has by default the template
 * `wire`, its slug as its name and one place.
 */
export async function siteFolder(
  ...sites: readonly { slug: string; template?: string; [key: string]: unknown }[]
): Promise<SiteFolder> {
  const root = await mkdtemp(join(tmpdir(), 'forecourt-sites-'));
  const path = (...parts: string[]) => join(root, ...parts);
  const [dataFolder, sitesFolder, templatesFolder] = [
    path('data'),
    path('sites'),
    path('templates'),
  ];
  async function write(site: string, name: string, text: string) {
    const file = path('sites', site, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const site of sites) {
    const { slug, template = 'wire' } = site;
    const locations = [{ id: 'l', slug: 'l', name: 'Milton' }];
    const whole = { name: slug, locations, ...site, template };
    await write(slug, 'site.json', JSON.stringify(whole));
    await mkdir(path('templates', template), { recursive: true });
    await writeFile(path('templates', template, 'template.json'), '{}');
  }
  return {
    path,
    write,
    folders: { dataFolder, sitesFolder, templatesFolder },
    env: {
      FORECOURT_DATA: dataFolder,
      FORECOURT_SITES: sitesFolder,
      FORECOURT_TEMPLATES: templatesFolder,
    },
    remove: () => rm(root, { recursive: true }),
  };
}
