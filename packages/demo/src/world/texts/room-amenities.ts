import { type Five, five } from './five.ts'

export const roomAmenities = {
  shower: five(
    'łazienka z prysznicem',
    'koupelna se sprchou',
    'baie cu duș',
    'zuhanyzós fürdőszoba',
    'ванна кімната з душем',
  ),
  bath: five(
    'łazienka z wanną',
    'koupelna s vanou',
    'baie cu cadă',
    'kádas fürdőszoba',
    'ванна кімната з ванною',
  ),
  balcony: five('balkon', 'balkon', 'balcon', 'erkély', 'балкон'),
  terrace: five('taras', 'terasa', 'terasă', 'terasz', 'тераса'),
  television: five('telewizor', 'televizor', 'televizor', 'televízió', 'телевізор'),
  safe: five('sejf', 'trezor', 'seif', 'széf', 'сейф'),
  fridge: five('lodówka', 'lednička', 'frigider', 'hűtőszekrény', 'холодильник'),
  kettle: five('czajnik', 'rychlovarná konvice', 'fierbător', 'vízforraló', 'чайник'),
  desk: five('biurko', 'psací stůl', 'birou', 'íróasztal', 'робочий стіл'),
  sofa: five(
    'rozkładana sofa',
    'rozkládací pohovka',
    'canapea extensibilă',
    'kihúzható kanapé',
    'розкладний диван',
  ),
} satisfies Record<string, Five>

export type RoomAmenity = keyof typeof roomAmenities

export const roomText: readonly Five[] = [
  five(
    'Powierzchnia {size} m²; {list}.',
    'Plocha {size} m²; {list}.',
    'Suprafață {size} m²; {list}.',
    'Alapterület {size} m²; {list}.',
    'Площа {size} м²; {list}.',
  ),
  five(
    '{size} m², a w środku: {list}.',
    '{size} m² a v nich: {list}.',
    '{size} m², iar înăuntru: {list}.',
    '{size} m², benne: {list}.',
    '{size} м², а всередині: {list}.',
  ),
  five(
    'Wyposażenie: {list}. Powierzchnia: {size} m².',
    'Vybavení: {list}. Plocha: {size} m².',
    'Dotări: {list}. Suprafață: {size} m².',
    'Felszereltség: {list}. Alapterület: {size} m².',
    'Оснащення: {list}. Площа: {size} м².',
  ),
]
