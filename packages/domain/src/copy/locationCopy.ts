/** Fixed texts about places of the dealer (§2, §5, G1). */
export const locationCopy = {
  weekdays: 'Mon-Fri',
  byAppointment: 'By appointment only',
  closed: 'Closed',
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
} as const;
