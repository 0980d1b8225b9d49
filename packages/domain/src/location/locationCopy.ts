/** Fixed texts about places of the dealer (R0-01). */
export const locationCopy = {
  weekdays: 'Mon-Fri',
  byAppointment: 'By appointment only',
  closed: 'Closed',
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  serviceAndParts: 'Service and parts',
  primary: 'Main location',
  all: 'All locations',
} as const;
