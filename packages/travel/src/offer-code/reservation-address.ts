/** Where an offer is booked; behind it its code, or a reservation that was begun. */
export const reservationPath = '/pz/rezerwacja'

/** Of the address of an offer: the class in which its flights were listed. */
export const cabinField = 'cabin'

/** Where the one clear button of an offer leads: a plain link, without its language. What is no code stays one name in the address. */
export function reservationAddress(offerCode: string): string {
  return `${reservationPath}/${encodeURIComponent(offerCode)}`
}
