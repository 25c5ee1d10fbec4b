import type { Fields } from '../words.ts'
import { tripsAroundTheAegean } from './aegean.ts'
import { tripsFartherSouth } from './farther-south.ts'

/** Excursions from the hotel, sold on the spot: half a day to a long day, with their price for an adult. */
export const facultativeTripsOnOffer: Fields[] = [...tripsAroundTheAegean, ...tripsFartherSouth]
