import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { destinationAirports } from './charter-plan.ts'
import type { OffersCount } from './count-offers.ts'
import { blockDays, type Columns, none } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { daysOfLine, fareOfLine, linesTo } from './engine/scan/flight-lines.ts'
import type { ScanMemory } from './engine/scan/scan-memory.ts'
import type { ScanPlan } from './engine/scan/scan-plan.ts'
import { Turn } from './engine/turn.ts'
import { planParty, shownPrice } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'

/** How many pairs of flights `charterFlights` would list, and from what price. No pair is looked at that cannot be the cheapest. */
export async function countCharters(
  index: OfferIndex,
  memory: ScanMemory,
  request: OfferSearchRequest,
): Promise<Outcome<OffersCount, SearchRefusal>> {
  const planned = planParty(index, request)
  if (!planned.ok) return planned
  const destinations = destinationAirports(index, request.destinationsCodes)
  if (!destinations.ok) return destinations
  const { scan } = planned.value
  const hotels = new Uint32Array()
  const plan = {
    ...scan,
    hotels,
    boards: 0,
    price: null,
    isEveryBoardCounted: null,
    split: { by: 'hotel' },
  } as const
  const found = { count: 0, least: none }
  const turn = new Turn()
  if (scan.firstDay <= scan.lastDay && scan.nightsFrom <= scan.nightsTo) {
    for (const destination of destinations.value) {
      addPairs(index.columns, plan, memory, destination, found)
      if (turn.isOver) await turn.pass()
    }
  }
  const fees = scan.charterFees * scan.participants
  const fromPrice = found.count === 0 ? null : shownPrice(planned.value, found.least + fees)
  return accepted({ count: found.count, fromPrice })
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
