import type { Localised } from '@wojaz/travel/locale'

export const roomAmenities = {
  shower: {
    pl: 'łazienka z prysznicem',
    cs: 'koupelna se sprchou',
    ro: 'baie cu duș',
    hu: 'zuhanyzós fürdőszoba',
    uk: 'ванна кімната з душем',
  },
  bath: {
    pl: 'łazienka z wanną',
    cs: 'koupelna s vanou',
    ro: 'baie cu cadă',
    hu: 'kádas fürdőszoba',
    uk: 'ванна кімната з ванною',
  },
  balcony: { pl: 'balkon', cs: 'balkon', ro: 'balcon', hu: 'erkély', uk: 'балкон' },
  terrace: { pl: 'taras', cs: 'terasa', ro: 'terasă', hu: 'terasz', uk: 'тераса' },
  television: { pl: 'telewizor', cs: 'televizor', ro: 'televizor', hu: 'televízió', uk: 'телевізор' },
  safe: { pl: 'sejf', cs: 'trezor', ro: 'seif', hu: 'széf', uk: 'сейф' },
  fridge: { pl: 'lodówka', cs: 'lednička', ro: 'frigider', hu: 'hűtőszekrény', uk: 'холодильник' },
  kettle: { pl: 'czajnik', cs: 'rychlovarná konvice', ro: 'fierbător', hu: 'vízforraló', uk: 'чайник' },
  desk: { pl: 'biurko', cs: 'psací stůl', ro: 'birou', hu: 'íróasztal', uk: 'робочий стіл' },
  sofa: {
    pl: 'rozkładana sofa',
    cs: 'rozkládací pohovka',
    ro: 'canapea extensibilă',
    hu: 'kihúzható kanapé',
    uk: 'розкладний диван',
  },
} satisfies Record<string, Localised>

export type RoomAmenity = keyof typeof roomAmenities

export const roomText: readonly Localised[] = [
  {
    pl: 'Powierzchnia {size} m²; {list}.',
    cs: 'Plocha {size} m²; {list}.',
    ro: 'Suprafață {size} m²; {list}.',
    hu: 'Alapterület {size} m²; {list}.',
    uk: 'Площа {size} м²; {list}.',
  },
  {
    pl: '{size} m², a w środku: {list}.',
    cs: '{size} m² a v nich: {list}.',
    ro: '{size} m², iar înăuntru: {list}.',
    hu: '{size} m², benne: {list}.',
    uk: '{size} м², а всередині: {list}.',
  },
  {
    pl: 'Wyposażenie: {list}. Powierzchnia: {size} m².',
    cs: 'Vybavení: {list}. Plocha: {size} m².',
    ro: 'Dotări: {list}. Suprafață: {size} m².',
    hu: 'Felszereltség: {list}. Alapterület: {size} m².',
    uk: 'Оснащення: {list}. Площа: {size} м².',
  },
]
