/** From then on the card warns, and the user gets one email. */
export const EXPIRES_SOON_DAYS = 7
