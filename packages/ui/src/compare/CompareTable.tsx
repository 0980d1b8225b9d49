import { type CompareRow, MAX_COMPARED } from '@forecourt/domain';
import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import { CompareColumn, type ComparedVehicle } from './CompareColumn.tsx';
import { CompareSlot, places } from './CompareSlot.tsx';
import { looks } from './compareLooks.css.ts';
import * as css from './compareTable.css.ts';
import './comparePrint.css.ts';

export type { ComparedVehicle };

export interface CompareTableProps {
  /** In the order of the rows' values; at most four (R1-05). */
  vehicles: readonly ComparedVehicle[];
  /** As `compareTable` gives them: price, what differs, what is alike; what one alone tells goes last. */
  rows: readonly CompareRow[];
  /** Where another vehicle is chosen. */
  addHref: string;
}

interface RowsProps {
  label: string;
  rows: readonly CompareRow[];
  columns: number;
  /** Places that no vehicle has yet. */
  free: number;
}

function Rows({ label, rows, columns, free }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns} className={css.group}>
          <span>{label}</span>
        </th>
        <FreeCells count={free} isGroup />
      </tr>
      {rows.map(({ key, label: name, values, differs, best }) => (
        <tr key={key} className={differs ? css.differing : undefined}>
          <th scope="row">
            <span>{name}</span>
          </th>
          {values.map((value, index) => (
            // The values stand in the order of the vehicles.
            // oxlint-disable-next-line react/no-array-index-key
            <td key={index}>
              {value === null ? <NotGiven /> : <bdi>{value}</bdi>}{' '}
              {best?.at === index && (
                <span className={css.best}>
                  <Icon name="check" size="s" />
                  {best.word}
                </span>
              )}
            </td>
          ))}
          <FreeCells count={free} />
        </tr>
      ))}
    </tbody>
  );
}

/** What one vehicle alone tells, in its own cell: rows of their own would be a wall of blanks. */
function OwnFacts({ rows, columns, free }: Omit<RowsProps, 'label'>) {
  const [some] = rows;
  if (some === undefined) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns} className={css.group}>
          <span>Listed for one only</span>
        </th>
        <FreeCells count={free} isGroup />
      </tr>
      <tr>
        <th scope="row">
          <span>Facts</span>
        </th>
        {some.values.map((_, index) => (
          // The values stand in the order of the vehicles.
          // oxlint-disable-next-line react/no-array-index-key
          <td key={index}>
            <Own
              facts={rows.map(({ key, label, values }) => ({ key, label, value: values[index] }))}
            />
          </td>
        ))}
        <FreeCells count={free} />
      </tr>
    </tbody>
  );
}

function Own({
  facts,
}: {
  facts: readonly { key: string; label: string; value: string | null | undefined }[];
}) {
  const told = facts.filter(({ value }) => value != null);
  if (told.length === 0) return <NotGiven />;
  return (
    <ul className={css.own}>
      {told.map(({ key, label, value }) => (
        <li key={key}>
          <span>{label}</span> <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** A dash between what vehicles do tell; who hears the page hears words. */
function NotGiven() {
  return (
    <span className={css.none}>
      <span aria-hidden="true">&ndash;</span>
      <VisuallyHidden>Not given</VisuallyHidden>
    </span>
  );
}

/** Whether there is something to hold it against. */
function isTold({ values }: CompareRow): boolean {
  return values.filter((value) => value !== null).length > 1;
}

/** Of a row, beneath the places that no vehicle has yet. */
function FreeCells({ count, isGroup = false }: { count: number; isGroup?: boolean }) {
  if (count === 0) return null;
  // There is nothing to tell in them.
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  return <td colSpan={count} className={cx(css.space, isGroup && css.group)} />;
}

/** Vehicles side by side: what differs first. Laid out as the theme opens its pages. Scrolls within itself, the names of the rows stay. */
export function CompareTable({ vehicles, rows, addHref }: CompareTableProps) {
  const { lead } = usePictureSizes();
  // Beside two vehicles a column for a third would be a wall of empty cells: the corner asks for it.
  const free = vehicles.length < 2 ? Math.max(0, places[lead] - vehicles.length) : 0;
  const asks = free === 0 && places[lead] > vehicles.length;
  if (vehicles.length === 0) {
    return (
      <div className={cx(css.empty, css.empties[lead])}>
        <Heading level={2} size="h3">
          Nothing to compare yet
        </Heading>
        <Text tone="muted">
          Press Compare on up to four vehicles. They stand side by side here, with what tells them
          apart first, and you can send the page to whoever decides with you.
        </Text>
        {free === 0 ? (
          <ButtonLink href={addHref}>Choose vehicles</ButtonLink>
        ) : (
          <ul className={css.slots}>
            {Array.from({ length: free }, (_, at) => (
              <li key={at}>
                <CompareSlot href={addHref} place={at + 1} />
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  const isAlone = vehicles.length === 1;
  const columns = vehicles.length + 1;
  return (
    <div className={css.compare}>
      {/* What scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={cx(css.scroller, looks[lead])} aria-label="Comparison" tabIndex={0}>
        <table className={css.table}>
          <caption>
            <VisuallyHidden>Vehicles side by side, differences first</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td>
                {vehicles.length} of {MAX_COMPARED} vehicles
                {asks && <CompareSlot href={addHref} place={vehicles.length + 1} />}
              </td>
              {vehicles.map((vehicle) => (
                <CompareColumn key={vehicle.href} vehicle={vehicle} />
              ))}
              {Array.from({ length: free }, (_, at) => (
                <td key={at} className={css.space}>
                  <CompareSlot href={addHref} place={vehicles.length + at + 1} />
                </td>
              ))}
            </tr>
          </thead>
          <Rows
            label={isAlone ? 'Facts' : 'Different'}
            rows={rows.filter((row) => isAlone || (row.differs && isTold(row)))}
            columns={columns}
            free={free}
          />
          <Rows
            label="The same"
            rows={rows.filter(({ differs }) => !differs && !isAlone)}
            columns={columns}
            free={free}
          />
          <OwnFacts
            rows={rows.filter((row) => !isAlone && row.differs && !isTold(row))}
            columns={columns}
            free={free}
          />
          <tfoot>
            <tr>
              <th scope="row">
                <VisuallyHidden>Next step</VisuallyHidden>
              </th>
              {vehicles.map(({ href, title, step }) => (
                <td key={href}>
                  <ButtonLink href={step.href} label={`${step.label}: ${title}`} wide>
                    {step.label}
                  </ButtonLink>
                </td>
              ))}
              <FreeCells count={free} />
            </tr>
          </tfoot>
        </table>
      </section>
      {vehicles.length < MAX_COMPARED && (
        <div className={cx(css.add, (free > 0 || asks) && css.slotted)}>
          <ButtonLink href={addHref} variant="secondary" icon="plus">
            Add another vehicle
          </ButtonLink>
          {isAlone && (
            <Text tone="muted">With a second vehicle you see what tells them apart.</Text>
          )}
        </div>
      )}
    </div>
  );
}
