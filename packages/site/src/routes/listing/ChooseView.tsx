import { ViewSwitch } from '@forecourt/ui';
import { useSiteView } from '../../template/SiteDocument.tsx';
import { useResultView } from '../../view/resultView.ts';

/** Lets the shopper lay results out side by side or one a line; the browser remembers it. */
export function ChooseView() {
  const [view, choose] = useResultView(useSiteView()?.resultView ?? 'grid');
  return <ViewSwitch view={view} onView={choose} />;
}
