import { arrivalAirports } from '../flights/arrival-airports.ts'
import { seasonProfiles } from '../prices/season-profiles.ts'
import { countries } from './countries.ts'

/** The places, a region per line, for the demo supplier of attractions, which reads them from a file. */
export function supplierPlaces(): string {
  return countries
    .flatMap((country) =>
      country.regions.map((region) => ({
        code: `${country.code}${region.code}`,
        country: country.code,
        names: region.names,
        latitude: region.latitude,
        longitude: region.longitude,
        nature: region.nature,
        style: region.style ?? country.style,
        airport: airportOf(region.airport),
        level: region.level,
        months: seasonProfiles[region.profile].months,
        open: seasonProfiles[region.profile].open,
        sights: region.sights,
        resorts: region.resorts.map(({ names, latitude, longitude }) => ({ names, latitude, longitude })),
      })),
    )
    .map((place) => `${JSON.stringify(place)}\n`)
    .join('')
}

function airportOf(code: string | undefined) {
  const airport = arrivalAirports.find((one) => one.code === code)
  return airport ? { code: airport.code, latitude: airport.latitude, longitude: airport.longitude } : null
}
