/** More than a family can weigh against each other. */
export const mostSavedOffers = 50
/** Side by side, one needs another; five columns nobody reads. */
export const fewestCompared = 2
export const mostCompared = 4
