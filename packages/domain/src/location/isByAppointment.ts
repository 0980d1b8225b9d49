/** Saturday and Sunday may be by appointment only, by the site's setting (R5-35). */
export function isByAppointment(weekday: number, appointmentOnlyDays: readonly number[]): boolean {
  return (weekday === 0 || weekday === 6) && appointmentOnlyDays.includes(weekday);
}
