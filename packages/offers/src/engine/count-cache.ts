import { LRUCache } from 'lru-cache'
import type { ScanPlan, SlotGroups } from './scan/scan-plan.ts'

/** Forms of the latest kinds of parties, some twenty of them; a form asks some fifteen questions. */
const questionsKept = 300

interface Counted {
  readonly hotels: Uint32Array
  readonly ofPosition: Uint16Array
  readonly counts: Promise<Int32Array>
}

/**
 * Numbers of hotels by slot, as long as nothing is sold. Whether there is an offer depends on how many people travel and how many seats
 * they need, not on their ages: parties of one kind have the same counts, and only their prices are found anew.
 */
export class CountCache {
  readonly #counted = new LRUCache<string, Counted>({ max: questionsKept })
  #version = -1

  /** How many hotels have an offer, group by group and slot by slot; undefined when nobody has begun to count them. */
  find(version: number, plan: ScanPlan, groups: SlotGroups): Promise<Int32Array> | undefined {
    if (version !== this.#version) this.#counted.clear()
    this.#version = version
    const key = keyOf(plan, groups)
    const known = this.#counted.get(key)
    if (!known || !areSame(known.hotels, plan.hotels) || !areSame(known.ofPosition, groups.ofPosition)) return
    return known.counts
  }

  /** Counts that somebody has just begun to find: who asks the same meanwhile waits for them. */
  keep(plan: ScanPlan, groups: SlotGroups, counts: Promise<Int32Array>): void {
    const key = keyOf(plan, groups)
    this.#counted.set(key, { hotels: plan.hotels, ofPosition: groups.ofPosition, counts })
    counts.catch(() => this.#counted.delete(key))
  }
}

/** Prices of a range depend on ages, and days are not counted often enough. */
export function isCountKept({ price, split }: ScanPlan, { counted }: Pick<SlotGroups, 'counted'>): boolean {
  return counted && price === null && split.by !== 'day'
}

function keyOf(plan: ScanPlan, { groups, slots, ofPosition }: SlotGroups): string {
  const { firstDay, lastDay, nightsFrom, nightsTo, departures, isScheduled, dayParts, boards, rooms } = plan
  const asked = [firstDay, lastDay, nightsFrom, nightsTo, departures, isScheduled, dayParts, boards]
  const lists = [sumOf(plan.hotels), sumOf(ofPosition)]
  return JSON.stringify([asked, lists, rooms, seatsOf(plan), plan.split, groups, slots])
}

/** Hotels of other trip types have another sum, so that one does not push out the counts of the other. */
function sumOf(list: Uint32Array | Uint16Array): number {
  let sum = list.length
  for (let at = 0; at < list.length; at++) sum = (Math.imul(sum, 31) + list[at]!) | 0
  return sum
}

/** Seats they need, and from which day of return on when that changes: an infant gets one of its own with its second birthday. */
function seatsOf({ airs, airOfDay, firstDay, nightsFrom, lastDay, nightsTo }: ScanPlan): number[] {
  const spans: number[] = []
  let latest = -1
  for (let day = firstDay + nightsFrom; day <= lastDay + nightsTo; day++) {
    const { airAdults, airChildren } = airs[airOfDay[day]!]!
    if (airAdults + airChildren === latest) continue
    latest = airAdults + airChildren
    spans.push(day, latest)
  }
  return spans
}

function areSame(one: Uint32Array | Uint16Array, other: Uint32Array | Uint16Array): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}
