/** Saturday and Sunday may be by appointment only, by the site's setting (R5-35). */
export const isByAppointment = (weekday: number, appointmentOnlyDays: readonly number[]): boolean =>
  (weekday === 0 || weekday === 6) && appointmentOnlyDays.includes(weekday);
