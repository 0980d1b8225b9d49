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
  /** Stands over it and those beside it that have the same. */
  group?: string;
}

/** Where a form can be sent. A list of one is sent without asking, a longer one is asked (R5-14). */
export interface EnquiryPlaces {
  dealerships: readonly Choice[];
  /** Places of the chosen dealership, of the form's type; empty until a dealership is settled. */
  locations: readonly Choice[];
}

/**
 * Choices of a form for the dealership chosen so far; places that are not visible are no choice, nor is a
 * dealership without a place of the form's type, where another has one.
 */
export function enquiryPlaces(
  form: Pick<EnquiryForm, 'locationType'>,
  locations: readonly EnquiryLocation[],
  chosenDealership: string | null,
): EnquiryPlaces {
  const visible = locations.filter((location) => location.visible);
  const able = visible.filter(
    ({ type }) => form.locationType === null || type === form.locationType,
  );
  const names = new Map<string, string>();
  for (const { dealershipSlug, dealershipName, name } of able.length > 0 ? able : visible) {
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
        : able
            .filter(({ dealershipSlug }) => dealershipSlug === settled)
            .map(({ id, name }) => ({ value: id, label: name })),
  };
}
