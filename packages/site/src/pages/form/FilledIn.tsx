import { Button, Cluster, Text } from '@forecourt/ui';
import { useEffect, useState } from 'react';
import { keepsProfile } from './keepsProfile.ts';

/**
 * Fills the form with who sent the last one, and says so where they can take it away. Under the form:
 * what comes late must not push away what is being read.
 */
export function FilledIn({ form }: { form: string }) {
  const [clear, setClear] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!keepsProfile()) return;
    void import('./fillProfile.ts').then(({ fillProfile }) => {
      const filled = fillProfile(form, Date.now());
      if (filled !== null) setClear(() => filled);
    }, leftEmpty);
  }, [form]);
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
