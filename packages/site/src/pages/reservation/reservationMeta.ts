import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';

/** Title of a page of a reservation, which search engines leave out. */
export function reservationMeta({ matches }: Pick<MetaArgs, 'matches'>): MetaDescriptor[] {
  return pageMeta(matches, { title: 'Reservation', index: false });
}
