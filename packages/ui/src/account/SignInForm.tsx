import type { SignInType } from '@forecourt/domain';
import { type FormEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { form as formClass } from '../enquiry/enquiryForm.css.ts';
import { PostForm } from '../enquiry/PostForm.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Alert } from '../primitives/alert/Alert.tsx';
import type { SummaryEntry } from '../primitives/alert/ErrorSummary.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { PhoneNumber } from '../primitives/phoneNumber/PhoneNumber.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { signInCopy, waitWords } from './signInCopy.ts';
import { codeFault, phoneFault } from './signInFault.ts';

/** How far a sign-in has come. */
export type SignInStage =
  /** `phone` is what was typed. */
  | { at: 'phone'; phone?: string; fault?: string | null }
  /** A code is on its way to the number that `phone` hints at. */
  | { at: 'code'; phone: string; fault?: string | null }
  /** Too many came: it can be tried again in `seconds`. */
  | { at: 'blocked'; seconds: number };

export interface SignInFormProps {
  /** Target of the POST form; it receives `phone`, then `code`, `resend` or `change`. */
  action: string;
  stage: SignInStage;
  /** Why the visitor is asked (R2-08); `null` where they came by themselves. */
  type: SignInType | null;
  /** Fields the visitor does not see: where to go afterwards. */
  hidden?: Readonly<Record<string, string>>;
  /** The page the visitor comes from. */
  backHref: string;
  privacyHref: string;
  /** The server could not go on, in words for the visitor. */
  formError?: string | null;
  pending?: boolean;
  /** Takes the sending over from the form; called with valid input only. */
  onSend?: (input: FormData) => void;
}

/** Milliseconds in which a second press is the same as the first: it would cost a second message. */
const TWICE_MS = 2_000;

function isTwice({ timeStamp }: { timeStamp: number }, last: RefObject<number>): boolean {
  return timeStamp - last.current < TWICE_MS;
}

/** Sign-in without a password: a code by SMS (R6-02). */
export function SignInForm({
  stage,
  type,
  backHref,
  privacyHref,
  formError = null,
  pending = false,
  onSend,
  ...target
}: SignInFormProps) {
  const [found, setFound] = useState<string | null>(null);
  const [tried, setTried] = useState({});
  const attempt = useMemo(() => ({ tried, stage, formError }), [tried, stage, formError]);
  const lastSent = useRef(Number.NEGATIVE_INFINITY);
  const asksCode = stage.at === 'code';
  const fault = found ?? (stage.at === 'blocked' ? null : (stage.fault ?? null));
  const fieldId = asksCode ? 'sign-in-code' : 'sign-in-phone';
  const field = { id: fieldId, required: true, error: fault ?? undefined };
  const summary = useMemo<readonly SummaryEntry[]>(
    () => [
      ...(formError ? [{ fieldId: null, message: formError }] : []),
      ...(fault ? [{ fieldId, message: fault }] : []),
    ],
    [formError, fault, fieldId],
  );

  const faultOf = (data: FormData): string | null => {
    if (!asksCode) return phoneFault(String(data.get('phone') ?? ''));
    const asksAgain = data.has('resend') || data.has('change');
    return asksAgain ? null : codeFault(String(data.get('code') ?? ''));
  };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (pending || isTwice(event, lastSent)) return event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    const wrong = faultOf(data);
    setFound(wrong);
    if (wrong !== null) setTried({});
    if (wrong !== null || onSend) event.preventDefault();
    if (wrong !== null) return;
    lastSent.current = event.timeStamp;
    onSend?.(data);
  }

  /** The fault goes when it is mended. */
  function onChange(event: FormEvent<HTMLFormElement>) {
    if (found !== null) setFound(faultOf(new FormData(event.currentTarget)));
  }

  if (stage.at === 'blocked') {
    return (
      <div className={formClass}>
        <Alert tone="caution" title={signInCopy.blocked}>
          {signInCopy.wait(waitWords(stage.seconds))}
        </Alert>
        <Text size="s">
          <Link href={backHref}>{signInCopy.back}</Link>
        </Text>
      </div>
    );
  }
  return (
    <PostForm
      {...target}
      summary={summary}
      attempt={attempt}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {asksCode ? (
        <>
          <Text>
            {signInCopy.sent[0]}
            <PhoneNumber number={stage.phone} />
            {signInCopy.sent[1]}
          </Text>
          <TextField
            key="code"
            {...field}
            name="code"
            label={signInCopy.code}
            hint={signInCopy.codeHint}
            maxLength={12}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <Button type="submit" size="l" wide pending={pending}>
            {signInCopy.signIn}
          </Button>
          <Button type="submit" variant="quiet" name="resend" value="1">
            {signInCopy.resend}
          </Button>
          <Button type="submit" variant="quiet" name="change" value="1">
            {signInCopy.change}
          </Button>
        </>
      ) : (
        <>
          <Text>{signInCopy.why[type ?? 'none']}</Text>
          <TextField
            key="phone"
            {...field}
            type="tel"
            name="phone"
            label={signInCopy.phone}
            hint={signInCopy.phoneHint}
            maxLength={40}
            inputMode="tel"
            autoComplete="tel"
            defaultValue={stage.phone ?? ''}
          />
          <Button type="submit" size="l" wide pending={pending}>
            {signInCopy.send}
          </Button>
        </>
      )}
      <Text size="s" tone="muted">
        {signInCopy.privacy} <Link href={privacyHref}>{signInCopy.privacyLink}</Link>
        {' · '}
        <Link href={backHref}>{signInCopy.back}</Link>
      </Text>
    </PostForm>
  );
}
