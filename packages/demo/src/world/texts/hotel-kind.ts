import type { Locale } from '@wojaz/travel/locale'
import type { HotelType } from '../vocabulary/facets.ts'
import { type Five, five } from './five.ts'

/** '4-gwiazdkowy hotel', 'un hotel de 4 stele': the house with its stars, ready to stand after "is". */
export function kindWithStars(type: HotelType, stars: number, locale: Locale): string {
  return kinds[type][locale].replace('{stars}', String(stars).replace('.', ','))
}

const kinds: Readonly<Record<HotelType, Five>> = {
  hotel: five(
    '{stars}-gwiazdkowy hotel',
    '{stars}hvězdičkový hotel',
    'un hotel de {stars} stele',
    '{stars} csillagos szálloda',
    '{stars}-зірковий готель',
  ),
  resort: five(
    '{stars}-gwiazdkowy kompleks hotelowy',
    '{stars}hvězdičkový hotelový komplex',
    'un complex hotelier de {stars} stele',
    '{stars} csillagos szállodakomplexum',
    '{stars}-зірковий готельний комплекс',
  ),
  apartments: five(
    '{stars}-gwiazdkowy kompleks apartamentów',
    '{stars}hvězdičkový apartmánový komplex',
    'un complex de apartamente de {stars} stele',
    '{stars} csillagos apartmankomplexum',
    '{stars}-зірковий комплекс апартаментів',
  ),
  guesthouse: five(
    '{stars}-gwiazdkowy pensjonat',
    '{stars}hvězdičkový penzion',
    'o pensiune de {stars} stele',
    '{stars} csillagos panzió',
    '{stars}-зірковий пансіонат',
  ),
  boutique: five(
    '{stars}-gwiazdkowy kameralny hotel',
    '{stars}hvězdičkový butikový hotel',
    'un hotel boutique de {stars} stele',
    '{stars} csillagos butikszálloda',
    '{stars}-зірковий бутик-готель',
  ),
  club: five(
    '{stars}-gwiazdkowy hotel klubowy',
    '{stars}hvězdičkový klubový hotel',
    'un hotel-club de {stars} stele',
    '{stars} csillagos klubszálloda',
    '{stars}-зірковий клубний готель',
  ),
  villas: five(
    '{stars}-gwiazdkowy zespół willi',
    '{stars}hvězdičkový vilový komplex',
    'un complex de vile de {stars} stele',
    '{stars} csillagos villapark',
    '{stars}-зірковий комплекс вілл',
  ),
  tour: five(
    'program z hotelami {stars}*',
    'program s hotely {stars}*',
    'un program cu hoteluri de {stars} stele',
    '{stars} csillagos szállodákra épülő program',
    'програма з готелями {stars}*',
  ),
}
