import { test as base, type Page } from '@playwright/test';
import axe from 'axe-core';
import { storybookUrl } from './storybook.ts';
import type { StoryTheme } from './storyThemes.ts';

interface Channel {
  on: (event: string, listener: (data: never) => void) => void;
  off: (event: string, listener: (data: never) => void) => void;
  emit: (event: string, data: object) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

export interface StoryPage {
  page: Page;
  /** Shows a story and plays it. Rejects with what the story or its play function threw. */
  show(id: string): Promise<void>;
  /** Waits until nothing is on its way, and nothing has changed for some milliseconds. */
  settle(quiet: number): Promise<void>;
  /** Draws the story that is shown anew with other values of the toolbar. */
  setGlobals(globals: Readonly<Record<string, string>>): Promise<void>;
  /** Puts another theme on the story that is shown, and leaves the story as it is. */
  wear(theme: StoryTheme): Promise<void>;
  /** What the browser complained of since the last call. */
  complaints(): string[];
}

/** One page for all stories of a worker; loading a page for each takes ten times as long. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      await use(await openStoryPage(page));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';

/** A map that shall fail; and what Storybook says to every frame, to one of no site as well. */
const EXPECTED =
  /^Failed to load resource: net::ERR_INVALID_URL|'postMessage' on 'DOMWindow': .+ origin \('null'\)/;

async function openStoryPage(page: Page): Promise<StoryPage> {
  const url = storybookUrl();
  let heard: string[] = [];
  let underWay = 0;
  page.on('request', () => {
    underWay += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', () => {
      underWay -= 1;
    });
  }
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!EXPECTED.test(message.text())) heard.push(message.text());
  });
  page.on('pageerror', ({ message }) => heard.push(message));
  page.on('requestfailed', (request) => {
    // A story that goes takes its pictures along.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const address = request.url();
    if (address.startsWith('http') && !address.startsWith(url)) heard.push(`foreign: ${address}`);
  });
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.addScriptTag({ content: axe.source });
  // Even in no time, colours that are inherited change level by level, a frame each.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  // Dialogs and pictures arrive after the rest.
  const settle = async (quiet: number) => {
    do await page.evaluate(untilStill, quiet);
    while (underWay > 0);
  };
  return {
    page,
    async show(storyId) {
      // A pointer that a test before has left over the story would draw what it hovers, and a press
      // of it would hide the mark of a focus.
      await page.mouse.move(0, 0);
      await page.keyboard.press('Shift');
      await render(page, 'setCurrentStory', { storyId, viewMode: 'story' });
      await settle(60);
    },
    settle,
    setGlobals: (globals) => render(page, 'updateGlobals', { globals }),
    wear: ({ sheet, globals: { scheme } }) =>
      page.evaluate(
        async ([text, name]) => {
          const style = document.querySelector('#storybook-root > style');
          if (style === null) throw new Error('The story has no sheet of a theme.');
          style.textContent = text;
          document.documentElement.dataset['scheme'] = name;
          // Letters that the theme is the first to need come, and what they move is laid out.
          await new Promise(requestAnimationFrame);
          await document.fonts.ready;
          await new Promise(requestAnimationFrame);
        },
        [sheet, scheme] as const,
      ),
    complaints: () => {
      const all = heard;
      heard = [];
      return all;
    },
  };
}

/** Sends an event to the preview and waits until the story stands, and was played where it is new. */
function render(page: Page, event: string, data: object): Promise<void> {
  return page.evaluate(
    ([name, payload]) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const finish = (settle: () => void) => {
          channel.off('storyRenderPhaseChanged', phase);
          channel.off('storyUnchanged', again);
          for (const thrown of failures) channel.off(thrown, fail);
          requestAnimationFrame(() => requestAnimationFrame(settle));
        };
        const phase = ({ newPhase }: { newPhase: string }) => {
          // From here on Storybook waits a tenth of a second for animations, and there are none.
          if (newPhase === 'completing') finish(resolve);
        };
        // The story that the test before has shown: as it was left it is not new.
        const again = (storyId: string) => channel.emit('forceRemount', { storyId });
        const fail = (error: { message?: string; description?: string } | string) =>
          finish(() =>
            reject(
              new Error(typeof error === 'string' ? error : (error.message ?? error.description)),
            ),
          );
        const failures = [
          'playFunctionThrewException',
          'storyThrewException',
          'storyErrored',
          'storyMissing',
        ];
        channel.on('storyRenderPhaseChanged', phase);
        channel.on('storyUnchanged', again);
        for (const thrown of failures) channel.on(thrown, fail);
        channel.emit(name, payload);
      }),
    [event, data] as const,
  );
}

/** Runs in the page. Resolves when it has not changed for some milliseconds. */
function untilStill(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(rest, quiet);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(rest, quiet);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
}
