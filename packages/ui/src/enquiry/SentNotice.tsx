import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../primitives/alert/Alert.tsx';
import { landing } from './enquiryForm.css.ts';

export interface SentNoticeProps {
  /** What has happened: `Thank you, Jo`. */
  title: string;
  /** What comes next (`successText`). */
  children: ReactNode;
}

/** Stands where a form stood once it has been taken, and takes the focus from it. */
export function SentNotice({ title, children }: SentNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={landing}>
      <Alert tone="positive" title={title}>
        {children}
      </Alert>
    </div>
  );
}
