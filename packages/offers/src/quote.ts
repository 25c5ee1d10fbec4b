import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { discountOf, roomStayPrice, roundToZloty } from './engine/scan/stay-price.ts'

/** What a package is made of, for one party. Money in grosze. */
export interface QuoteParts {
  readonly today: IsoDay
  /** First day of the stay. */
  readonly date: IsoDay
  readonly participants: number
  /** Both flights for everyone; 0 when no flight is part. */
  readonly flights: number
  /** What of it the airports take; 0 where flights are part of a package, whose price is one. */
  readonly airportCharges: number
  /** Per room: adult prices of its nights added up, and thousandths of it the people in the room pay. */
  readonly rooms: readonly { readonly nightly: number; readonly factor: number }[]
  /** One seat on the way from the airport and back, and how many seats. */
  readonly transfer: { readonly price: number; readonly seats: number }
  /** Guarantee funds, per person. */
  readonly fees: { readonly tfg: number; readonly tfp: number }
  /** All reductions and price levels of the hotel; the quote finds those that count. */
  readonly promotions: readonly Reduction[]
  readonly levels: readonly { readonly changedOn: IsoDay; readonly level: number }[]
  /** A leg by a low-cost airline is bought outside the charter contract. */
  readonly isLowCost: boolean
}

/** `percent` off the stay for who books from `startsOn` to `endsOn` and travels from `travelFrom` to `travelTo`. */
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
  /** The two parts of the flights where they are sold alone; with a hotel all of it is fare. */
  readonly airFare: number
  readonly airportCharges: number
  /** Before the discount. */
  readonly stay: number
  /** What each room costs, the discount taken off: together the stay less the discount. */
  readonly rooms: readonly number[]
  /** Flights and stay. */
  readonly base: number
  readonly transfer: number
  /** What comes on top of the base beside the guarantee funds: transfers. */
  readonly surcharges: number
  readonly tfg: number
  readonly tfp: number
  /** 0 where no reduction may be announced: a price that was as low before is simply the price. */
  readonly discount: number
  /** Of what all pay, in whole percent downwards. */
  readonly discountPercent: number
  readonly discountKind: string | null
  readonly total: number
  readonly perPerson: number
  /** The struck price: with a reduction the lowest total of the 30 days before it began, else the total. */
  readonly originalFullPrice: number
  /** The same lowest total; null without a reduction. */
  readonly lowestPriceBefore: number | null
  /** Last day of the reduction; null without one. */
  readonly validUntil: IsoDay | null
  /** Set when a leg is flown by a low-cost airline. */
  readonly peakworkPrice: number | null
}

/** The one price of an offer: lists, cards, calendars, checkout and documents show this and compute nothing. */
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
 * A reduction as a shop may announce it: measured against the lowest total of the 30 days before it began, in whole percent
 * that hold for all together as well as for one. Where less than one percent is left nothing is announced.
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

/** What each room costs by contract, nothing reduced. */
function contractRooms({ rooms }: QuoteParts): number[] {
  return rooms.map(({ nightly, factor }) => roomStayPrice(nightly, factor))
}

/** A sum shared out by what rooms cost, in whole złoty; the last one has what is left. */
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

/** What airports take of the price of seats on one flight: for each seat, and never more than the seat costs. */
export function chargesOfSeats(
  charge: number,
  seats: readonly { readonly price: number; readonly count: number }[],
): number {
  return seats.reduce((sum, { price, count }) => sum + count * Math.min(charge, price), 0)
}

/** In whole złoty, upwards: the party never pays more than it was shown. */
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

/** What the same package cost when it was asked for on an earlier day; its flights are known as they are now. */
export function totalOn(parts: QuoteParts, { total, stay, discount }: Quote, day: IsoDay): number {
  return total - (stay - discount) + stayOn(parts, day)
}

/** Prices of old are today's contract prices at the level of that day, with that day's own reduction. */
function stayOn(parts: QuoteParts, day: IsoDay): number {
  const level = parts.levels.findLast(({ changedOn }) => changedOn <= day)?.level ?? 1000
  const then = roundToZloty(sum(contractRooms(parts)) * level)
  return then - discountOf(then, reductionOn(parts, day)?.percent ?? 0)
}

/** Between the days on which level or reduction changes nothing does, so these and the first day are all to be looked at. */
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
