export const MOST_EMAILS = 10
export const MOST_OF_AN_EVENT = 3
