import type { IsoDay } from '@wojaz/travel/dates'
import type { UpsellLine } from '../cart-price.ts'
import type { Order } from '../order.ts'
import type { Upsell } from '../upsell.ts'
import { addUntil, returnUntil } from './upsell-terms.ts'
import { hasUpsell, ownLines } from './upsells-price.ts'

/** An upsell of a sold trip. `until` is the last day for returning it; null: it cannot be returned. */
export type OwnedUpsell = UpsellLine & { readonly until: IsoDay | null }

export interface UpsellsOffer {
  readonly owned: readonly OwnedUpsell[]
  /** The last day for choosing and returning seats; null: it has passed. */
  readonly seatsUntil: IsoDay | null
  /** What can be chosen now, only for persons who can still choose. It includes variants that they already have. */
  readonly open: readonly Upsell[]
}

/** Returns what a guest can do with the upsells of a sold trip today. */
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

/** Returns the part of the upsell that can be chosen, or null. */
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
  // A variant that is no longer sold could not be chosen again, so it is not open for a choice.
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

/** Returns the chosen upsells plus those of the order that are not open for a choice. */
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
