import { type Locale, type Localised, pluralForm } from '@wojaz/travel/locale'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { capital, facets } from '../vocabulary/facets.ts'
import { distance, type Filling, hungarianArticle, listed } from './fill.ts'
import { kindWithStars } from './hotel-kind.ts'

/** All placeholders that a sentence about this hotel may use. */
export function hotelFilling(hotel: HotelPlan, locale: Locale): Filling {
  const { facts, spot, name, tour } = hotel
  const slopes = spot.resort.slopes
  const kind = kindWithStars(hotel.type, hotel.stars, locale)
  const place = placePhrase(hotel, locale)
  const article = hungarianArticle(name)
  const lastBand = hotel.childBands.at(-1)
  return {
    hotel: name,
    Az: article,
    az: article.toLowerCase(),
    kind,
    kindCapital: capital(kind),
    place,
    placeCapital: capital(place),
    region: spot.region.names[locale],
    stars: String(hotel.stars).replace('.', ','),
    opened: facts.openedIn,
    renovated: facts.renovatedIn,
    rooms: hotel.roomsCount,
    checkIn: facts.checkIn,
    checkOut: facts.checkOut,
    childAge: lastBand ? lastBand.to + 1 : 0,
    beach: facts.beachMetres === null ? '' : distance(facts.beachMetres, locale),
    centre: distance(facts.centreMetres, locale),
    lift:
      facts.liftMetres === null
        ? ''
        : facts.liftMetres === 0
          ? facets.ski.skiInOut[locale]
          : distance(facts.liftMetres, locale),
    airport: facts.airportKm === null ? '' : distance(facts.airportKm * 1000, locale),
    ...(slopes && { ...slopes, slopesKm: slopes.blue + slopes.red + slopes.black }),
    ...(tour && { title: tour.title[locale], nights: tour.nights }),
  }
}

const seaPlace = {
  pl: 'w miejscowości {x}',
  cs: 'v letovisku {x}',
  ro: 'în stațiunea {x}',
  hu: '{x} üdülőhelyen',
  uk: 'на курорті {x}',
}
const mountainPlace = {
  pl: 'w miejscowości {x}',
  cs: 've středisku {x}',
  ro: 'în stațiunea {x}',
  hu: '{x} településen',
  uk: 'на курорті {x}',
}
const cityPlace = {
  pl: 'w mieście {x}',
  cs: 've městě {x}',
  ro: 'în orașul {x}',
  hu: '{x} városában',
  uk: 'у місті {x}',
}

function placePhrase({ spot }: HotelPlan, locale: Locale): string {
  const phrase: Localised =
    spot.region.nature === 'city' ? cityPlace : spot.region.nature === 'mountains' ? mountainPlace : seaPlace
  return phrase[locale].replace('{x}', spot.resort.names[locale])
}

/** Forms by count: one, few, many (or other). */
const counted = {
  pools: {
    pl: ['basen', 'baseny', 'basenów'],
    cs: ['bazén', 'bazény', 'bazénů'],
    ro: ['piscină', 'piscine', 'de piscine'],
    hu: ['medence', 'medence', 'medence'],
    uk: ['басейн', 'басейни', 'басейнів'],
  },
  restaurants: {
    pl: ['restauracja', 'restauracje', 'restauracji'],
    cs: ['restaurace', 'restaurace', 'restaurací'],
    ro: ['restaurant', 'restaurante', 'de restaurante'],
    hu: ['étterem', 'étterem', 'étterem'],
    uk: ['ресторан', 'ресторани', 'ресторанів'],
  },
  bars: {
    pl: ['bar', 'bary', 'barów'],
    cs: ['bar', 'bary', 'barů'],
    ro: ['bar', 'baruri', 'de baruri'],
    hu: ['bár', 'bár', 'bár'],
    uk: ['бар', 'бари', 'барів'],
  },
} as const satisfies Record<string, Record<Locale, readonly [string, string, string]>>

function countOf(noun: keyof typeof counted, count: number, locale: Locale): string {
  const [one, few, many] = counted[noun][locale]
  if (count === 1) return one
  const form = pluralForm(locale, count)
  return `${count} ${form === 'few' ? few : form === 'one' ? one : many}`
}

/** Pools, restaurants and bars with their numbers, then a choice of the other facilities, as one list. */
export function offeredList(hotel: HotelPlan, locale: Locale, first: number, most: number): string {
  const { facts, facilities } = hotel
  const counts = [
    facts.pools > 0 ? countOf('pools', facts.pools, locale) : null,
    facts.restaurants > 0 ? countOf('restaurants', facts.restaurants, locale) : null,
    facts.bars > 0 ? countOf('bars', facts.bars, locale) : null,
  ].filter((word) => word !== null)
  const others = facilities
    .filter((facility) => facility !== 'pool')
    .map((facility) => facets.facilities[facility][locale])
  const turned = others.map((_, index) => others[(index + first) % others.length] as string)
  return listed([...counts, ...turned].slice(0, most), locale)
}
