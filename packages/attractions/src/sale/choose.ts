import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { readAttraction } from '../catalogue/read-attraction.ts'
import type { Attraction, AttractionOption } from '../model/attraction.ts'
import type { AttractionChoice, ItemKind } from '../model/attraction-order.ts'
import type { Availability, Tickets } from '../model/availability.ts'
import { freezePolicy } from '../rules/cancellation.ts'
import { choiceFaults, timeFaults } from '../rules/choice-faults.ts'
import { instantOf } from '../rules/local-time.ts'
import { priceChoice } from '../rules/price-choice.ts'
import { isNo } from '../suppliers/is-no.ts'
import type { Supplier, SupplierContact } from '../suppliers/supplier.ts'
import type { CartRefusal } from './attraction-sale.ts'
import type { FrozenItem, ItemRow } from './item-rows.ts'
import type { SaleParts } from './sale-options.ts'

/** An item before the supplier is called. */
export type Chosen = Pick<ItemRow, 'supplier' | 'frozen' | 'total' | 'startsAt' | 'endsAt'>

const contactForMs = 3_600_000
const dayMs = 86_400_000

export type Choosing = ReturnType<typeof choosing>

/** The current state of a choice: everything that a ticket needs, as a copy. */
export function choosing({ store, suppliers, clock }: Pick<SaleParts, 'store' | 'suppliers' | 'clock'>) {
  const contacts = new Map<
    string,
    { readonly asked: Promise<SupplierContact | null>; readonly until: number }
  >()

  /** Called at most once an hour. If the supplier does not answer, the ticket has no phone number. */
  async function contactOf(supplier: Supplier): Promise<SupplierContact> {
    const known = contacts.get(supplier.name)
    const now = clock().getTime()
    const asked = known && known.until > now ? known.asked : ask(supplier)
    if (asked !== known?.asked) contacts.set(supplier.name, { asked, until: now + contactForMs })
    const contact = await asked
    if (!contact && contacts.get(supplier.name)?.asked === asked) contacts.delete(supplier.name)
    return contact ?? { name: supplier.name, phone: null }
  }

  async function ask(supplier: Supplier): Promise<SupplierContact | null> {
    const answer = await supplier.contact()
    return answer.ok ? answer.value : null
  }

  async function choose(choice: AttractionChoice): Promise<Outcome<Chosen, CartRefusal>> {
    const attraction = await store.read((client) => readAttraction(client, choice.attractionNumber))
    const supplier = attraction && suppliers.get(attraction.supplier)
    const option = attraction?.options.find(({ id }) => id === choice.optionId)
    if (!attraction || !supplier || !option) return refused({ code: 'attraction-unknown' })
    const faults = choiceFaults(option, choice.tickets)
    if (faults.length > 0) return refused({ code: 'choice-refused', faults })
    if (option.pickup === 'always' && choice.pickupPointId === null) return refused({ code: 'pickup-needed' })
    const kinds = kindsOf(option, choice.tickets)
    const tickets = ticketsOf(kinds)
    const [time, contact] = await Promise.all([
      supplier.time({
        productId: attraction.productId,
        optionId: option.id,
        availabilityId: choice.availabilityId,
        tickets,
      }),
      contactOf(supplier),
    ])
    if (!time.ok) return refused({ code: isNo(time.refusal) ? 'gone' : 'supplier-away' })
    if (!time.value) return refused({ code: 'gone' })
    const [late] = timeFaults(time.value, tickets, clock())
    if (late) return refused(late.code === 'sold-out' ? late : { code: 'gone' })
    return frozenOf(attraction, option, time.value, { choice, kinds, contact })
  }

  return { choose, contactOf }
}

/** The tickets for the supplier's call, in the order of the kinds, so that holders match. */
export function ticketsOf(kinds: readonly ItemKind[]): Tickets {
  return Object.fromEntries(kinds.map(({ id, quantity }) => [id, quantity]))
}

function kindsOf({ ticketKinds }: AttractionOption, tickets: Tickets): ItemKind[] {
  const kinds = ticketKinds.flatMap(({ id, type, titles, minAge, maxAge, required }) => {
    const quantity = tickets[id] ?? 0
    return quantity > 0 ? [{ id, type, titles, quantity, minAge, maxAge, required }] : []
  })
  // Objects sort numeric keys: kinds and tickets must have the same order.
  const order = Object.keys(ticketsOf(kinds))
  return kinds.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

function frozenOf(
  attraction: Attraction,
  option: AttractionOption,
  time: Availability,
  {
    choice,
    kinds,
    contact,
  }: { choice: AttractionChoice; kinds: readonly ItemKind[]; contact: SupplierContact },
): Outcome<Chosen, CartRefusal> {
  const price = priceChoice(time, ticketsOf(kinds))
  const policy = freezePolicy(option.cutoff, time.localStart, attraction.timeZone)
  if (!price.ok || !policy) return refused({ code: 'gone' })
  const wanted = option.pickup === 'none' ? null : choice.pickupPointId
  const pickup = wanted === null ? null : (time.pickupPoints.find(({ id }) => id === wanted) ?? null)
  if (wanted !== null && !pickup) return refused({ code: 'pickup-needed' })
  const frozen: FrozenItem = {
    choice: { ...choice, pickupPointId: wanted, tickets: ticketsOf(kinds) },
    productId: attraction.productId,
    titles: titlesOf(attraction),
    optionTitles: option.titles,
    picture: attraction.pictures[0] ?? null,
    placeCode: attraction.placeCode,
    timeZone: attraction.timeZone,
    localStart: time.localStart,
    localEnd: time.localEnd,
    isAllDay: time.isAllDay,
    meetingPoint: attraction.meetingPoint,
    pickup,
    isConfirmedAtOnce: attraction.isConfirmedAtOnce,
    kinds,
    required: option.required,
    price: price.value,
    policy,
    supplierContact: contact,
  }
  const startsAt = new Date(policy.startsAt)
  const end = instantOf(time.localEnd, attraction.timeZone)
  const endsAt = end && end > startsAt ? end : new Date(startsAt.getTime() + dayMs)
  return accepted({ supplier: attraction.supplier, frozen, total: price.value.total, startsAt, endsAt })
}

function titlesOf({ texts }: Attraction): FrozenItem['titles'] {
  const { pl, cs, ro, hu, uk } = texts
  return { pl: pl.title, cs: cs.title, ro: ro.title, hu: hu.title, uk: uk.title }
}
