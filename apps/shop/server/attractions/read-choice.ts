import {
  type Attraction,
  type AttractionOption,
  type Availability,
  choiceFaults,
  freeUntilWords,
  freezePolicy,
  kindForAge,
  type PickupPoint,
  pickupNear,
  type Tickets,
  ticketsForAges,
  timeFaults,
} from '@wojaz/attractions'
import { addMonths, firstDayOfMonth, type IsoDay, isIsoDay, lastDayOfMonth } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { ageOn } from '@wojaz/travel/party'
import type { Coordinates } from '@wojaz/travel/place'
import { readDays } from '../../app/features/attractions/attraction-address.ts'
import type { ChoiceView, OptionView, TimeView } from '../../app/features/attractions/attraction-view.ts'
import type { AskSupplier } from './ask-supplier.ts'

type CalendarAnswer = Awaited<ReturnType<AskSupplier['calendar']>>

/** The choices in an attraction's URL. */
export interface ChoiceWish {
  readonly optionId: string | null
  readonly month: IsoDay | null
  readonly date: IsoDay | null
  /** Instead of one day: the first available day of this period. */
  readonly days: DaySpan | null
  readonly timeId: string | null
  readonly pickupId: string | null
  readonly people: number
  readonly tickets: Tickets
}

interface DaySpan {
  readonly from: IsoDay
  readonly to: IsoDay
}

/** The guest's booked trip: the party and where they stay. */
export interface ChoiceTrip extends DaySpan {
  readonly birthDates: readonly IsoDay[]
  /** Null: a flight without a hotel. */
  readonly hotel: { readonly name: string; readonly at: Coordinates } | null
}

/** How far ahead suppliers are queried. */
const monthsAhead = 12
const mostOfKind = 50
const grownUp = 30

export function readChoiceWish(params: URLSearchParams, people: number): ChoiceWish {
  const day = (name: string) => {
    const text = params.get(name)
    return isIsoDay(text) ? text : null
  }
  const tickets = [...params].flatMap(([name, value]) =>
    name.startsWith('tickets.') && /^\d{1,3}$/.test(value)
      ? [[name.slice('tickets.'.length), Math.min(Number(value), mostOfKind)] as const]
      : [],
  )
  const { date, dateTo } = readDays(params)
  return {
    optionId: params.get('option'),
    month: day('month'),
    date: dateTo === null ? date : null,
    days: date && dateTo ? { from: date, to: dateTo } : null,
    timeId: params.get('time'),
    pickupId: params.get('pickup'),
    people,
    tickets: Object.fromEntries(tickets),
  }
}

interface Sources {
  readonly ask: AskSupplier
  readonly now: Date
  readonly today: IsoDay
  readonly locale: Locale
  /** Null: without a trip. */
  readonly trip: ChoiceTrip | null
}

/** All choices with the supplier's current data. If the supplier does not answer, the rest of the page still works. */
export async function readChoice(
  attraction: Attraction,
  wish: ChoiceWish,
  sources: Sources,
): Promise<ChoiceView> {
  const option = optionOf(attraction, wish.optionId)
  const { today, now, ask, locale, trip } = sources
  const days = wish.days ?? trip
  const month = monthOf(wish.month ?? wish.date ?? days?.from ?? today, today)
  const asked = { productId: attraction.productId, optionId: option.id }
  const from = clampDay(month, today, lastDayOfMonth(month))
  const asking = ask.calendar(attraction.supplier, {
    ...asked,
    from,
    to: lastDayOfMonth(month),
    tickets: {},
  })
  const date = wish.date === null ? firstOpen(await asking, days) : wish.date >= today ? wish.date : null
  const tickets = ticketsOf(option, wish, trip && agesOn(trip, date ?? trip.from))
  const [calendar, answered] = await Promise.all([
    asking,
    date ? ask.times(attraction.supplier, { ...asked, from: date, to: date, tickets }) : null,
  ])
  const available = answered?.ok ? answered.value : []
  const chosen = available.find(({ id }) => id === wish.timeId) ?? onlyOne(available)
  const times = available.map((time) => timeView(time, option, attraction.timeZone, now))
  const points = (chosen ?? available[0])?.pickupPoints ?? []
  return {
    options: attraction.options.map(({ id, titles }) => ({ id, title: titles[locale] })),
    option: optionView(option, locale),
    month,
    hasEarlier: month > today,
    hasLater: month < firstDayOfMonth(addMonths(today, monthsAhead)),
    days: calendar.ok
      ? calendar.value.map(({ day, isAvailable, priceFrom }) => ({ day, isOpen: isAvailable, priceFrom }))
      : [],
    date,
    times,
    time: times.find(({ id, isOpen }) => isOpen && id === chosen?.id) ?? null,
    pickupPoints: points,
    pickup: points.find(({ id }) => id === wish.pickupId)?.id ?? pickupAt(option, points, trip),
    tickets,
    faults: [...choiceFaults(option, tickets), ...(chosen ? timeFaults(chosen, tickets, now) : [])],
    isSilent: !calendar.ok || answered?.ok === false,
  }
}

function optionOf({ options }: Attraction, id: string | null): AttractionOption {
  const found = options.find((one) => one.id === id) ?? options.find(({ isDefault }) => isDefault)
  const option = found ?? options[0]
  if (!option) throw new Error('An attraction without a way to have it is not on sale')
  return option
}

/** The month, limited to between now and `monthsAhead`. */
function monthOf(day: IsoDay, today: IsoDay): IsoDay {
  const asked = firstDayOfMonth(day)
  const first = firstDayOfMonth(today)
  const last = firstDayOfMonth(addMonths(today, monthsAhead))
  return clampDay(asked, first, last)
}

function clampDay(day: IsoDay, first: IsoDay, last: IsoDay): IsoDay {
  if (day < first) return first
  if (day > last) return last
  return day
}

/** The first available day of the given period. */
function firstOpen(calendar: CalendarAnswer, days: DaySpan | null): IsoDay | null {
  if (!calendar.ok || !days) return null
  const open = calendar.value.find(
    ({ day, isAvailable }) => isAvailable && day >= days.from && day <= days.to,
  )
  return open?.day ?? null
}

const agesOn = ({ birthDates }: ChoiceTrip, day: IsoDay) => birthDates.map((born) => ageOn(born, day))

/** The pickup point near the hotel, only if pickup is obligatory. Guests who may come by themselves get no preselection. */
function pickupAt(
  { pickup }: AttractionOption,
  points: readonly PickupPoint[],
  trip: ChoiceTrip | null,
): string | null {
  return pickup === 'always' && trip?.hotel ? pickupNear(points, trip.hotel) : null
}

/** The chosen tickets of this option; else by the travellers' ages; else as many adults as people. */
function ticketsOf(option: AttractionOption, wish: ChoiceWish, ages: readonly number[] | null): Tickets {
  const { ticketKinds, maxTickets } = option
  const known = Object.entries(wish.tickets).filter(([id]) => ticketKinds.some((kind) => kind.id === id))
  if (known.length > 0) return Object.fromEntries(known)
  const ofAges = ages ? ticketsForAges(option, ages) : {}
  if (Object.keys(ofAges).length > 0) return ofAges
  const kind = kindForAge(ticketKinds, grownUp) ?? ticketKinds[0]
  if (!kind) return {}
  const most = Math.min(maxTickets ?? mostOfKind, kind.maxQuantity ?? mostOfKind)
  const wanted = Math.ceil(wish.people / Math.max(kind.people, 1))
  return { [kind.id]: Math.max(kind.minQuantity ?? 1, Math.min(wanted, most)) }
}

function onlyOne(times: readonly Availability[]): Availability | undefined {
  return times.length === 1 ? times[0] : undefined
}

function timeView(time: Availability, option: AttractionOption, timeZone: string, now: Date): TimeView {
  const policy = freezePolicy(option.cutoff, time.localStart, timeZone)
  return {
    id: time.id,
    isAllDay: time.isAllDay,
    ticketPrices: time.ticketPrices,
    wholePrice: time.wholePrice,
    starts: time.localStart.slice(11, 16),
    ends: time.localEnd.slice(11, 16),
    left: time.vacancies,
    isOpen: time.isAvailable && now < time.bookableUntil,
    freeUntil: policy && freeUntilWords(policy, now),
  }
}

function optionView(option: AttractionOption, locale: Locale): OptionView {
  const { id, pickup, minTickets, maxTickets, titles, ticketKinds } = option
  return {
    id,
    pickup,
    minTickets,
    maxTickets,
    title: titles[locale],
    kinds: ticketKinds.map((kind) => ({
      id: kind.id,
      type: kind.type,
      title: kind.titles[locale],
      minAge: kind.minAge,
      maxAge: kind.maxAge,
      minQuantity: kind.minQuantity,
      maxQuantity: kind.maxQuantity,
      people: kind.people,
      accompaniedBy: kind.accompaniedBy,
    })),
  }
}
