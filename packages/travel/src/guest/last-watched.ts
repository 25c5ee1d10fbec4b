/** Of the hotels looked at last: as many as a strip of cards is worth pushing for. */
export const mostWatched = 12
