/** The sort a guest chose, stored only with consent. */
export const sortCookie = 'listing_sort'

/** Seconds; a year. */
export const sortCookieAge = 365 * 24 * 60 * 60
