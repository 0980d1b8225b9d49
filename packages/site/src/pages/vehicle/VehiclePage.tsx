import { DetailLayout, type DetailLayoutProps } from '@forecourt/ui';
import type { ComponentType } from 'react';
import { EmailUsLayer } from '../emailUs/EmailUsLayer.tsx';
import { useMissingPhone } from './useMissingPhone.ts';
import { useVehicleParts } from './useVehicleParts.tsx';
import type { VehicleView } from './vehicle.server.ts';

export interface VehiclePageProps {
  view: VehicleView;
  /** The template's order and shape of the parts. */
  Layout?: ComponentType<DetailLayoutProps>;
}

export function VehiclePage({ view, Layout = DetailLayout }: VehiclePageProps) {
  const parts = useVehicleParts(view);
  const { id, title } = view.card.vehicle;
  useMissingPhone(view.steps.phone, title);
  return (
    <>
      {/* Another vehicle's begins anew. */}
      <Layout key={id} {...parts} />
      <EmailUsLayer />
    </>
  );
}
