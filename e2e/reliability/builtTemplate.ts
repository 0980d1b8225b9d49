import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StartServerOptions } from '@forecourt/site/server';
import type { ComponentType } from 'react';

export type LoadTemplate = NonNullable<StartServerOptions['loadTemplate']>;
export type Template = Awaited<ReturnType<LoadTemplate>>;

export const root = join(import.meta.dirname, '../..');

/** What a template's server build exports, as far as a page is made of it. */
export interface TemplateModule {
  entry: {
    module: Pick<Template, 'theme'> & {
      createRequestHandler(
        build: unknown,
        mode: string,
      ): (request: Request, context: unknown) => Promise<Response>;
      provideServices(services: unknown): unknown;
    };
  };
  routes: Record<string, { module: { default?: ComponentType<object> } }>;
}

/** A template as it is built. */
export async function builtTemplate(name: string): Promise<TemplateModule> {
  const file = join(root, 'templates', name, 'build/server/index.js');
  return (await import(pathToFileURL(file).href)) as TemplateModule;
}
