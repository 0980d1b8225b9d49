import { StageForm, type StageTarget } from './StageForm.tsx';

export type AcceptFormProps = Omit<StageTarget, 'faults'>;

/** Accepts an estimate with one press: who the shopper is, the dealer knows from before. */
export function AcceptForm(form: AcceptFormProps) {
  return (
    <StageForm {...form} submitLabel="Accept this offer" check={() => []}>
      {() => null}
    </StageForm>
  );
}
