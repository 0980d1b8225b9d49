import type { StageFault } from '@forecourt/domain';
import { PostcodeField } from '../forms/PostcodeField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { ErrorSummary } from '../primitives/alert/ErrorSummary.tsx';
import { Button } from '../primitives/button/Button.tsx';
import * as css from './choice.css.ts';

export interface HandoverFormProps {
  action: string;
  /** Where the vehicle can be picked up. */
  places: readonly { id: string; name: string; address: string; isHere: boolean }[];
  /** `null` where it is not brought. */
  delivery: { maxKm: number | null; note: string } | null;
  /** Id of a place, or `delivery`. */
  chosen: string | null;
  address: { street: string; city: string; postcode: string };
  faults?: readonly StageFault[];
  formError?: string | null;
}

const NO_FAULTS: readonly StageFault[] = [];

/** Where the shopper gets the vehicle: at one of the dealer's yards, or at their own door. */
export function HandoverForm({
  action,
  places,
  delivery,
  chosen,
  address,
  faults = NO_FAULTS,
  formError = null,
}: HandoverFormProps) {
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.message;
  const field = (name: keyof typeof address) => ({
    id: name,
    name,
    defaultValue: address[name],
    error: faultOf(name),
  });
  const first = chosen ?? places[0]?.id;
  return (
    <form method="post" action={action} className={css.form} noValidate>
      <ErrorSummary
        entries={[
          ...(formError === null ? [] : [{ fieldId: null, message: formError }]),
          ...faults.map(({ field, message }) => ({ fieldId: field, message })),
        ]}
        attempt={faults}
      />
      <fieldset className={css.tiles}>
        <legend className={css.legend}>Pick it up, or have it brought</legend>
        {places.map(({ id, name, address: where, isHere }) => (
          <label key={id} className={css.tile}>
            <input type="radio" name="handover" value={id} defaultChecked={id === first} />
            <span>
              <strong>{name}</strong>
              <span>{where}</span>
              {isHere && <span>It stands here</span>}
            </span>
          </label>
        ))}
        {delivery !== null && (
          <>
            <label className={css.tile}>
              <input
                type="radio"
                name="handover"
                value="delivery"
                defaultChecked={first === 'delivery'}
              />
              <span>
                <strong>Delivery to my address</strong>
                {delivery.maxKm !== null && (
                  <span>Up to {delivery.maxKm} km from where it stands</span>
                )}
                <span>{delivery.note}</span>
              </span>
            </label>
            <div className={css.address}>
              <TextField
                {...field('street')}
                label="Street and number"
                required
                autoComplete="address-line1"
                maxLength={100}
              />
              <div className={css.pair}>
                <TextField
                  {...field('city')}
                  label="Suburb or town"
                  required
                  autoComplete="address-level2"
                  maxLength={100}
                />
                <PostcodeField {...field('postcode')} label="Postcode" required />
              </div>
            </div>
          </>
        )}
      </fieldset>
      <Button type="submit" size="l" wide>
        Next
      </Button>
    </form>
  );
}
