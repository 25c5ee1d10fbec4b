/** The most hotels in the strip of those looked at last. */
export const mostWatched = 12
