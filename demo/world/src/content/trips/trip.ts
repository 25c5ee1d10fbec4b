import type { Localised } from '@wojaz/travel/locale'
import type { Fields } from '../words.ts'

interface Trip {
  /** Codes of the places it is offered at. */
  at: string[]
  title: Localised
  text: Localised
  hours: number
  /** Złoty for an adult. */
  price: number
  picture: Fields
}

/** An outing from the hotel as its editor writes it. */
export function trip({ at, ...written }: Trip): Fields {
  return { ...written, directions: at }
}
