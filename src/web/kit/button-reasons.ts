/** Reasons that many buttons share. A button of one screen says more than these. */
export const PLEASE_WAIT = 'Please wait until this is done.'
export const NOTHING_CHANGED = "You haven't changed anything yet."
