import type { Location } from '../location/location.ts';
import type { EnquiryForm } from './enquiryForms.ts';

/** What a form needs to know of a place; little, since it travels to the browser. */
export type EnquiryLocation = Pick<
  Location,
  'id' | 'name' | 'type' | 'visible' | 'dealershipSlug' | 'dealershipName'
>;

/** An option of a select or a group of radio buttons. */
export interface Choice {
  value: string;
  label: string;
}

/** Where a form can be sent. A list of one is sent without asking, a longer one is asked (R5-14). */
export interface EnquiryPlaces {
  dealerships: readonly Choice[];
  /** Places of the chosen dealership, of the form's type; empty until a dealership is settled. */
  locations: readonly Choice[];
}

/** Choices of a form for the dealership chosen so far; places that are not visible are no choice. */
export function enquiryPlaces(
  form: Pick<EnquiryForm, 'locationType'>,
  locations: readonly EnquiryLocation[],
  chosenDealership: string | null,
): EnquiryPlaces {
  const visible = locations.filter((location) => location.visible);
  const names = new Map<string, string>();
  for (const { dealershipSlug, dealershipName, name } of visible) {
    if (dealershipSlug && !names.has(dealershipSlug)) {
      names.set(dealershipSlug, dealershipName ?? name);
    }
  }
  const asked = names.size > 1;
  const settled = asked ? chosenDealership : ([...names.keys()][0] ?? null);
  return {
    dealerships: [...names].map(([value, label]) => ({ value, label })),
    locations:
      asked && settled === null
        ? []
        : visible
            .filter(({ dealershipSlug }) => dealershipSlug === settled)
            .filter(({ type }) => form.locationType === null || type === form.locationType)
            .map(({ id, name }) => ({ value: id, label: name })),
  };
}
