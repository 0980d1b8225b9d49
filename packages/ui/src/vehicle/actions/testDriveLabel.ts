/** Where a vehicle can be seen by appointment. */
export const TEST_DRIVE = 'Book a test drive';
