/** Why nothing can be changed in a suspended workspace. */
export const SUSPENDED = 'This workspace is suspended. Please contact support for assistance.'
