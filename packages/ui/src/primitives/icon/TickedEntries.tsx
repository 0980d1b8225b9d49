import { Icon } from './Icon.tsx';

/** Entries of a list, each after a tick; the list gives them their room. */
export function TickedEntries({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <li key={text}>
      <Icon name="check" size="s" />
      {text}
    </li>
  ));
}
