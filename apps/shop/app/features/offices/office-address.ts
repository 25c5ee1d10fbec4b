export const officesUrl = '/kontakt/biura-tui'

/** In the address of a search, in the guest's words. */
export const wishParameter = 'miejsce'
