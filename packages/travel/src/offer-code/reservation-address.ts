/** The path where an offer is booked, followed by the offer code or the id of a reservation in progress. */
export const reservationPath = '/pz/rezerwacja'

/** The query parameter with the cabin class in which the flights were listed. */
export const cabinField = 'cabin'

/**
 * The link of an offer's booking button, without a language prefix. Text that is not an offer code is escaped into one path
 * segment.
 */
export function reservationAddress(offerCode: string): string {
  return `${reservationPath}/${encodeURIComponent(offerCode)}`
}
