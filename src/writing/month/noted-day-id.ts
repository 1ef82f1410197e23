/** The id of a day that the notes name, as ideas are anchored to it. */
export const notedDayId = (date: string) => `own-${date}`
