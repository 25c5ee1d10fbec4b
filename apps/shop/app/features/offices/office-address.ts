export const officesUrl = '/kontakt/biura-tui'

/** Query parameter of a search: the guest's text. */
export const wishParameter = 'miejsce'
