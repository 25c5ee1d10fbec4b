import { dayNumber, dayOfNumber, type IsoDay } from '@wojaz/travel/dates'
import type { GuaranteeFee, Place } from '../store/catalogue.ts'
import { blockDays, bytesOf, type Columns } from './columns.ts'
import type { Register } from './register.ts'
import { Turn } from './turn.ts'

export interface Fees {
  readonly tfg: number
  readonly tfp: number
}

/** Built once and then read. Only the rows of a hotel, a flight or a new day are written again, between searches. */
export class OfferIndex {
  readonly register: Register
  readonly columns: Columns
  /** Incremented with every change, to invalidate cached results. */
  version = 0
  #today = -1
  /** Days of the index by number and by ISO date, because date arithmetic is slow. */
  readonly #days: readonly IsoDay[]
  readonly #dayNumbers: ReadonlyMap<IsoDay, number>

  constructor(register: Register, columns: Columns) {
    this.register = register
    this.columns = columns
    this.#days = Array.from({ length: columns.days + blockDays }, (_, day) =>
      dayOfNumber(register.baseNumber + day),
    )
    this.#dayNumbers = new Map(this.#days.map((day, number) => [day, number]))
  }

  /** Number of today in the index. Promotions and fees in the columns are those of this day. */
  get today(): number {
    return this.#today
  }

  get bytes(): number {
    return bytesOf(this.columns)
  }

  dayAt(day: number): IsoDay {
    return this.#days[day] ?? dayOfNumber(this.register.baseNumber + day)
  }

  dayIndex(day: IsoDay): number {
    return this.#dayNumbers.get(day) ?? dayNumber(day) - this.register.baseNumber
  }

  async setToday(today: IsoDay): Promise<void> {
    const turn = new Turn()
    this.#today = this.dayIndex(today)
    this.version++
    for (let hotel = 0; hotel < this.register.hotels.length; hotel++) {
      this.applyToday(hotel)
      if (turn.isOver) await turn.pass()
    }
  }

  /** Writes today's promotions and fees of one hotel. */
  applyToday(hotel: number): void {
    const { columns: c, register } = this
    const { code, arrivalAirport } = register.hotels[hotel]!
    const today = this.dayAt(this.#today)
    const percents = c.hotelPercent.subarray(hotel * c.days, (hotel + 1) * c.days).fill(0)
    const most = c.hotelMostPercent.subarray(hotel * c.blocks, (hotel + 1) * c.blocks).fill(0)
    for (const promotion of register.promotionsOfHotel.get(code) ?? []) {
      if (promotion.startsOn > today || promotion.endsOn < today) continue
      const from = Math.max(0, this.dayIndex(promotion.travelFrom))
      const to = Math.min(c.days - 1, this.dayIndex(promotion.travelTo))
      if (from > to) continue
      percents.fill(promotion.percent, from, to + 1)
      for (let block = from >> 5; block <= to >> 5; block++) {
        most[block] = Math.max(most[block]!, promotion.percent)
      }
    }
    const { tfg, tfp } = arrivalAirport === null ? this.feesOfHotel(hotel) : this.charterFees()
    c.hotelFees[hotel] = tfg + tfp
  }

  charterFees(): Fees {
    return feesOn(this.register.fees, 'charter', this.dayAt(this.#today))
  }

  /** Per person: with a flight those of a charter, otherwise those of the country. */
  feesOfHotel(hotel: number): Fees {
    const { resortCode, arrivalAirport } = this.register.hotels[hotel]!
    if (arrivalAirport !== null) return this.charterFees()
    const zone = this.countryOf(resortCode).guaranteeZone!
    return feesOn(this.register.fees, zone, this.dayAt(this.#today))
  }

  /** Returns the charges of both airports of a flight for one seat on that day. */
  airportCharges({ from, to }: { readonly from: string; readonly to: string }, day: number): number {
    const date = this.dayAt(day)
    const on = (airport: string) =>
      this.register.airportCharges.get(airport)?.findLast(({ validFrom }) => validFrom <= date)
    return (on(from)?.departing ?? 0) + (on(to)?.arriving ?? 0)
  }

  /** Flights are sorted by route. */
  routeOf(flight: number): number {
    const { columns: c } = this
    let low = 0
    let high = this.register.routes.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (c.routeDayStart[middle * c.days]! <= flight) low = middle
      else high = middle - 1
    }
    return low
  }

  placeOf(code: string): Place {
    return this.register.places[this.register.placeNumber.get(code)!]!
  }

  /** Returns the place, then its parents up to the country. */
  pathOf(code: string): Place[] {
    const place = this.placeOf(code)
    return place.parentCode === null ? [place] : [place, ...this.pathOf(place.parentCode)]
  }

  placeOfHotel(hotel: number, kind: Place['kind']): Place {
    return this.pathOf(this.register.hotels[hotel]!.resortCode).find((place) => place.kind === kind)!
  }

  countryOf(code: string): Place {
    return this.pathOf(code).at(-1)!
  }
}

function feesOn(fees: readonly GuaranteeFee[], category: GuaranteeFee['category'], today: IsoDay): Fees {
  const amount = (fund: GuaranteeFee['fund']) =>
    fees.findLast((fee) => fee.fund === fund && fee.category === category && fee.validFrom <= today)
      ?.amount ?? 0
  return { tfg: amount('TFG'), tfp: amount('TFP') }
}
