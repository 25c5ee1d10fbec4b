import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { occupancyOf } from '@wojaz/travel/party'
import { listingSortCodes, type OfferSearchRequest } from '@wojaz/travel/search'
import { dayPartFilter, dayParts, offerTypes } from '@wojaz/travel/trip'
import type { Dice } from './dice.ts'
import type { Inventory } from './make-inventory.ts'

/** A possible search of a guest: mostly simple, sometimes odd, never the same twice. */
export function randomSearch(
  dice: Dice,
  inventory: Inventory,
  today: IsoDay,
  days: number,
): OfferSearchRequest {
  const codes = (table: string) => inventory[table]!.map(({ code }) => String(code))
  const departures = inventory
    .airports!.filter((airport) => airport.is_departure)
    .map(({ code }) => String(code))
  const tripType = dice.pick(['WS', 'WS', 'WS', 'WS', 'DW', 'WO', 'NR'] as const)
  const first = dice.between(-2, days - 1)
  const nights = dice.between(1, 10)
  const hasDates = dice.chance(0.95)
  const hasNights = dice.chance(0.97)
  const roomCount = dice.pick([1, 1, 1, 1, 1, 2, 3])
  // Eight people at most.
  const rooms = Array.from({ length: roomCount }, () => randomParty(dice, today, roomCount === 3 ? 0 : 2))
  return {
    offerType: offerTypes[tripType],
    childrenBirthdays: rooms[0]!.childrenBirthDates,
    departuresCodes: dice.chance(0.5) ? [] : dice.some(departures, 0.5),
    destinationsCodes: dice.chance(0.6)
      ? []
      : [dice.pick(codes('places')), ...dice.some(codes('hotels'), 0.03)],
    numberOfAdults: rooms[0]!.adultsCount,
    ...(rooms.length > 1 && { occupancies: rooms.map((room) => occupancyOf(room)) }),
    departureDateFrom: hasDates ? addDays(today, first) : addDays(today, days - 12),
    departureDateTo: hasDates ? addDays(today, first + dice.pick([0, 1, 3, 7, 14])) : null,
    durationFrom: hasNights ? nights : null,
    durationTo: hasNights ? nights + dice.pick([0, 0, 1, 3]) : null,
    site: 'pl',
    metaData: {
      page: dice.pick([0, 0, 0, 1, 2]),
      pageSize: dice.pick([3, 10, 100]),
      sorting: dice.pick(listingSortCodes),
    },
    filters: [...randomFilters(dice, inventory), ...randomKinds(dice), ...randomHours(dice)],
    ...(dice.chance(0.1) && {
      radius: dice.between(500, 6_000),
      regionLocation: { latitude: dice.between(-20, 50), longitude: dice.between(-20, 50) },
    }),
  }
}

function randomParty(dice: Dice, today: IsoDay, most: number) {
  const children = Math.min(most, dice.pick([0, 0, 0, 0, 1, 2]))
  return {
    adultsCount: dice.pick([1, 2, 2, 2, 2]),
    // Birthdays close to the travel days, and all ages of children.
    childrenBirthDates: Array.from({ length: children }, () =>
      dice.chance(0.5)
        ? addDays(today, -365 * dice.between(1, 17) + dice.between(0, 80))
        : addDays(today, -dice.between(0, 17 * 365)),
    ),
  }
}

/** Kinds of the trip type, or of another one, which are ignored. */
function randomKinds(dice: Dice): OfferSearchRequest['filters'] {
  if (!dice.chance(0.3)) return []
  const kinds = dice.pick([['LINEARFLIGHT'], ['SKIBYPLANE'], ['LINEARFLIGHT', 'SKIBYPLANE']])
  return [{ filterId: 'additionalType', selectedValues: kinds }]
}

/** Also for trips without flights, where they are ignored. */
function randomHours(dice: Dice): OfferSearchRequest['filters'] {
  const hours = dice.chance(0.3) ? dice.some(dayParts, 0.4) : []
  return hours.length > 0 ? [{ filterId: dayPartFilter, selectedValues: hours }] : []
}

function randomFilters(dice: Dice, inventory: Inventory): OfferSearchRequest['filters'] {
  const filters: { filterId: string; selectedValues: string[] }[] = [
    { filterId: 'priceSelector', selectedValues: [dice.pick(['personPrice', 'fullPrice'])] },
  ]
  const add = (filterId: string, selectedValues: string[]) => {
    if (selectedValues.length > 0) filters.push({ filterId, selectedValues })
  }
  if (dice.chance(0.25))
    add(
      'board',
      dice.some(
        inventory.boards!.map(({ code }) => String(code)),
        0.4,
      ),
    )
  if (dice.chance(0.2)) add('minHotelCategory', [dice.pick(['2', '3', '4', '5'])])
  if (dice.chance(0.2)) add('tripAdvisorRating', [dice.pick(['3', '3.5', '4', '4.5'])])
  for (const facet of new Set(inventory.facet_values!.map((row) => String(row.facet)))) {
    if (!dice.chance(0.2)) continue
    const values = inventory
      .facet_values!.filter((row) => row.facet === facet)
      .map(({ value }) => String(value))
    add(facet, dice.some(values, 0.4))
  }
  if (dice.chance(0.25)) {
    const from = dice.between(100, 4_000)
    add('amountRange', [
      `${dice.chance(0.6) ? from : ''}#${dice.chance(0.6) ? from + dice.between(0, 4_000) : ''}`,
    ])
  }
  return filters
}
