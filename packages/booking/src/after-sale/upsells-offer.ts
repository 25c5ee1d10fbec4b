import type { IsoDay } from '@wojaz/travel/dates'
import type { UpsellLine } from '../cart-price.ts'
import type { Order } from '../order.ts'
import type { Upsell } from '../upsell.ts'
import { addUntil, returnUntil } from './upsell-terms.ts'
import { hasUpsell, ownLines } from './upsells-price.ts'

/** Something a sold trip has; `until`: the last day on which it can be given back, null: it stays. */
export type OwnedUpsell = UpsellLine & { readonly until: IsoDay | null }

export interface UpsellsOffer {
  readonly owned: readonly OwnedUpsell[]
  /** Seats are given back and chosen until the same day; null: not any more. */
  readonly seatsUntil: IsoDay | null
  /** What can be chosen now, for those who can still choose. What they have of it is among the variants. */
  readonly open: readonly Upsell[]
}

/** What a guest can do with the upsells of a sold trip today. */
export function upsellsOffer(order: Order, offered: readonly Upsell[], today: IsoDay): UpsellsOffer {
  const owned = ownLines(order).map((line) => ({ ...line, until: openUntil(line, order, today) }))
  const locked = owned.filter(({ until }) => until === null)
  const seatsDay = addUntil('SEATS', order)
  return {
    owned,
    seatsUntil: today <= seatsDay ? seatsDay : null,
    open: offered.flatMap((upsell) => openPart(order, upsell, owned, locked, today) ?? []),
  }
}

function openUntil(line: UpsellLine, order: Order, today: IsoDay): IsoDay | null {
  const until = returnUntil(line, order)
  return until !== null && today <= until ? until : null
}

/** The part of it that can be chosen; null: nothing of it. */
function openPart(
  order: Order,
  upsell: Upsell,
  owned: readonly OwnedUpsell[],
  locked: readonly OwnedUpsell[],
  today: IsoDay,
): Upsell | null {
  const { type, variants } = upsell
  if (type === 'SEATS') return null
  const mine = owned.filter((line) => line.type === type)
  // What is not sold any more could not be left as it is: it stays as it was sold.
  const stays = mine.filter(
    (line) => locked.includes(line) || !variants.some(({ code }) => code === line.code),
  )
  if (today > addUntil(type, order)) return null
  if (type === 'FACULTATIVE_TRIPS') {
    const free = variants.filter(({ code }) => !stays.some((line) => line.code === code))
    return free.length > 0 ? { ...upsell, variants: free } : null
  }
  if (upsell.personRefs.length === 0) return stays.length > 0 ? null : upsell
  const personRefs = upsell.personRefs.filter((person) => !stays.some((line) => line.person === person))
  return personRefs.length > 0 ? { ...upsell, personRefs } : null
}

/** What was ticked among the open ones, and all that was not to be chosen. */
export function wishOf(
  order: Pick<Order, 'upsells'>,
  { open }: Pick<UpsellsOffer, 'open'>,
  chosen: Order['upsells'],
): Order['upsells'] {
  const isOpen = ({ type, code, person }: Order['upsells'][number]) =>
    open.some(
      (upsell) =>
        upsell.type === type &&
        upsell.variants.some((variant) => variant.code === code) &&
        (person === null || upsell.personRefs.includes(person)),
    )
  const staying = order.upsells.filter((one) => !isOpen(one))
  return [...staying, ...chosen.filter((one) => !hasUpsell(staying, one))]
}
