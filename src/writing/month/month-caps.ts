/** These limits hold for the planner and the model. */
export const MOST_SELLING = 0.4
export const MOST_OF_A_STAGE = 3
export const MOST_OF_AN_OFFER = 2
export const MOST_OF_AN_OCCASION = 3
