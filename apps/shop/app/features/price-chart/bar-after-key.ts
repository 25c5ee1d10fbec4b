import type { ChartSlot } from './price-chart-view.ts'

/** The index of a bar: its slot and its place. */
export interface BarAt {
  slot: number
  place: number
}

type Slots = readonly Pick<ChartSlot, 'bars'>[]

/**
 * Left and right go to the next bar of the same place, up and down to another place in the same slot. Returns null for other
 * keys.
 */
export function barAfterKey(key: string, at: BarAt, slots: Slots): BarAt | null {
  switch (key) {
    case 'ArrowRight':
      return along(slots, at, 1)
    case 'ArrowLeft':
      return along(slots, at, -1)
    case 'ArrowDown':
      return across(slots, at, 1)
    case 'ArrowUp':
      return across(slots, at, -1)
    case 'Home':
      return along(slots, { ...at, slot: -1 }, 1)
    case 'End':
      return along(slots, { ...at, slot: slots.length }, -1)
    default:
      return null
  }
}

export function firstBar(slots: Slots): BarAt | null {
  for (const [slot, { bars }] of slots.entries()) {
    const place = bars.findIndex((bar) => bar !== null)
    if (place >= 0) return { slot, place }
  }
  return null
}

/** Stays on the bar at either end. */
function along(slots: Slots, at: BarAt, step: 1 | -1): BarAt {
  for (let slot = at.slot + step; slot >= 0 && slot < slots.length; slot += step)
    if (slots[slot]?.bars[at.place]) return { ...at, slot }
  return at
}

function across(slots: Slots, at: BarAt, step: 1 | -1): BarAt {
  const bars = slots[at.slot]?.bars ?? []
  for (let place = at.place + step; place >= 0 && place < bars.length; place += step)
    if (bars[place]) return { ...at, place }
  return at
}
