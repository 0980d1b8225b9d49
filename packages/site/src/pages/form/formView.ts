import type {
  EnquiryField,
  EnquiryForm,
  EnquiryRules,
  FieldError,
  FormKind,
  FormValues,
  LeadPhoto,
  SubmitFailure,
} from '@forecourt/domain';

/** Name of the field that people do not see and programs fill (R5-18); browsers know nobody's coupon. */
export const TRAP_FIELD = 'coupon';
/** Name of the field with the vehicle's id, by which one that is gone meanwhile is still known. */
export const CAR_FIELD = 'car_id';

/** What a page prints of its form; `drawForm` makes it, `FormPanel` draws it. */
export interface FormView {
  /** The kind, which is also the prefix of its fields' ids. */
  kind: FormKind;
  /** Fields and settings of that kind, with what this page changes of them. */
  form: EnquiryForm;
  /** The rules of this site's forms, so that the browser judges as the server will. */
  rules: EnquiryRules;
  /** Those that show at first. */
  fields: readonly EnquiryField[];
  /** Where it is sent: the page it stands on. */
  action: string;
  /** What it begins with. */
  values: FormValues;
  /** Id of the vehicle that it is about. */
  carId: string | null;
  /** The vehicle by name, where a link says which it is and the page does not. */
  about: string | null;
  /** What a link says of the kind of enquiry. */
  subcategory: string | null;
  /** Makes a repeated submission the same lead (R11-03); new with every rendering. */
  formKey: string;
  submitLabel: string;
  /** What happens with what is sent, over the fields. */
  intro: string;
  /** Its day is one of free times, which follow the place that is chosen. */
  givesTimes: boolean;
}

/** What is shown again after a form that was not taken. */
export interface FormFault {
  errors: readonly FieldError[];
  values: FormValues;
  /** Those that show with these values; `null` where the server has not answered. */
  fields: readonly EnquiryField[] | null;
  /** A fault that is no field's (R4-18). */
  failure: SubmitFailure | null;
  /** Photos that came with it and are kept for the next attempt. */
  photos?: readonly KeptPhoto[];
}

/** A photo that is on the server and waits for its form. */
export interface KeptPhoto extends Pick<LeadPhoto, 'type' | 'bytes'> {
  token: string;
}
