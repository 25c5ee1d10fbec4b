import type { Locale, Localised } from '@wojaz/travel/locale'
import { at } from '../dice.ts'
import type { HotelTexts } from '../hotels/hotel-content.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { composeFaq, hotelTruths } from './compose-faq.ts'
import { composeFood } from './compose-food.ts'
import { audienceParts, openings } from './description-parts.ts'
import { type Filling, fill, listed } from './fill.ts'
import { hotelFilling, offeredList } from './hotel-filling.ts'
import { closings, facilityParts, roomParts, shortParts } from './house-parts.ts'
import {
  beachKinds,
  beachParts,
  centreParts,
  cityParts,
  mountainParts,
  skiParts,
  surroundings,
  transferParts,
} from './place-parts.ts'

const headings = {
  hotel: { pl: 'O hotelu', cs: 'O hotelu', ro: 'Despre hotel', hu: 'A szállodáról', uk: 'Про готель' },
  house: { pl: 'O obiekcie', cs: 'O objektu', ro: 'Despre locație', hu: 'A házról', uk: 'Про місце' },
  place: { pl: 'Położenie', cs: 'Poloha', ro: 'Poziție', hu: 'Fekvés', uk: 'Розташування' },
  rooms: { pl: 'Pokoje', cs: 'Pokoje', ro: 'Camere', hu: 'Szobák', uk: 'Номери' },
  food: { pl: 'Wyżywienie', cs: 'Stravování', ro: 'Masă', hu: 'Ellátás', uk: 'Харчування' },
  leisure: { pl: 'Udogodnienia', cs: 'Vybavení', ro: 'Facilități', hu: 'Szolgáltatások', uk: 'Зручності' },
} as const

/** The hotel's index in its region shifts every choice by one, so that neighbours never begin with the same sentence. */
export function composeHotelTexts(hotel: HotelPlan, locale: Locale): HotelTexts {
  const turn = hotel.ordinal
  const filling = hotelFilling(hotel, locale)
  const say = (parts: readonly Localised[], offset: number, more: Filling = {}) =>
    fill(at(parts, turn + offset)[locale], { ...filling, ...more })
  const audience = say(audienceParts[hotel.audiences[0] ?? 'quiet'], Math.floor(turn / 3))
  const sights = hotel.spot.region.sights
  const sightList = listed(
    [0, 1, 2].slice(0, Math.min(3, sights.length)).map((index) => at(sights, turn + index)[locale]),
    locale,
  )
  const roomNames = listed(
    hotel.rooms.map(({ kind }) => lowerFirst(kind.names[locale])),
    locale,
  )
  const where = whereabouts(hotel, say)
  const short = say(shortParts, 0, {
    audience,
    spot: where[0] ?? '',
    list: offeredList(hotel, locale, turn, 4),
  })
  return {
    title: hotel.name,
    shortDescription: short,
    description: [
      {
        heading: headings[hotel.type === 'hotel' ? 'hotel' : 'house'][locale],
        text: [say(openings, 0), audience, say(closings, Math.floor(turn / 2))].join(' '),
      },
      {
        heading: headings.place[locale],
        text: [...where, say(surroundings, 1, { list: sightList })].join(' '),
      },
      { heading: headings.rooms[locale], text: say(roomParts, 2, { list: roomNames }) },
      {
        heading: headings.food[locale],
        text: composeFood(hotel, locale),
      },
      {
        heading: headings.leisure[locale],
        text: say(facilityParts, 3, { list: offeredList(hotel, locale, turn, 12) }),
      },
    ],
    faq: composeFaq(hotelTruths(hotel), locale, filling),
  }
}

type Say = (parts: readonly Localised[], offset: number) => string

function whereabouts({ facts, spot, trip, ordinal }: HotelPlan, say: Say): string[] {
  const sentences: string[] = []
  if (trip === 'NR' && spot.resort.slopes) sentences.push(say(skiParts, 0))
  if (facts.beachMetres !== null && facts.beachKind !== null) {
    const reach = facts.beachMetres === 0 ? 'first' : facts.beachMetres <= 700 ? 'near' : 'away'
    sentences.push(say(beachParts[reach], 0), say(beachKinds[facts.beachKind], Math.floor(ordinal / 2)))
  } else if (spot.region.nature === 'city') sentences.push(say(cityParts, 0))
  else sentences.push(say(mountainParts, 0))
  sentences.push(say(centreParts, 1))
  if (facts.airportKm !== null) sentences.push(say(transferParts, 0))
  return sentences
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
