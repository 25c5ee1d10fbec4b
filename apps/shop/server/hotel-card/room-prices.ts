import type { Quote } from '@wojaz/offers'

/** What each room is of the price: its share of the stay after the reduction. Together they are the stay to the last grosz. */
export function roomPrices({ rooms, stay, discount }: Pick<Quote, 'rooms' | 'stay' | 'discount'>): number[] {
  let left = stay - discount
  return rooms.map((room, at) => {
    const share = at === rooms.length - 1 ? left : room - Math.round((discount * room) / stay / 100) * 100
    left -= share
    return share
  })
}
