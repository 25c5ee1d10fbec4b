import type { SeatsRefusal } from './seat-map.ts'

const words = {
  'seats-taken': 'taken',
  'cart-closed': 'closed',
  'no-seat-map': 'noMap',
  'too-many-seats': 'tooMany',
  'flight-not-of-this-trip': 'otherFlight',
  'no-such-seat': 'noSuchSeat',
  'no-such-person': 'noSuchPerson',
  'infant-sits-on-a-lap': 'infant',
  'other-class': 'otherClass',
  'exit-row-is-for-adults': 'exitRow',
  'lap-in-exit-row': 'exitRow',
  'seat-twice': 'twice',
  'person-twice': 'twice',
} as const

/** The dictionary key of a seat refusal. */
export function seatsRefusalText(refusal: SeatsRefusal): string {
  const reason = refusal.code === 'seat-refused' ? refusal.reason : refusal.code
  return `upsells.plane.refused.${words[reason]}`
}
