import { FieldFrame, type FieldProps } from './Field.tsx';
import { control } from './forms.css.ts';

export interface SuggestedFieldProps extends FieldProps {
  id: string;
  /** To choose from; any other text may be typed. */
  suggestions: readonly string[];
}

/** One line of text, with words that the browser offers. */
export function SuggestedField({ suggestions, ...field }: SuggestedFieldProps) {
  const list = `${field.id}-list`;
  return (
    <FieldFrame field={field}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            type="text"
            className={control}
            defaultValue={field.defaultValue}
            placeholder={field.placeholder}
            maxLength={field.maxLength ?? 60}
            autoComplete="off"
            list={suggestions.length > 0 ? list : undefined}
          />
          {suggestions.length > 0 && (
            <datalist id={list}>
              {suggestions.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}
