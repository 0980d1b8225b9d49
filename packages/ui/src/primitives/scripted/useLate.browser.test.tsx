import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { pageRoot } from '../../testing/pageRoot.ts';
import { useLate } from './useLate.ts';

const root = pageRoot();

function Part() {
  return <p>the part</p>;
}

/** A button that opens a part, and closes it where its code cannot be had, as `LazyModal` does. */
function Opener({ load }: { load: () => Promise<ComponentType> }) {
  const [open, setOpen] = useState(false);
  const Late = useLate(load, open, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {open ? 'open' : 'closed'}
      </button>
      {open && Late && <Late />}
    </>
  );
}

test('a part whose code could not be had is asked for again by the next press', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Part);
  flushSync(() => root.render(<Opener load={load} />));
  const button = document.querySelector('button')!;
  const press = () => flushSync(() => button.click());

  press();
  expect(button.textContent).toBe('open');
  await vi.waitFor(() => expect(button.textContent).toBe('closed'));
  expect(document.querySelector('p')).toBeNull();

  press();
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe('the part'));
  expect(load).toHaveBeenCalledTimes(2);
});
