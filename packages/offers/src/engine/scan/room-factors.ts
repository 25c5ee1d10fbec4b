import type { Columns } from '../columns.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'
import { roomFactor } from './stay-price.ts'

/** What the people of one room pay, in thousandths of the adult price; 0 where they do not fit. */
export interface RoomFactors {
  /** `hotelsVersion` from which they were read. */
  version: number
  readonly adults: number
  readonly ages: readonly number[]
  readonly ofRate: Int32Array
  /** Minimum of a product's rates; -1: not computed yet. */
  readonly ofProduct: Int32Array
}

const roomsKept = 40

/** Returns the factors of a party: by room, then by age band. */
export function takeFactors(c: Columns, plan: ScanPlan, cache: ScanCache): readonly RoomFactors[] {
  // A scan runs in pieces, and nothing is written between them.
  if (cache.latest.plan !== plan) cache.latest = { plan, factors: findFactors(c, plan, cache) }
  return cache.latest.factors
}

function findFactors(c: Columns, plan: ScanPlan, { factors }: ScanCache): RoomFactors[] {
  return plan.rooms.flatMap(({ adults }, room) =>
    plan.ageBands.map((ageBand) => {
      const ages = ageBand.ages[room]!
      const version = c.hotelsVersion[0]!
      const key = `${adults} ${ages}`
      const known = factors.get(key)
      if (known) {
        if (known.version !== version) known.ofProduct.fill(-1)
        known.version = version
        return known
      }
      if (factors.size >= roomsKept) factors.clear()
      const unknown = {
        version,
        adults,
        ages,
        ofRate: new Int32Array(c.rates),
        ofProduct: new Int32Array(c.productHotel.length).fill(-1),
      }
      factors.set(key, unknown)
      return unknown
    }),
  )
}

/** Returns the smallest factor of a product's rates for one room, computed at first use. */
export function factorOfProduct(c: Columns, factors: RoomFactors, product: number): number {
  const known = factors.ofProduct[product]!
  return known < 0 ? lookAt(c, factors, product) : known
}

function lookAt(c: Columns, { adults, ages, ofRate, ofProduct }: RoomFactors, product: number): number {
  const rateTo = c.productRateStart[product + 1]!
  let least = 0
  for (let rate = c.productRateStart[product]!; rate < rateTo; rate++) {
    const factor = roomFactor(c, rate, adults, ages.length, ages)
    ofRate[rate] = factor
    if (factor > 0 && (least === 0 || factor < least)) least = factor
  }
  ofProduct[product] = least
  return least
}
