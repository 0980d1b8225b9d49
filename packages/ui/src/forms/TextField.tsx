import { FieldFrame, type FieldProps } from './Field.tsx';
import { control } from './forms.css.ts';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'search' | 'date';
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search';
}

/** One line of text. */
export function TextField({ type = 'text', autoComplete, inputMode, ...field }: TextFieldProps) {
  return (
    <FieldFrame field={field}>
      {(attributes) => (
        <input
          {...attributes}
          type={type}
          // Numbers and addresses are written from left to right among words that are not.
          dir={type === 'tel' || type === 'email' ? 'ltr' : undefined}
          className={control}
          defaultValue={field.defaultValue}
          placeholder={field.placeholder}
          maxLength={field.maxLength}
          autoComplete={autoComplete}
          inputMode={inputMode}
        />
      )}
    </FieldFrame>
  );
}
