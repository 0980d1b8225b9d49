import type { OnContentNews } from '@forecourt/data';
import type { Log } from '../log/log.ts';

/** Tells who runs the site of each change, fault and outage of its content, in the words of `check`. */
export function contentNews(log: Log): OnContentNews {
  return (site, news) => {
    if (news.kind === 'changed') {
      log({ event: 'content_changed', site: site.key, detail: `version ${news.version}` });
    } else if (news.kind === 'unreachable') {
      const detail =
        news.standing === 'last good'
          ? 'Shoppers see what stood before, until it answers.'
          : 'Shoppers see a site without content, until it answers.';
      log({ event: 'content_unreachable', site: site.key, error: news.error, detail });
    } else {
      const standing =
        news.standing === 'last good'
          ? 'Shoppers see what stood before.'
          : 'Shoppers see the parts that have no fault.';
      for (const { file, key, fault, remedy } of news.faults) {
        const where = key === '' ? file : `${file} · ${key}`;
        const detail = `${where}: ${fault}. ${standing} ${remedy}`;
        log({ event: 'content_faulty', site: site.key, detail });
      }
    }
  };
}
