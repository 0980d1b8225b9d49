import { type VehicleActions as Allowed, BUY_ONLINE } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from '../../primitives/button/ButtonLink.tsx';
import { Drawing } from '../../primitives/icon/Icon.tsx';
import { paths } from '../../primitives/icon/paths.ts';
import { PhoneNumber } from '../../primitives/phoneNumber/PhoneNumber.tsx';
import { vehicleCopy } from '../vehicleCopy.ts';
import { actionPaths } from './actionPaths.ts';
import { HistoryReportLink } from './HistoryReportLink.tsx';
import { PdfLink, type PdfLinkProps } from './PdfLink.tsx';
import { TEST_DRIVE } from './testDriveLabel.ts';
import { actions, main, others } from './vehicleActions.css.ts';

export interface VehicleActionsProps {
  /** `vehicleActions` of the domain: what this vehicle's state and the site allow. */
  allowed: Allowed;
  /** `Enquire Now` or the site's own words, and where it leads (R2-75). */
  enquire: { label: string; href: string };
  /** Listing of the same make and model, for a vehicle that is gone (R4-07). */
  similarHref: string;
  /** Where the other buttons lead; one without an address is left out. */
  hrefs?: Partial<
    Record<'buy' | 'finance' | 'testDrive' | 'reserve' | 'tradeIn' | 'photos', string>
  >;
  /** The number to call, masked or not, and where it leads (R2-74). */
  call?: { text: string; href: string } | null;
  /** `historyReport` of the domain. */
  historyReport?: string | null;
  pdf?: PdfLinkProps | null;
  /** A `SaveButton`. */
  save?: ReactNode;
  /**
   * The one filled button, while the vehicle can be had: a test drive where there is one, or to enquire;
   * `null` where a layout has a `FirstStep` elsewhere.
   */
  first?: 'enquire' | 'testDrive' | null;
  /** Sets further ways apart, where a page has much beside them. */
  fold?: (further: ReactNode) => ReactNode;
  /** `VehicleTools`: what can be done with the page itself. */
  tools?: ReactNode;
}

type Usual = Extract<Allowed, { kind: 'usual' }>;

/** Rows below the main buttons, in print order. */
function furtherLinks(
  usual: Usual,
  { finance, testDrive, tradeIn, photos }: NonNullable<VehicleActionsProps['hrefs']>,
): readonly { icon: string; label: string; href: string }[] {
  const rows: readonly [string, string, string | undefined][] = [
    [actionPaths.wallet, 'Finance', usual.finance === 'finance' ? finance : undefined],
    [actionPaths.steering, TEST_DRIVE, testDrive],
    [actionPaths.swap, 'Value my trade-in', usual.tradeIn ? tradeIn : undefined],
    [paths.camera, vehicleCopy.requestPhotos, photos],
  ];
  return rows.flatMap(([icon, label, href]) => (href ? [{ icon, label, href }] : []));
}

/** To enquire; or to see others like it, where it is gone (R4-07). */
export function FirstStep({
  allowed,
  enquire,
  similarHref,
  variant = 'primary',
}: Pick<VehicleActionsProps, 'allowed' | 'enquire' | 'similarHref'> &
  Pick<ButtonLinkProps, 'variant'>) {
  const { href, label } =
    allowed.kind === 'usual' ? enquire : { href: similarHref, label: vehicleCopy.similarOnCard };
  return (
    <ButtonLink href={href} size="l" variant={variant} wide>
      {label}
    </ButtonLink>
  );
}

/**
 * Everything a shopper can do with a vehicle, the main step first. A vehicle that is gone offers
 * similar ones in place of the usual buttons (R4-07); one for test drives only offers the drive
 * where finance would stand (R4-25).
 */
export function VehicleActions({
  allowed,
  enquire,
  similarHref,
  hrefs = {},
  call = null,
  historyReport = null,
  pdf = null,
  save,
  first = 'enquire',
  fold,
  tools,
}: VehicleActionsProps) {
  const usual = allowed.kind === 'usual' ? allowed : null;
  const drive = usual && first === 'testDrive' && hrefs.testDrive;
  const links = usual ? furtherLinks(usual, hrefs).filter(({ href }) => href !== drive) : [];
  const further = (
    <ul className={others}>
      {save && <li>{save}</li>}
      {links.map(({ icon, label, href }) => (
        <li key={label}>
          <ButtonLink href={href} variant="quiet" wide>
            <Drawing d={icon} />
            {label}
          </ButtonLink>
        </li>
      ))}
      {historyReport && (
        <li>
          <HistoryReportLink href={historyReport} />
        </li>
      )}
      {pdf && (
        <li>
          <PdfLink {...pdf} />
        </li>
      )}
    </ul>
  );
  return (
    <div className={actions}>
      {drive && (
        <ButtonLink href={drive} size="l" wide>
          {TEST_DRIVE}
        </ButtonLink>
      )}
      <div className={main}>
        {first !== null && (
          <FirstStep
            {...{ allowed, enquire, similarHref }}
            variant={drive ? 'secondary' : 'primary'}
          />
        )}
        {call && (
          <ButtonLink href={call.href} variant="secondary" icon="phone" size="l" wide>
            <PhoneNumber number={call.text} />
          </ButtonLink>
        )}
      </div>
      {usual?.reserve && hrefs.buy && (
        <ButtonLink href={hrefs.buy} variant="secondary" icon="tag" size="l" wide>
          {BUY_ONLINE}
        </ButtonLink>
      )}
      {usual?.reserve && hrefs.reserve && (
        <ButtonLink href={hrefs.reserve} variant="secondary" icon="lock" size="l" wide>
          {vehicleCopy.reserveOnline}
        </ButtonLink>
      )}
      {fold ? fold(further) : further}
      {tools}
    </div>
  );
}
