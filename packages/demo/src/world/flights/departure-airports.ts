import type { Localised } from '@wojaz/travel/locale'
import { five } from '../texts/five.ts'

export interface DepartureAirport {
  code: string
  names: Localised
  /** Airports that are an easy exchange for each other. */
  group: AirportGroup
  latitude: number
  longitude: number
  /** Share of the market's rotations that also leaves from here; Warsaw is 1. */
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
  names: five(
    'Polska centralna',
    'Střední Polsko',
    'Polonia Centrală',
    'Közép-Lengyelország',
    'Центральна Польща',
  ),
}
const south: AirportGroup = {
  code: 'south',
  names: five('Polska południowa', 'Jižní Polsko', 'Polonia de Sud', 'Dél-Lengyelország', 'Південна Польща'),
}
const north: AirportGroup = {
  code: 'north',
  names: five(
    'Polska północna',
    'Severní Polsko',
    'Polonia de Nord',
    'Észak-Lengyelország',
    'Північна Польща',
  ),
}
const west: AirportGroup = {
  code: 'west',
  names: five(
    'Polska zachodnia',
    'Západní Polsko',
    'Polonia de Vest',
    'Nyugat-Lengyelország',
    'Західна Польща',
  ),
}
const east: AirportGroup = {
  code: 'east',
  names: five(
    'Polska wschodnia',
    'Východní Polsko',
    'Polonia de Est',
    'Kelet-Lengyelország',
    'Східна Польща',
  ),
}

export const departureAirports: readonly DepartureAirport[] = [
  {
    code: 'WAW',
    names: five('Warszawa Chopin', 'Varšava Chopin', 'Varșovia Chopin', 'Varsó Chopin', 'Варшава Шопен'),
    group: central,
    latitude: 52.166,
    longitude: 20.967,
    share: 1,
    lowCost: false,
  },
  {
    code: 'WMI',
    names: five('Warszawa Modlin', 'Varšava Modlin', 'Varșovia Modlin', 'Varsó Modlin', 'Варшава Модлін'),
    group: central,
    latitude: 52.451,
    longitude: 20.652,
    share: 0.12,
    lowCost: true,
  },
  {
    code: 'LCJ',
    names: five('Łódź', 'Lodž', 'Łódź', 'Łódź', 'Лодзь'),
    group: central,
    latitude: 51.722,
    longitude: 19.398,
    share: 0.14,
    lowCost: false,
  },
  {
    code: 'KTW',
    names: five('Katowice', 'Katovice', 'Katowice', 'Katowice', 'Катовиці'),
    group: south,
    latitude: 50.474,
    longitude: 19.08,
    share: 0.9,
    lowCost: true,
  },
  {
    code: 'KRK',
    names: five('Kraków', 'Krakov', 'Cracovia', 'Krakkó', 'Краків'),
    group: south,
    latitude: 50.078,
    longitude: 19.785,
    share: 0.55,
    lowCost: true,
  },
  {
    code: 'GDN',
    names: five('Gdańsk', 'Gdaňsk', 'Gdańsk', 'Gdańsk', 'Гданськ'),
    group: north,
    latitude: 54.378,
    longitude: 18.466,
    share: 0.55,
    lowCost: true,
  },
  {
    code: 'BZG',
    names: five('Bydgoszcz', 'Bydhošť', 'Bydgoszcz', 'Bydgoszcz', 'Бидгощ'),
    group: north,
    latitude: 53.097,
    longitude: 17.978,
    share: 0.2,
    lowCost: true,
  },
  {
    code: 'SZZ',
    names: five('Szczecin', 'Štětín', 'Szczecin', 'Szczecin', 'Щецин'),
    group: west,
    latitude: 53.585,
    longitude: 14.902,
    share: 0.17,
    lowCost: false,
  },
  {
    code: 'POZ',
    names: five('Poznań', 'Poznaň', 'Poznań', 'Poznań', 'Познань'),
    group: west,
    latitude: 52.421,
    longitude: 16.826,
    share: 0.6,
    lowCost: true,
  },
  {
    code: 'WRO',
    names: five('Wrocław', 'Vratislav', 'Wrocław', 'Wrocław', 'Вроцлав'),
    group: west,
    latitude: 51.103,
    longitude: 16.886,
    share: 0.58,
    lowCost: true,
  },
  {
    code: 'RZE',
    names: five('Rzeszów', 'Řešov', 'Rzeszów', 'Rzeszów', 'Жешув'),
    group: east,
    latitude: 50.11,
    longitude: 22.019,
    share: 0.26,
    lowCost: true,
  },
  {
    code: 'LUZ',
    names: five('Lublin', 'Lublin', 'Lublin', 'Lublin', 'Люблін'),
    group: east,
    latitude: 51.24,
    longitude: 22.713,
    share: 0.22,
    lowCost: false,
  },
]
