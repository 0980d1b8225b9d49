import { ViewSwitch } from '@forecourt/ui';
import { useResultView } from '../../../shell/resultView.ts';
import { useSiteView } from '../../../shell/SiteDocument.tsx';

/** Lets the shopper lay results out side by side or one a line; the browser remembers it. */
export function ChooseView() {
  const [view, choose] = useResultView(useSiteView()?.resultView ?? 'grid');
  return <ViewSwitch view={view} onView={choose} />;
}
