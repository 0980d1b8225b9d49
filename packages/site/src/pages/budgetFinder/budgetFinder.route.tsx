import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/prose.css';
import '@forecourt/ui/styles/rangeSlider.css';
import '@forecourt/ui/styles/budget.css';
import { useLoaderData } from 'react-router';
import { servedWith } from '../../shell/servedOrDocument.ts';
import { ServedCardRow } from '../served/servedParts.ts';
import { BudgetFinderPage } from './BudgetFinderPage.tsx';
import { type BudgetFinderView, loadBudgetFinder } from './budgetFinder.server.ts';
import { budgetFinderMeta } from './budgetFinderMeta.ts';
import { ServedPriceRange, ServedReckoning } from './servedBudget.ts';

const clientLoader = servedWith(ServedCardRow, ServedPriceRange, ServedReckoning);

export { budgetFinderMeta as meta, clientLoader, loadBudgetFinder as loader };

export default function BudgetFinderRoute() {
  const view = useLoaderData<BudgetFinderView>();
  const { weekly, deposit } = view.budget;
  // Amounts of another address begin anew.
  return <BudgetFinderPage key={`${weekly} ${deposit}`} view={view} />;
}
