/** Shown in place of an upgrade button to users who can't manage billing. */
export const ASK_FOR_UPGRADE = 'Ask the owner or an admin to upgrade.'
