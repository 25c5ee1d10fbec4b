/** More than a family can compare. */
export const mostSavedOffers = 50
/** A comparison needs two; five columns are too many to read. */
export const fewestCompared = 2
export const mostCompared = 4
