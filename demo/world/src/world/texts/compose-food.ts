import type { Locale } from '@wojaz/travel/locale'
import { at } from '../dice.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { type BoardCode, boards } from '../vocabulary/boards.ts'
import { boardParts } from './board-parts.ts'

/** A sentence for each board; if there are several, each begins with the board's name. */
export function composeFood(hotel: HotelPlan, locale: Locale): string {
  const several = hotel.boards.length > 1
  return hotel.boards
    .map((board, index) => {
      const sentence = at(boardParts[board], hotel.ordinal + index)[locale]
      const name = nameOf(board, locale)
      const isNamed = sentence.slice(0, 40).toLowerCase().includes(name.toLowerCase())
      return several && !isNamed
        ? `${name} – ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
        : sentence
    })
    .join(' ')
}

function nameOf(code: BoardCode, locale: Locale): string {
  return boards.find((board) => board.code === code)?.names[locale] ?? code
}
