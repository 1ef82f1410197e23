import { createPasswords } from '#server/passwords.ts'

/** At a cost that tests can pay; the sign-in is also tested at the real one. */
export const testPasswords = createPasswords({ N: 2, r: 1, p: 1 })
