import { Button, Cluster, Text } from '@forecourt/ui';
import { useEffect, useState } from 'react';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { draftName, keepsDraft } from './drafts.ts';
import { type FormView, TRAP_FIELD } from './formView.ts';
import { keepsProfile } from './keepsProfile.ts';

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
export function FilledIn({ view, id = view.kind, onStep = noStep }: FilledInProps) {
  const { form: rules } = view;
  const name = draftName(useSiteView()?.slug ?? '', view);
  const [clear, setClear] = useState<(() => void) | null>(null);
  useEffect(() => {
    const trap = document.getElementById(`${id}-${TRAP_FIELD}`);
    const form = trap instanceof HTMLInputElement ? trap.form : null;
    if (form === null) return;
    let isOver = false;
    let stop: (() => void) | null = null;
    const begin = () => {
      form.removeEventListener('input', begin);
      void import('./keptForm.ts').then(({ keepForm }) => {
        if (isOver) return;
        const kept = keepForm(form, { id, name, rules, onStep, now: Date.now });
        stop = kept.stop;
        setClear(() => kept.clear);
      }, leftEmpty);
    };
    // What was typed before the scripts came is kept like the rest.
    if (keepsProfile() || keepsDraft(name) || form.contains(document.activeElement)) begin();
    else form.addEventListener('input', begin);
    return () => {
      isOver = true;
      form.removeEventListener('input', begin);
      stop?.();
    };
  }, [id, name, rules, onStep]);
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
          setClear(null);
        }}
      >
        Clear my details
      </Button>
    </Cluster>
  );
}

/** Whoever wants to write, writes. */
function leftEmpty(): void {}

/** A form of one step has no other to go back to. */
function noStep(): void {}
