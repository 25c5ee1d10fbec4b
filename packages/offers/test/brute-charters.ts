import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { ageOn } from '@wojaz/travel/party'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { Inventory } from './make-inventory.ts'

export interface BruteFlight {
  from: string
  to: string
  day: IsoDay
  nights: number
  out: number
  back: number | null
  total: number
  shown: number
}

type Row = Record<string, unknown>

/** The slow, obviously correct answer: checks every two flights of the contract against the question. */
export function bruteCharters(
  inventory: Inventory,
  request: OfferSearchRequest,
  today: IsoDay,
): BruteFlight[] {
  const chosen = (id: string) =>
    request.filters.filter(({ filterId }) => filterId === id).flatMap(({ selectedValues }) => selectedValues)
  const birthDates = request.childrenBirthdays
  const people = request.numberOfAdults + birthDates.length
  const perPerson = !chosen('priceSelector').includes('fullPrice')
  const isOneWay = chosen('flightWay').length > 0
  const fees = ['TFG', 'TFP'].reduce((sum, fund) => sum + people * feeOf(inventory, fund, today), 0)
  const [range] = chosen('amountRange').map((text) => text.split('#'))
  const ours = new Set(inventory.airports!.filter(({ is_departure }) => is_departure).map(({ code }) => code))
  const starts = request.departuresCodes.length > 0 ? new Set<unknown>(request.departuresCodes) : ours
  const ends = endsOf(inventory, request.destinationsCodes)
  const first = request.departureDateFrom ?? today
  const last = request.departureDateTo ?? addDays(today, 548)
  const [least, most] = [request.durationFrom ?? 1, request.durationTo ?? 30]

  const isWanted = ({ airline }: Row) =>
    (chosen('airline').length === 0 || chosen('airline').includes(String(airline))) &&
    (chosen('luggage').length === 0 || airline !== 'FR')
  const isInTime = ({ departs }: Row) => {
    const hours = chosen('hours')
    const hour = Number(String(departs).slice(0, 2))
    return hours.length === 0 || hours.some((part) => Math.floor(hour / 6) === Number(part.slice(0, 2)) / 6)
  }
  const partyOn = kept((returnDay: IsoDay) => {
    const ages = birthDates.map((birthDate) => ageOn(birthDate, returnDay))
    const infants = ages.filter((age) => age < 2).length
    const children = ages.filter((age) => age >= 2 && age < 12).length
    return { infants, children, adults: people - infants - children }
  })
  /** Null: not enough seats. */
  const fareOf = (classes: readonly Row[], returnDay: IsoDay) => {
    const { adults, children, infants } = partyOn(returnDay)
    // A better class is sold on top of an economy seat.
    const wanted = ['Economy', ...chosen('cabin')].map((name) => classes.find(({ cabin }) => cabin === name))
    const hasRoom = (cabin: Row | undefined) =>
      cabin !== undefined && Number(cabin.seats) - Number(cabin.sold) >= adults + children
    if (!wanted.every(hasRoom)) return null
    const dearest = (price: string) => Math.max(...wanted.map((cabin) => Number(cabin?.[price])))
    return (
      adults * dearest('adult_price') + children * dearest('child_price') + infants * dearest('infant_price')
    )
  }
  const cheapest = (flights: readonly Flown[], returnDay: IsoDay) =>
    flights
      .flatMap(({ row, classes }) => {
        const fare = fareOf(classes, returnDay)
        return fare === null ? [] : { row, fare }
      })
      .sort(
        (a, b) =>
          a.fare - b.fare ||
          String(a.row.departs).localeCompare(String(b.row.departs)) ||
          Number(a.row.id) - Number(b.row.id),
      )[0]

  const flights = flownOf(inventory)
  const between = (from: unknown, to: unknown, isRight: (row: Row) => boolean) =>
    byDay((flights.get(`${from}${to}`) ?? []).filter(({ row }) => isRight(row)))
  const found: BruteFlight[] = []
  for (const from of starts) {
    for (const to of ends) {
      const outs = between(from, to, (row) => isWanted(row) && isInTime(row))
      const backs = between(to, from, isWanted)
      for (const [day, there] of outs) {
        if (day <= today || day < first || day > last) continue
        for (let nights = isOneWay ? 0 : least; nights <= (isOneWay ? 0 : Math.min(30, most)); nights++) {
          const returnDay = later(`${day}+${nights}`)
          const out = cheapest(there, returnDay)
          const back = isOneWay ? null : cheapest(backs.get(returnDay) ?? [], returnDay)
          if (!out || back === undefined) continue
          const total = out.fare + (back?.fare ?? 0) + fees
          const shown = perPerson ? Math.ceil(total / people / 100) * 100 : total
          if (range?.[0] && shown < Number(range[0]) * 100) continue
          if (range?.[1] && shown > Number(range[1]) * 100) continue
          const ids = { out: Number(out.row.id), back: back ? Number(back.row.id) : null }
          found.push({ from: String(from), to: String(to), day, nights, ...ids, total, shown })
        }
      }
    }
  }
  return found
}

/** Cached, because date arithmetic is slow and the same days repeat. */
const later = kept((text: string) => {
  const [day = '', nights] = text.split('+')
  return addDays(day, Number(nights))
})

function kept<Answer>(find: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const answer = known.get(text) ?? find(text)
    known.set(text, answer)
    return answer
  }
}

interface Flown {
  row: Row
  classes: readonly Row[]
}

const flown = new WeakMap<Inventory, Map<string, Flown[]>>()

/** Grouped by route. */
function flownOf(inventory: Inventory): Map<string, Flown[]> {
  const known = flown.get(inventory)
  if (known) return known
  const classes = new Map<unknown, Row[]>()
  for (const cabin of inventory.flight_cabins!)
    classes.set(cabin.flight_id, [...(classes.get(cabin.flight_id) ?? []), cabin])
  const all = new Map<string, Flown[]>()
  for (const row of inventory.flights!) {
    const way = `${row.from_airport}${row.to_airport}`
    all.set(way, [...(all.get(way) ?? []), { row, classes: classes.get(row.id)! }])
  }
  flown.set(inventory, all)
  return all
}

function byDay(flights: readonly Flown[]): Map<IsoDay, Flown[]> {
  const days = new Map<IsoDay, Flown[]>()
  for (const one of flights) {
    const day = String(one.row.day)
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return days
}

function feeOf(inventory: Inventory, fund: string, today: IsoDay): number {
  const inForce = inventory
    .guarantee_fees!.filter(
      (fee) => fee.fund === fund && fee.category === 'charter' && String(fee.valid_from) <= today,
    )
    .sort((a, b) => String(a.valid_from).localeCompare(String(b.valid_from)))
  return Number(inForce.at(-1)!.amount)
}

function endsOf(inventory: Inventory, codes: readonly string[]): Set<string> {
  const landing = inventory
    .airports!.filter(({ is_departure }) => !is_departure)
    .map(({ code }) => String(code))
  if (codes.length === 0) return new Set(landing)
  const parents = new Map(inventory.places!.map(({ code, parent_code }) => [code, parent_code]))
  const isInside = (place: unknown): boolean =>
    place !== null && place !== undefined && (codes.includes(String(place)) || isInside(parents.get(place)))
  const served = inventory.hotels!.filter(
    ({ code, resort_code, arrival_airport }) =>
      arrival_airport !== null && (codes.includes(String(code)) || isInside(resort_code)),
  )
  return new Set([
    ...codes.filter((code) => landing.includes(code)),
    ...served.map((hotel) => String(hotel.arrival_airport)),
  ])
}
