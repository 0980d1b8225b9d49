import { type AdjustmentAnswers, type ConditionQuestion, conditionFaults } from '@forecourt/domain';
import { FieldError } from '../forms/FieldError.tsx';
import { StageForm, type StageTarget } from './StageForm.tsx';
import * as css from './tradeIn.css.ts';

export interface ConditionFormProps extends StageTarget {
  questions: readonly ConditionQuestion[];
  answers: AdjustmentAnswers;
}

/** How the car is: each answer is as large as a finger, and one press. */
export function ConditionForm({ questions, answers, ...form }: ConditionFormProps) {
  return (
    <StageForm
      {...form}
      method="get"
      submitLabel="See my estimate"
      check={(text) => conditionFaults(questions, text)}
    >
      {(faultOf) =>
        questions.map(({ name, label, choices }) => (
          <fieldset key={name} aria-describedby={faultOf(name) ? `${name}-error` : undefined}>
            <legend className={css.question}>{label}</legend>
            <div className={css.answers}>
              {choices.map(({ value, label: text }, index) => (
                <label key={value} className={css.answer}>
                  <input
                    id={index === 0 ? name : `${name}-${index}`}
                    type="radio"
                    name={name}
                    value={value}
                    defaultChecked={answers[name] === value}
                  />
                  <span>{text}</span>
                </label>
              ))}
            </div>
            <FieldError of={name} text={faultOf(name)} />
          </fieldset>
        ))
      }
    </StageForm>
  );
}
