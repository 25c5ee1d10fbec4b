import {
  type Attraction,
  type AttractionOption,
  type Availability,
  choiceFaults,
  freeUntilWords,
  freezePolicy,
  kindForAge,
  type Tickets,
  timeFaults,
} from '@wojaz/attractions'
import { addMonths, firstDayOfMonth, type IsoDay, isIsoDay, lastDayOfMonth } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { ChoiceView, OptionView, TimeView } from '../../app/features/attractions/attraction-view.ts'
import type { AskSupplier } from './ask-supplier.ts'

/** What the address of an attraction says beside its number. */
export interface ChoiceWish {
  readonly optionId: string | null
  readonly month: IsoDay | null
  readonly date: IsoDay | null
  readonly timeId: string | null
  readonly pickupId: string | null
  readonly people: number
  readonly tickets: Tickets
}

/** So far ahead suppliers are asked. */
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
  return {
    optionId: params.get('option'),
    month: day('month'),
    date: day('date'),
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
}

/** Everything that can be chosen, as the supplier has it now. A supplier that does not answer leaves the rest of the page as it is. */
export async function readChoice(
  attraction: Attraction,
  wish: ChoiceWish,
  sources: Sources,
): Promise<ChoiceView> {
  const option = optionOf(attraction, wish.optionId)
  const { today, now, ask, locale } = sources
  const month = monthOf(wish, today)
  const asked = { productId: attraction.productId, optionId: option.id }
  const from = clampDay(month, today, lastDayOfMonth(month))
  const tickets = ticketsOf(option, wish)
  const date = wish.date && wish.date >= today ? wish.date : null
  const [calendar, answered] = await Promise.all([
    ask.calendar(attraction.supplier, { ...asked, from, to: lastDayOfMonth(month), tickets: {} }),
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
    pickup: points.find(({ id }) => id === wish.pickupId)?.id ?? null,
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

/** The month that is asked for, that of the day, or this one: never one that has passed, nor one too far ahead. */
function monthOf({ month, date }: ChoiceWish, today: IsoDay): IsoDay {
  const asked = firstDayOfMonth(month ?? date ?? today)
  const first = firstDayOfMonth(today)
  const last = firstDayOfMonth(addMonths(today, monthsAhead))
  return clampDay(asked, first, last)
}

function clampDay(day: IsoDay, first: IsoDay, last: IsoDay): IsoDay {
  if (day < first) return first
  if (day > last) return last
  return day
}

/** What was said of this option; else as many grown-ups as travel along. */
function ticketsOf({ ticketKinds, maxTickets }: AttractionOption, wish: ChoiceWish): Tickets {
  const known = Object.entries(wish.tickets).filter(([id]) => ticketKinds.some((kind) => kind.id === id))
  if (known.length > 0) return Object.fromEntries(known)
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
