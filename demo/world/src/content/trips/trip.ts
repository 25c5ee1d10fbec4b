import type { Localised } from '@wojaz/travel/locale'
import type { Fields } from '../words.ts'

interface Trip {
  /** Codes of the places where it is offered. */
  at: string[]
  title: Localised
  text: Localised
  hours: number
  /** In złoty, for an adult. */
  price: number
  picture: Fields
}

/** An excursion from the hotel, as an editor writes it. */
export function trip({ at, ...written }: Trip): Fields {
  return { ...written, directions: at }
}
