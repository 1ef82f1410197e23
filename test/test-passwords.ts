import { createPasswords } from '#server/passwords.ts'

/** A low cost keeps tests fast. The login is also tested at the real cost. */
export const testPasswords = createPasswords({ N: 2, r: 1, p: 1 })
