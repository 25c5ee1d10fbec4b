import { charterSortFields, listingSortCodes, type SortCode, sortOrders } from '@wojaz/travel/search'
import { label } from './label.ts'

/** Codes of the specification, with the name an editor sees. */
const names: Record<SortCode, ReturnType<typeof label>> = {
  price: label('Cena: od najniższej', 'Price: lowest first'),
  priceDESC: label('Cena: od najwyższej', 'Price: highest first'),
  hotelRating: label('Najlepiej oceniane', 'Best rated'),
  nearestDeparture: label('Wyjazd w ciągu 14 dni, od najtańszych', 'Leaving within 14 days, cheapest first'),
  categoryDESC: label('Najwięcej gwiazdek', 'Most stars'),
  flightDate: label('Wyjazd w ciągu 45 dni, od najtańszych', 'Leaving within 45 days, cheapest first'),
  PRICE_ASCENDING: label('Loty: od najtańszych', 'Flights: cheapest first'),
  PRICE_DESCENDING: label('Loty: od najdroższych', 'Flights: dearest first'),
  START_DATE_ASCENDING: label('Loty: od najbliższego terminu', 'Flights: nearest first'),
  START_DATE_DESCENDING: label('Loty: od najdalszego terminu', 'Flights: latest first'),
  DURATION_ASCENDING: label('Loty: od najkrótszego pobytu', 'Flights: shortest stay first'),
  DURATION_DESCENDING: label('Loty: od najdłuższego pobytu', 'Flights: longest stay first'),
}

const option = (value: SortCode) => ({ value, label: names[value] })

export const listingSortOptions = listingSortCodes.map(option)

export const charterSortOptions = charterSortFields.flatMap((field) =>
  sortOrders.map((order) => option(`${field}_${order}`)),
)
