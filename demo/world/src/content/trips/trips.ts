import type { Fields } from '../words.ts'
import { tripsAroundTheAegean } from './aegean.ts'
import { tripsFartherSouth } from './farther-south.ts'

/** Outings from the hotel, sold on the spot: half a day to a long day, with what they cost an adult. */
export const facultativeTripsOnOffer: Fields[] = [...tripsAroundTheAegean, ...tripsFartherSouth]
