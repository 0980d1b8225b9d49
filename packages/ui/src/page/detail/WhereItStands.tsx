import { cluster, gap, stack } from '../../primitives/layout/layout.css.ts';
import type { DetailLayoutProps } from './DetailLayout.tsx';
import { offPaper, source as sourceLine, wrap } from './detail.css.ts';

/** The place, beneath it what else stands there, and on paper whose page it is. */
export function WhereItStands({
  place,
  links,
  source,
}: Pick<DetailLayoutProps, 'place' | 'links' | 'source'>) {
  return (
    <>
      <div className={`${wrap} ${stack} ${gap.m}`}>
        {place}
        <div className={`${offPaper} ${cluster} ${gap.l}`}>{links}</div>
      </div>
      {source && <p className={sourceLine}>{source}</p>}
    </>
  );
}
