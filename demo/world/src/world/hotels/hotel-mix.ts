import { countries } from '../places/countries.ts'
import type { Country, Region } from '../places/place-types.ts'
import type { HotelTrip } from './hotel-plan.ts'

/** The number of hotels of each trip type in an inventory of that size. */
export function tripMix(hotels: number): Record<HotelTrip, number> {
  const WO = Math.ceil(hotels * 0.0517)
  const NR = Math.ceil(hotels * 0.1025)
  const DW = Math.ceil(hotels * 0.1292)
  return { WS: Math.max(1, hotels - WO - NR - DW), WO, NR, DW }
}

/**
 * Hotels by region: first one for each country, so that a small inventory still covers all countries, then the rest by weight,
 * largest remainders last.
 */
export function spreadOverRegions(trip: 'WS' | 'DW' | 'NR', hotels: number): Map<Region, number> {
  const sellers = countries
    .map((country) => ({ country, regions: country.regions.filter((region) => weight(region, trip) > 0) }))
    .filter(({ regions }) => regions.length > 0)
    .sort((a, b) => countryWeight(b.country, trip) - countryWeight(a.country, trip))
  const spread = new Map<Region, number>()
  let left = hotels
  for (const { regions } of sellers) {
    if (left === 0) break
    const heaviest = regions.reduce((best, region) =>
      weight(region, trip) > weight(best, trip) ? region : best,
    )
    spread.set(heaviest, 1)
    left--
  }
  const all = sellers.flatMap(({ regions }) => regions)
  const total = all.reduce((sum, region) => sum + weight(region, trip), 0)
  const shares = all.map((region) => {
    const share = (weight(region, trip) / total) * hotels - (spread.get(region) ?? 0)
    return { region, whole: Math.max(0, Math.floor(share)), rest: share - Math.floor(share) }
  })
  for (const { region, whole } of shares) {
    const taken = Math.min(whole, left)
    spread.set(region, (spread.get(region) ?? 0) + taken)
    left -= taken
  }
  shares.sort((a, b) => b.rest - a.rest)
  for (let i = 0; left > 0; i++, left--) {
    const { region } = shares[i % shares.length] as (typeof shares)[number]
    spread.set(region, (spread.get(region) ?? 0) + 1)
  }
  return spread
}

function weight(region: Region, trip: 'WS' | 'DW' | 'NR'): number {
  return region.trips[trip] ?? 0
}

function countryWeight(country: Country, trip: 'WS' | 'DW' | 'NR'): number {
  return country.regions.reduce((sum, region) => sum + weight(region, trip), 0)
}
