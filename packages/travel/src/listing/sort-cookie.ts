/** What a guest chose to sort by, where they let us remember it. */
export const sortCookie = 'listing_sort'

/** Seconds; a year. */
export const sortCookieAge = 365 * 24 * 60 * 60
