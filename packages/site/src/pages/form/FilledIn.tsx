import { Button, Cluster, Text } from '@forecourt/ui';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { draftName } from './drafts.ts';
import { type FormView, TRAP_FIELD } from './formView.ts';
import { useKeptForm } from './useKeptForm.ts';

export interface FilledInProps {
  view: FormView;
  /** Prefix of the form's fields; default: its kind. */
  id?: string;
  /** Is told which step a draft was on. */
  onStep?: (step: number) => void;
}

/**
 * Fills the form with who sent the last one, and says so where they can take it away; brings back what
 * was typed here and not sent, and keeps it when the page is left. Under the form: what comes late must
 * not push away what is being read.
 */
export function FilledIn({ view, id = view.kind, onStep }: FilledInProps) {
  const { clear, cleared } = useKeptForm({
    ...{ id, onStep, rules: view.form },
    fieldId: `${id}-${TRAP_FIELD}`,
    name: draftName(useSiteView()?.slug ?? '', view),
  });
  if (clear === null) return null;
  return (
    <Cluster>
      <Text as="span" size="s" tone="muted">
        We filled in what you sent last time.
      </Text>
      <Button
        variant="secondary"
        onClick={() => {
          clear();
          cleared();
        }}
      >
        Clear my details
      </Button>
    </Cluster>
  );
}
