import type { Locale, Localised } from '@wojaz/travel/locale'
import type { HotelType } from '../vocabulary/facets.ts'

/** '4-gwiazdkowy hotel', 'un hotel de 4 stele': the hotel with its stars, in the form after "is". */
export function kindWithStars(type: HotelType, stars: number, locale: Locale): string {
  return kinds[type][locale].replace('{stars}', String(stars).replace('.', ','))
}

const kinds: Readonly<Record<HotelType, Localised>> = {
  hotel: {
    pl: '{stars}-gwiazdkowy hotel',
    cs: '{stars}hvězdičkový hotel',
    ro: 'un hotel de {stars} stele',
    hu: '{stars} csillagos szálloda',
    uk: '{stars}-зірковий готель',
  },
  resort: {
    pl: '{stars}-gwiazdkowy kompleks hotelowy',
    cs: '{stars}hvězdičkový hotelový komplex',
    ro: 'un complex hotelier de {stars} stele',
    hu: '{stars} csillagos szállodakomplexum',
    uk: '{stars}-зірковий готельний комплекс',
  },
  apartments: {
    pl: '{stars}-gwiazdkowy kompleks apartamentów',
    cs: '{stars}hvězdičkový apartmánový komplex',
    ro: 'un complex de apartamente de {stars} stele',
    hu: '{stars} csillagos apartmankomplexum',
    uk: '{stars}-зірковий комплекс апартаментів',
  },
  guesthouse: {
    pl: '{stars}-gwiazdkowy pensjonat',
    cs: '{stars}hvězdičkový penzion',
    ro: 'o pensiune de {stars} stele',
    hu: '{stars} csillagos panzió',
    uk: '{stars}-зірковий пансіонат',
  },
  boutique: {
    pl: '{stars}-gwiazdkowy kameralny hotel',
    cs: '{stars}hvězdičkový butikový hotel',
    ro: 'un hotel boutique de {stars} stele',
    hu: '{stars} csillagos butikszálloda',
    uk: '{stars}-зірковий бутик-готель',
  },
  club: {
    pl: '{stars}-gwiazdkowy hotel klubowy',
    cs: '{stars}hvězdičkový klubový hotel',
    ro: 'un hotel-club de {stars} stele',
    hu: '{stars} csillagos klubszálloda',
    uk: '{stars}-зірковий клубний готель',
  },
  villas: {
    pl: '{stars}-gwiazdkowy zespół willi',
    cs: '{stars}hvězdičkový vilový komplex',
    ro: 'un complex de vile de {stars} stele',
    hu: '{stars} csillagos villapark',
    uk: '{stars}-зірковий комплекс вілл',
  },
  tour: {
    pl: 'program z hotelami {stars}*',
    cs: 'program s hotely {stars}*',
    ro: 'un program cu hoteluri de {stars} stele',
    hu: '{stars} csillagos szállodákra épülő program',
    uk: 'програма з готелями {stars}*',
  },
}
