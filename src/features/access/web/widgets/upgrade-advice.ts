/** For users who can't choose a plan themselves, where others have an upgrade button. */
export const ASK_FOR_UPGRADE = 'Ask the owner or an admin to upgrade.'
