import '@forecourt/ui/styles/extras.css';
import { ToastProvider, UiProvider, useToast } from '@forecourt/ui';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

type Show = ReturnType<typeof useToast>;

let show: Promise<Show> | null = null;

/** Shows a message at the edge of the page, one at a time. Pages that say nothing never load it. */
export async function showToast(message: Parameters<Show>[0]): Promise<void> {
  show ??= openStage();
  (await show)(message);
}

/** Beside the page: its root belongs to the document, whose parts are drawn by the router. */
function openStage(): Promise<Show> {
  return new Promise((resolve) => {
    const stage = document.createElement('div');
    document.body.append(stage);
    createRoot(stage).render(
      <UiProvider>
        <ToastProvider>
          <Stage onReady={resolve} />
        </ToastProvider>
      </UiProvider>,
    );
  });
}

function Stage({ onReady }: { onReady: (show: Show) => void }) {
  const ready = useToast();
  useEffect(() => onReady(ready), [onReady, ready]);
  return null;
}
