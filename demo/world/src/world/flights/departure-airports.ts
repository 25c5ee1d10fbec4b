import type { Localised } from '@wojaz/travel/locale'
import { named } from './named.ts'

export interface DepartureAirport {
  code: string
  names: Localised
  /** Airports that can replace each other. */
  group: AirportGroup
  latitude: number
  longitude: number
  /** Share of the market's rotations that also leave from here; Warsaw is 1. */
  share: number
  /** The low-cost carrier has a base here. */
  lowCost: boolean
}

interface AirportGroup {
  code: string
  names: Localised
}

const central: AirportGroup = {
  code: 'central',
  names: named('Polska centralna'),
}
const south: AirportGroup = {
  code: 'south',
  names: named('Polska południowa'),
}
const north: AirportGroup = {
  code: 'north',
  names: named('Polska północna'),
}
const west: AirportGroup = {
  code: 'west',
  names: named('Polska zachodnia'),
}
const east: AirportGroup = {
  code: 'east',
  names: named('Polska wschodnia'),
}

export const departureAirports: readonly DepartureAirport[] = [
  {
    code: 'WAW',
    names: named('Warszawa Chopin'),
    group: central,
    latitude: 52.166,
    longitude: 20.967,
    share: 1,
    lowCost: false,
  },
  {
    code: 'WMI',
    names: named('Warszawa Modlin'),
    group: central,
    latitude: 52.451,
    longitude: 20.652,
    share: 0.12,
    lowCost: true,
  },
  {
    code: 'LCJ',
    names: named('Łódź'),
    group: central,
    latitude: 51.722,
    longitude: 19.398,
    share: 0.14,
    lowCost: false,
  },
  {
    code: 'KTW',
    names: named('Katowice'),
    group: south,
    latitude: 50.474,
    longitude: 19.08,
    share: 0.9,
    lowCost: true,
  },
  {
    code: 'KRK',
    names: named('Kraków'),
    group: south,
    latitude: 50.078,
    longitude: 19.785,
    share: 0.55,
    lowCost: true,
  },
  {
    code: 'GDN',
    names: named('Gdańsk'),
    group: north,
    latitude: 54.378,
    longitude: 18.466,
    share: 0.55,
    lowCost: true,
  },
  {
    code: 'BZG',
    names: named('Bydgoszcz'),
    group: north,
    latitude: 53.097,
    longitude: 17.978,
    share: 0.2,
    lowCost: true,
  },
  {
    code: 'SZZ',
    names: named('Szczecin'),
    group: west,
    latitude: 53.585,
    longitude: 14.902,
    share: 0.17,
    lowCost: false,
  },
  {
    code: 'POZ',
    names: named('Poznań'),
    group: west,
    latitude: 52.421,
    longitude: 16.826,
    share: 0.6,
    lowCost: true,
  },
  {
    code: 'WRO',
    names: named('Wrocław'),
    group: west,
    latitude: 51.103,
    longitude: 16.886,
    share: 0.58,
    lowCost: true,
  },
  {
    code: 'RZE',
    names: named('Rzeszów'),
    group: east,
    latitude: 50.11,
    longitude: 22.019,
    share: 0.26,
    lowCost: true,
  },
  {
    code: 'LUZ',
    names: named('Lublin'),
    group: east,
    latitude: 51.24,
    longitude: 22.713,
    share: 0.22,
    lowCost: false,
  },
]
