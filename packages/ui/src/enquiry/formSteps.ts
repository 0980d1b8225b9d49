import type { EnquiryField, FieldError, FieldName } from '@forecourt/domain';

/** One step of a longer form. */
export interface FormStep {
  title: string;
  fields: readonly FieldName[];
}

/** A step with the fields that show in it now. */
export interface DrawnStep {
  title: string;
  fields: readonly EnquiryField[];
}

/**
 * Fields by step. A step without any is left out; a field that no step names is asked in the last
 * one, so that none is ever lost.
 */
export function drawnSteps(
  steps: readonly FormStep[],
  fields: readonly EnquiryField[],
): readonly DrawnStep[] {
  const last = steps.length - 1;
  const stepOf = ({ name }: EnquiryField): number => {
    const index = steps.findIndex((step) => step.fields.includes(name));
    return index < 0 ? last : index;
  };
  return steps
    .map(({ title }, index) => ({
      title,
      fields: fields.filter((field) => stepOf(field) === index),
    }))
    .filter((step) => step.fields.length > 0);
}

/** Faults of the fields of one step. */
export function stepErrors(
  step: DrawnStep | undefined,
  errors: readonly FieldError[],
): readonly FieldError[] {
  return errors.filter(({ field }) => step?.fields.some(({ name }) => name === field));
}

/** Index of the first step with a fault; 0 without any. */
export function firstFaulty(steps: readonly DrawnStep[], errors: readonly FieldError[]): number {
  return Math.max(
    steps.findIndex((step) => stepErrors(step, errors).length > 0),
    0,
  );
}
