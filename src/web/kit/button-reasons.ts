export const PLEASE_WAIT = 'Wait until this is done.'
export const NOTHING_CHANGED = "You haven't changed anything yet."
