import { Button, type ButtonProps } from '@forecourt/ui';

export interface PressProps extends Pick<ButtonProps, 'variant' | 'size' | 'children'> {
  action: string;
  hidden?: Readonly<Record<string, string>>;
}

/** An answer of one button, sent as a form. */
export function Press({ action, hidden = {}, ...button }: PressProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" wide {...button} />
    </form>
  );
}
