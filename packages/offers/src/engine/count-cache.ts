import { LRUCache } from 'lru-cache'
import type { ScanPlan, SlotGroups } from './scan/scan-plan.ts'

/** Forms of the latest kinds of parties, about twenty. A form has about fifteen questions. */
const questionsKept = 300

interface Counted {
  readonly hotels: Uint32Array
  readonly ofPosition: Uint16Array
  readonly counts: Promise<Int32Array>
}

/**
 * Caches numbers of hotels by slot until the inventory changes. Whether there is an offer depends on the number of people and
 * seats, not on ages. So parties of one kind share counts, and only their prices are computed again.
 */
export class CountCache {
  readonly #counted = new LRUCache<string, Counted>({ max: questionsKept })
  #version = -1

  /** Returns how many hotels have an offer, by group and slot; undefined when they are not cached. */
  find(version: number, plan: ScanPlan, groups: SlotGroups): Promise<Int32Array> | undefined {
    if (version !== this.#version) this.#counted.clear()
    this.#version = version
    const key = keyOf(plan, groups)
    const known = this.#counted.get(key)
    if (!known || !areSame(known.hotels, plan.hotels) || !areSame(known.ofPosition, groups.ofPosition)) return
    return known.counts
  }

  /** Stores counts that are being computed. Equal questions meanwhile wait for the same promise. */
  keep(plan: ScanPlan, groups: SlotGroups, counts: Promise<Int32Array>): void {
    const key = keyOf(plan, groups)
    this.#counted.set(key, { hotels: plan.hotels, ofPosition: groups.ofPosition, counts })
    counts.catch(() => this.#counted.delete(key))
  }
}

/** Counts within a price range depend on ages, and counts by day are requested too rarely. */
export function isCountKept({ price, split }: ScanPlan, { counted }: Pick<SlotGroups, 'counted'>): boolean {
  return counted && price === null && split.by !== 'day'
}

function keyOf(plan: ScanPlan, { groups, slots, ofPosition }: SlotGroups): string {
  const { firstDay, lastDay, nightsFrom, nightsTo, departures, isScheduled, dayParts, boards, rooms } = plan
  const asked = [firstDay, lastDay, nightsFrom, nightsTo, departures, isScheduled, dayParts, boards]
  const lists = [sumOf(plan.hotels), sumOf(ofPosition)]
  return JSON.stringify([asked, lists, rooms, seatsOf(plan), plan.split, groups, slots])
}

/** A hash of the list, so that different lists do not replace each other's counts. */
function sumOf(list: Uint32Array | Uint16Array): number {
  let sum = list.length
  for (let at = 0; at < list.length; at++) sum = (Math.imul(sum, 31) + list[at]!) | 0
  return sum
}

/**
 * Returns the seats that the party needs, with the return days from which that changes: an infant needs a seat from its second
 * birthday.
 */
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
