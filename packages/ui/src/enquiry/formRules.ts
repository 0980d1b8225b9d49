// Loaded when somebody begins to fill in a form: most who read a page with one never do.
export {
  emailDoubt,
  enquiryFields,
  fieldErrors,
  settledPlace,
  timeChoices,
} from '@forecourt/domain';
