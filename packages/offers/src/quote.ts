import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { discountOf, roomStayPrice, roundToZloty } from './engine/scan/stay-price.ts'

/** The parts of a package for one party. Money in grosze. */
export interface QuoteParts {
  readonly today: IsoDay
  /** First day of the stay. */
  readonly date: IsoDay
  readonly participants: number
  /** Both flights for everybody; 0 without flights. */
  readonly flights: number
  /** The airport charges within the flights; 0 in a package, whose price is not split. */
  readonly airportCharges: number
  /** Per room: the sum of adult prices of its nights, and the thousandths of it that the people in the room pay. */
  readonly rooms: readonly { readonly nightly: number; readonly factor: number }[]
  /** Price of one seat from the airport and back, and the number of seats. */
  readonly transfer: { readonly price: number; readonly seats: number }
  /** Guarantee funds, per person. */
  readonly fees: { readonly tfg: number; readonly tfp: number }
  /** All reductions and price levels of the hotel. The quote finds those that apply. */
  readonly promotions: readonly Reduction[]
  readonly levels: readonly { readonly changedOn: IsoDay; readonly level: number }[]
  /** A flight by a low-cost airline is bought outside the charter contract. */
  readonly isLowCost: boolean
}

/** `percent` off the stay for bookings from `startsOn` to `endsOn` and travel from `travelFrom` to `travelTo`. */
export interface Reduction {
  readonly kind: string
  readonly percent: number
  readonly startsOn: IsoDay
  readonly endsOn: IsoDay
  readonly travelFrom: IsoDay
  readonly travelTo: IsoDay
}

export interface Quote {
  readonly flights: number
  /** The two parts of the flights if they are sold alone. With a hotel everything is fare. */
  readonly airFare: number
  readonly airportCharges: number
  /** Before the discount. */
  readonly stay: number
  /** The price of each room after the discount. They add up to the stay minus the discount. */
  readonly rooms: readonly number[]
  /** Flights plus stay. */
  readonly base: number
  readonly transfer: number
  /** Added to the base besides the guarantee funds: transfers. */
  readonly surcharges: number
  readonly tfg: number
  readonly tfp: number
  /** 0 where no reduction may be announced, because the price was as low before. */
  readonly discount: number
  /** Of the total, in whole percent, rounded down. */
  readonly discountPercent: number
  readonly discountKind: string | null
  readonly total: number
  readonly perPerson: number
  /** The crossed-out price: with a reduction the lowest total of the 30 days before it began, otherwise the total. */
  readonly originalFullPrice: number
  /** The same lowest total; null without a reduction. */
  readonly lowestPriceBefore: number | null
  /** Last day of the reduction; null without one. */
  readonly validUntil: IsoDay | null
  /** Set when a flight is by a low-cost airline. */
  readonly peakworkPrice: number | null
}

/** The price of an offer, computed in one place. Lists, cards, calendars, checkout and documents only show it. */
export function quote(parts: QuoteParts): Quote {
  const contract = contractRooms(parts)
  const reduction = reductionOn(parts, parts.today)
  const stayNow = sum(contract) - discountOf(sum(contract), reduction?.percent ?? 0)
  const transfer = parts.transfer.price * parts.transfer.seats
  const tfg = parts.fees.tfg * parts.participants
  const tfp = parts.fees.tfp * parts.participants
  const unreduced = parts.flights + transfer + tfg + tfp
  const total = unreduced + stayNow
  const announced = reduction && announce(parts, reduction, total, unreduced)
  const before = announced?.before ?? total
  return {
    flights: parts.flights,
    airFare: parts.flights - parts.airportCharges,
    airportCharges: parts.airportCharges,
    stay: before - unreduced,
    rooms: shares(stayNow, contract),
    base: parts.flights + before - unreduced,
    transfer,
    surcharges: transfer,
    tfg,
    tfp,
    discount: before - total,
    discountPercent: announced?.percent ?? 0,
    discountKind: announced ? reduction.kind : null,
    total,
    perPerson: pricePerPerson(total, parts.participants),
    originalFullPrice: before,
    lowestPriceBefore: announced ? before : null,
    validUntil: announced ? reduction.endsOn : null,
    peakworkPrice: parts.isLowCost ? before : null,
  }
}

/**
 * Returns a reduction that a shop may announce: compared with the lowest total of the 30 days before it began, in whole percent
 * that are true for the total and for one person. Below one percent nothing is announced.
 */
function announce(
  parts: QuoteParts,
  { startsOn }: Reduction,
  total: number,
  unreduced: number,
): { before: number; percent: number } | null {
  const before = unreduced + lowestStayBefore(parts, startsOn)
  const one = (all: number) => pricePerPerson(all, parts.participants)
  const percent = Math.min(percentBelow(before, total), percentBelow(one(before), one(total)))
  return percent >= 1 ? { before, percent } : null
}

function percentBelow(before: number, now: number): number {
  return Math.floor(((before - now) * 100) / before)
}

/** Returns the contract price of each room, without a reduction. */
function contractRooms({ rooms }: QuoteParts): number[] {
  return rooms.map(({ nightly, factor }) => roomStayPrice(nightly, factor))
}

/** Divides a sum in proportion to the prices of rooms, in whole złoty. The last room gets the remainder. */
function shares(whole: number, rooms: readonly number[]): number[] {
  const all = sum(rooms)
  let left = whole
  return rooms.map((room, at) => {
    const share = at === rooms.length - 1 ? left : Math.round((whole * room) / (all || 1) / 100) * 100
    left -= share
    return share
  })
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}

/** Returns the airport charges for seats on one flight: per seat, and at most the price of the seat. */
export function chargesOfSeats(
  charge: number,
  seats: readonly { readonly price: number; readonly count: number }[],
): number {
  return seats.reduce((sum, { price, count }) => sum + count * Math.min(charge, price), 0)
}

/** In whole złoty, rounded up, so that the party never pays more than was shown. */
export function pricePerPerson(total: number, participants: number): number {
  return Math.ceil(total / participants / 100) * 100
}

function reductionOn({ promotions, date }: QuoteParts, day: IsoDay): Reduction | null {
  return (
    promotions.find(
      ({ startsOn, endsOn, travelFrom, travelTo }) =>
        startsOn <= day && day <= endsOn && travelFrom <= date && date <= travelTo,
    ) ?? null
  )
}

/** Returns what the same package cost on an earlier day, with today's flight prices. */
export function totalOn(parts: QuoteParts, { total, stay, discount }: Quote, day: IsoDay): number {
  return total - (stay - discount) + stayOn(parts, day)
}

/** An earlier price is today's contract price at the level of that day, with the reduction of that day. */
function stayOn(parts: QuoteParts, day: IsoDay): number {
  const level = parts.levels.findLast(({ changedOn }) => changedOn <= day)?.level ?? 1000
  const then = roundToZloty(sum(contractRooms(parts)) * level)
  return then - discountOf(then, reductionOn(parts, day)?.percent ?? 0)
}

/** Prices change only on days when the level or a reduction changes, so these and the first day are enough. */
function lowestStayBefore(parts: QuoteParts, startsOn: IsoDay): number {
  const first = addDays(startsOn, -30)
  const changes = [
    first,
    ...parts.levels.map(({ changedOn }) => changedOn),
    ...parts.promotions.map((promotion) => promotion.startsOn),
    ...parts.promotions.flatMap(({ endsOn }) => (endsOn < startsOn ? addDays(endsOn, 1) : [])),
  ]
  let lowest = Number.POSITIVE_INFINITY
  for (const day of changes) {
    if (day < first || day >= startsOn) continue
    lowest = Math.min(lowest, stayOn(parts, day))
  }
  return lowest
}
