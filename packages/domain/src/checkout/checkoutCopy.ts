/** The way to a vehicle that is bought online. */
export const BUY_ONLINE = 'Buy online';
