/** Fixed texts about places of the dealer (§2, §5, G1). */
export const locationCopy = {
  locations: 'Locations',
  holidayHours: 'Holiday Opening Hours',
  weekdays: 'Mon-Fri',
  byAppointment: 'By appointment only',
  closed: 'Closed',
  openNow: 'Open now',
  openUntil: 'Open now until {time}',
  closedNow: 'Closed now',
  opens: 'Closed now, opens {day} {time}',
  showPhone: 'Show phone number',
  dealerLicence: 'Motor dealer licence: {number}',
  repairerLicence: 'Motor vehicle repairer licence: {number}',
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
} as const;
