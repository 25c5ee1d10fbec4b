import type { Dice } from '../dice.ts'
import type { Naming } from '../places/place-types.ts'
import type { HotelType } from '../vocabulary/facets.ts'
import { nameWords } from './name-words.ts'

/** `a` is the invented word, `b` the plain one. */
const patterns: Readonly<Record<HotelType, readonly string[]>> = {
  hotel: ['{a} {b}', 'Hotel {a}', '{a} {b} Hotel', 'Hotel {a} {b}'],
  resort: ['{a} {b} Resort', '{a} Resort', '{a} {b} Resort & Spa', 'Grand {a} {b}'],
  apartments: ['{a} Apartments', '{a} {b} Apartments', 'Aparthotel {a}', '{a} {b} Residence'],
  guesthouse: ['Pension {a}', 'Villa {a}', '{a} Guest House', 'Casa {a} {b}'],
  boutique: ['{a} Boutique', 'Maison {a}', '{a} {b} Boutique', 'The {a}'],
  club: ['{a} Club', 'Club {a} {b}', '{a} {b} Family Club'],
  villas: ['{a} Villas', '{a} Bungalows', '{a} {b} Villas'],
  tour: ['{a} {b}'],
}

const polishPatterns: Readonly<Record<HotelType, readonly string[]>> = {
  ...patterns,
  hotel: ['Hotel {a} {b}', 'Hotel {a} {b} Spa'],
  resort: ['{a} {b} Resort', 'Ośrodek {a} {b}'],
  apartments: ['Apartamenty {a} {b}', 'Rezydencja {a} {b}'],
  guesthouse: ['Pensjonat {a} {b}', 'Willa {a} {b}', 'Dom Gościnny {a} {b}'],
  boutique: ['Dworek {a} {b}', '{a} {b} Boutique'],
  club: ['{a} {b} Family Club'],
  villas: ['Domki {a} {b}', 'Osiedle {a} {b}'],
}

export function hotelName(dice: Dice, naming: Naming, type: HotelType): string {
  const words = nameWords[naming]
  const pattern = dice.pick((isPolish(naming) ? polishPatterns : patterns)[type])
  const second = dice.pick(words.second)
  const name = pattern.replace('{a}', dice.pick(words.first).replaceAll('-', ' ')).replace('{b}', second)
  // For example 'Kalanthia Resort Resort'.
  return name.replace(/\b(\S+) (?=\1\b)/g, '')
}

function isPolish(naming: Naming): boolean {
  return naming === 'polish' || naming === 'highland' || naming === 'masurian'
}
