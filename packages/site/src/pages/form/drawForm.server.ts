import {
  enquiryFields,
  type FormKind,
  type FormValues,
  formInput,
  linkedSubject,
  linkedValues,
  type Vehicle,
  vehicleTitle,
} from '@forecourt/domain';
import { vehicleCopy } from '@forecourt/ui';
import { data } from 'react-router';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import type { FormView } from './formView.ts';
import { type FormOptions, NO_STORE, placeOfVehicle, siteForm } from './siteForm.server.ts';

export interface DrawOptions extends FormOptions {
  /** The query of the page's address: what a link may fill in, is filled in, once it is a choice of the form. */
  query?: URLSearchParams | null;
  /** Values that the page itself knows; they go before the link's. */
  values?: FormValues;
  /** Words of the button. Default: those of the kind. */
  submitLabel?: string;
}

/**
 * The form of a page, for its loader. With `takeForm` for its action and `ServedForm` in its page
 * this is all that a page with a form needs:
 *
 * ```ts
 * export function loadParts({ url, context }: LoaderFunctionArgs) {
 *   const query = url.searchParams;
 *   return formPage({ form: drawForm(servicesOf(context), 'parts', { path: PARTS_PATH, query }) });
 * }
 * export function submitParts({ request, context }: ActionFunctionArgs) {
 *   return takeForm(servicesOf(context), request, 'parts', { path: PARTS_PATH });
 * }
 * ```
 *
 * Its route exports these as `loader` and `action`, `sendForm` as `clientAction`, `keepsForm` as
 * `shouldRevalidate`, and `servedHeaders` as `headers`.
 */
export function drawForm(
  services: SiteServices,
  kind: FormKind,
  { query = null, values, submitLabel, ...options }: DrawOptions,
): FormView {
  const { form, rules } = siteForm(services, kind, options);
  const { path } = options;
  const { name, words } = services.config;
  const makes = query?.has('manufacturer_slug') ? services.stock.known.makes : [];
  const linked = linkedSubject((key) => query?.get(key) ?? null, makes);
  const asked = options.vehicle === undefined ? shownCar(services, linked.carId) : null;
  const vehicle = options.vehicle ?? asked;
  const told = vehicle === null && form.fields.includes('message') ? linked.message : null;
  const begun = {
    ...(told !== null && { message: told }),
    ...(query !== null && linkedValues(form, rules, formInput(query))),
    ...(vehicle !== null && placeOfVehicle(services, vehicle)),
    ...values,
  };
  return {
    kind,
    form,
    rules,
    fields: enquiryFields(form, rules, begun),
    action: path,
    values: begun,
    carId: vehicle?.id ?? null,
    about: asked && vehicleTitle(asked),
    subcategory: form.subcategory === null ? linked.subcategory : null,
    formKey: services.newFormKey(),
    submitLabel: submitLabel ?? labelOf(kind, services),
    intro: fillWords(words, 'forms', { name }).intro,
    givesTimes: false,
  };
}

function shownCar({ stock }: SiteServices, id: string | null): Vehicle | null {
  return id === null ? null : stock.byId(id);
}

/** The button of each kind (R2-75). */
function labelOf(kind: FormKind, { config }: SiteServices): string {
  if (kind === 'vehicle' || kind === 'offer' || kind === 'model') return config.labels.enquire;
  if (kind === 'find_similar') return vehicleCopy.similarOnForm;
  if (kind === 'request_photos') return vehicleCopy.requestPhotos;
  return 'Submit Form';
}

/** A loader's answer with a form in it: nobody keeps it, since the form's key is one visitor's. */
export function formPage<View>(view: View, status = 200) {
  return data(view, { status, headers: NO_STORE });
}
