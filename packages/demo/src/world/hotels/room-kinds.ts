import { type Five, five } from '../texts/five.ts'

export interface RoomKind {
  code: string
  names: Five
  minPersons: number
  maxPersons: number
  maxAdults: number
  maxChildren: number
  /** Against the price of the standard room, per adult. */
  factor: number
  /** Square metres. */
  size: readonly [least: number, most: number]
}

export const roomKinds = {
  double: {
    code: 'DBL',
    names: five('Pokój dwuosobowy', 'Dvoulůžkový pokoj', 'Cameră dublă', 'Kétágyas szoba', 'Двомісний номер'),
    minPersons: 1,
    maxPersons: 3,
    maxAdults: 3,
    maxChildren: 2,
    factor: 1,
    size: [18, 28],
  },
  economy: {
    code: 'ECO',
    names: five(
      'Pokój ekonomiczny',
      'Ekonomický pokoj',
      'Cameră economică',
      'Gazdaságos szoba',
      'Економічний номер',
    ),
    minPersons: 1,
    maxPersons: 2,
    maxAdults: 2,
    maxChildren: 1,
    factor: 0.92,
    size: [14, 18],
  },
  seaView: {
    code: 'SEA',
    names: five(
      'Pokój z widokiem na morze',
      'Pokoj s výhledem na moře',
      'Cameră cu vedere la mare',
      'Tengerre néző szoba',
      'Номер з видом на море',
    ),
    minPersons: 1,
    maxPersons: 3,
    maxAdults: 3,
    maxChildren: 2,
    factor: 1.13,
    size: [20, 30],
  },
  lakeView: {
    code: 'LAK',
    names: five(
      'Pokój z widokiem na jezioro',
      'Pokoj s výhledem na jezero',
      'Cameră cu vedere la lac',
      'Tóra néző szoba',
      'Номер з видом на озеро',
    ),
    minPersons: 1,
    maxPersons: 3,
    maxAdults: 3,
    maxChildren: 2,
    factor: 1.12,
    size: [20, 30],
  },
  mountainView: {
    code: 'MTN',
    names: five(
      'Pokój z widokiem na góry',
      'Pokoj s výhledem na hory',
      'Cameră cu vedere la munte',
      'Hegyekre néző szoba',
      'Номер з видом на гори',
    ),
    minPersons: 1,
    maxPersons: 3,
    maxAdults: 3,
    maxChildren: 2,
    factor: 1.1,
    size: [20, 30],
  },
  superior: {
    code: 'SUP',
    names: five('Pokój superior', 'Pokoj superior', 'Cameră superioară', 'Superior szoba', 'Номер супер’єр'),
    minPersons: 1,
    maxPersons: 3,
    maxAdults: 3,
    maxChildren: 2,
    factor: 1.12,
    size: [24, 34],
  },
  family: {
    code: 'FAM',
    names: five('Pokój rodzinny', 'Rodinný pokoj', 'Cameră de familie', 'Családi szoba', 'Сімейний номер'),
    minPersons: 2,
    maxPersons: 5,
    maxAdults: 4,
    maxChildren: 3,
    factor: 1.08,
    size: [32, 46],
  },
  suite: {
    code: 'SUI',
    names: five('Apartament suite', 'Apartmá suite', 'Suită', 'Lakosztály', 'Люкс'),
    minPersons: 1,
    maxPersons: 4,
    maxAdults: 3,
    maxChildren: 2,
    factor: 1.42,
    size: [38, 62],
  },
  single: {
    code: 'SGL',
    names: five(
      'Pokój jednoosobowy',
      'Jednolůžkový pokoj',
      'Cameră single',
      'Egyágyas szoba',
      'Одномісний номер',
    ),
    minPersons: 1,
    maxPersons: 1,
    maxAdults: 1,
    maxChildren: 0,
    factor: 1.28,
    size: [12, 17],
  },
  studio: {
    code: 'STU',
    names: five(
      'Studio z aneksem kuchennym',
      'Studio s kuchyňským koutem',
      'Studio cu chicinetă',
      'Stúdió teakonyhával',
      'Студія з міні-кухнею',
    ),
    minPersons: 1,
    maxPersons: 3,
    maxAdults: 3,
    maxChildren: 2,
    factor: 0.97,
    size: [24, 34],
  },
  apartment: {
    code: 'APT',
    names: five(
      'Apartament z jedną sypialnią',
      'Apartmán s jednou ložnicí',
      'Apartament cu un dormitor',
      'Egyhálószobás apartman',
      'Апартамент з однією спальнею',
    ),
    minPersons: 2,
    maxPersons: 4,
    maxAdults: 4,
    maxChildren: 3,
    factor: 1.04,
    size: [38, 54],
  },
  largeApartment: {
    code: 'APL',
    names: five(
      'Apartament z dwiema sypialniami',
      'Apartmán se dvěma ložnicemi',
      'Apartament cu două dormitoare',
      'Kéthálószobás apartman',
      'Апартамент з двома спальнями',
    ),
    minPersons: 2,
    maxPersons: 6,
    maxAdults: 6,
    maxChildren: 4,
    factor: 1.12,
    size: [56, 78],
  },
  bungalow: {
    code: 'BGL',
    names: five('Bungalow', 'Bungalov', 'Bungalou', 'Bungaló', 'Бунгало'),
    minPersons: 1,
    maxPersons: 4,
    maxAdults: 4,
    maxChildren: 3,
    factor: 1.05,
    size: [28, 44],
  },
  waterVilla: {
    code: 'WVL',
    names: five('Willa na wodzie', 'Vila nad vodou', 'Vilă pe apă', 'Vízi villa', 'Вілла на воді'),
    minPersons: 1,
    maxPersons: 3,
    maxAdults: 2,
    maxChildren: 1,
    factor: 1.6,
    size: [60, 95],
  },
} as const satisfies Record<string, RoomKind>

export type RoomKindName = keyof typeof roomKinds
