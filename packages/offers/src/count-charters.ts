import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { feesOf, priceCheck } from './charter-flights.ts'
import { visitPairs } from './charter-pairs.ts'
import { type CharterPlan, planCharters } from './charter-plan.ts'
import type { OffersCount } from './count-offers.ts'
import { blockDays, type Columns, none } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { daysOfLine, fareOfLine, linesTo } from './engine/scan/flight-lines.ts'
import type { ScanMemory } from './engine/scan/scan-memory.ts'
import type { ScanPlan } from './engine/scan/scan-plan.ts'
import { Turn } from './engine/turn.ts'
import { shownPrice } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'

/** How many pairs of flights `charterFlights` would list, and from what price. No pair is looked at that cannot be the cheapest. */
export async function countCharters(
  index: OfferIndex,
  memory: ScanMemory,
  request: OfferSearchRequest,
): Promise<Outcome<OffersCount, SearchRefusal>> {
  const planned = planCharters(index, request)
  if (!planned.ok) return planned
  const { plan, destinations } = planned.value
  const { scan } = plan
  const found = { count: 0, least: none }
  const turn = new Turn()
  if (!isPlain(planned.value)) {
    const isPriced = priceCheck(planned.value)
    await visitPairs(index, memory, planned.value, turn, ({ fare }) => {
      if (!isPriced(fare)) return
      found.count++
      found.least = Math.min(found.least, fare)
    })
  } else if (scan.firstDay <= scan.lastDay && scan.nightsFrom <= scan.nightsTo) {
    const split = { by: 'hotel' } as const
    const hotels = new Uint32Array()
    const asked = { ...scan, hotels, boards: 0, price: null, isEveryBoardCounted: null, split }
    for (const destination of destinations) {
      addPairs(index.columns, asked, memory, destination, found)
      if (turn.isOver) await turn.pass()
    }
  }
  const fromPrice = found.count === 0 ? null : shownPrice(plan, found.least + feesOf(planned.value))
  return accepted({ count: found.count, fromPrice })
}

/** There and back, at any price, with any airline. */
function isPlain({ plan, wishes }: CharterPlan): boolean {
  return plan.scan.nightsTo > 0 && plan.price === null && wishes.airlines === null && !wishes.hasLuggage
}

function addPairs(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  destination: number,
  found: { count: number; least: number },
): void {
  const lines = linesTo(c, plan, memory, destination)
  const lastBlock = plan.lastDay >> 5
  for (let line = 0; line < lines.count; line++) {
    for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
      const isHopeful = lines.fare[line * c.blocks + block]! < found.least
      for (let nights = plan.nightsFrom; nights <= plan.nightsTo; nights++) {
        const days = daysOfLine(lines, c.blocks, line, block, nights)
        found.count += countBits(days)
        for (let rest = isHopeful ? days : 0; rest !== 0; rest &= rest - 1) {
          const day = block * blockDays + 31 - Math.clz32(rest & -rest)
          found.least = Math.min(found.least, fareOfLine(c, plan, line, day, nights))
        }
      }
    }
  }
}

/** Sums of two, four and eight neighbours, then of all four bytes. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
