/** Name of the field that holds the seat of a traveller on a flight. */
export const seatField = (flightId: number, person: number) => `seat.${flightId}.${person}`
