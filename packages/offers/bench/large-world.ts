import type { InventorySize } from '../test/make-inventory.ts'

/** 3,000 hotels with some 20,000 rates, 18 months, 12 departure airports; `scale` multiplies hotels and destinations. */
export function largeWorld(scale: number): InventorySize {
  return {
    seed: 3_000,
    today: '2026-11-15',
    days: 548,
    hotels: Math.round(3_000 * scale),
    departures: 12,
    destinations: Math.round(48 * scale),
    flightsPerWeek: 2,
    periodDays: 40,
    soldNights: 40,
  }
}
