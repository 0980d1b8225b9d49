import { type MouseEvent, useState } from 'react';
import { buttonClass } from '../../primitives/button/buttonClass.ts';
import { Drawing } from '../../primitives/icon/Icon.tsx';
import { spinner } from '../../primitives/spinner/spinner.css.ts';
import { useNotifier } from '../../provider/UiProvider.tsx';
import { actionPaths } from './actionPaths.ts';

export interface PdfLinkProps {
  /** The document; where no script runs the browser fetches it by itself. */
  href: string;
  /** `{slug}.pdf` */
  fileName: string;
  /** Fetches and saves the document; what it throws is told in an alert (R4-26, R8-02). */
  onDownload?: () => Promise<void>;
}

/** Downloads a vehicle's page as PDF: busy meanwhile, idle again whatever happens (R4-26). */
export function PdfLink({ href, fileName, onDownload }: PdfLinkProps) {
  const { alert } = useNotifier();
  const [busy, setBusy] = useState(false);
  const download = async (event: MouseEvent): Promise<void> => {
    if (!onDownload) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await onDownload();
    } catch (error) {
      alert(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <a
      href={href}
      download={fileName}
      aria-disabled={busy || undefined}
      className={buttonClass({ variant: 'quiet', wide: true })}
      onClick={(event) => void download(event)}
    >
      {busy ? (
        <span className={spinner} aria-hidden="true" />
      ) : (
        <Drawing d={actionPaths.download} />
      )}
      Download PDF
    </a>
  );
}
