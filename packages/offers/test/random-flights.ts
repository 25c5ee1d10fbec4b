import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { charterSortFields, type OfferSearchRequest, type SortCode, sortOrders } from '@wojaz/travel/search'
import { departureDays, flexibleDaysChoices } from '@wojaz/travel/search-form'
import { betterCabins, offerTypes } from '@wojaz/travel/trip'
import type { Dice } from './dice.ts'
import type { Inventory } from './make-inventory.ts'
import { randomSearch } from './random-search.ts'

const sorts = charterSortFields.flatMap((field) => sortOrders.map((order): SortCode => `${field}_${order}`))

/** Every kind of question that form and filters of flights can produce. */
export const kindsOfQuestion = [
  ...sorts,
  ...betterCabins.map((cabin) => `cabin ${cabin}`),
  ...['flightWay', 'hours', 'airline', 'luggage', 'amountRange', 'priceSelector'],
  ...['several airports', 'to an airport', 'children', 'a further page'],
]

/** A random search for flights alone. */
export function randomFlights(
  dice: Dice,
  inventory: Inventory,
  today: IsoDay,
  days: number,
): OfferSearchRequest {
  const {
    occupancies: _,
    radius: __,
    regionLocation: ___,
    ...request
  } = randomSearch(dice, inventory, today, days)
  const ofAll = ['priceSelector', 'amountRange', 'hours']
  const filters = request.filters.filter(({ filterId }) => ofAll.includes(filterId))
  const add = (chance: number, filterId: string, ...selectedValues: string[]) => {
    if (dice.chance(chance)) filters.push({ filterId, selectedValues })
  }
  add(0.3, 'flightWay', 'oneWay')
  add(0.3, 'airline', ...dice.pick([['FR'], ['LO'], ['FR', 'LO']]))
  add(0.2, 'luggage', 'checked')
  add(0.3, 'cabin', dice.pick(betterCabins))
  return {
    ...request,
    ...(dice.chance(0.3) && giveOrTake(dice, today, days)),
    ...(dice.chance(0.3) && { destinationsCodes: dice.some(landing(inventory), 0.3) }),
    offerType: offerTypes.CZ,
    filters,
    metaData: { ...request.metaData, sorting: dice.pick(sorts) },
  }
}

/** One or two days and some days around them, as in the form. */
function giveOrTake(dice: Dice, today: IsoDay, days: number) {
  const from = addDays(today, dice.between(0, days - 1))
  const to = dice.chance(0.5) ? null : addDays(from, dice.between(0, 5))
  const flexibleDays = dice.pick(flexibleDaysChoices.filter((some) => some > 0))
  const { startDate, endDate } = departureDays({ from, to, flexibleDays }, today)
  return { departureDateFrom: startDate, departureDateTo: endDate }
}

/** Destination airports, which can also be searched by their code. */
function landing(inventory: Inventory): string[] {
  return inventory.airports!.filter(({ is_departure }) => !is_departure).map(({ code }) => String(code))
}

/** Returns the kinds of a question by name. */
export function kindsOf(request: OfferSearchRequest, inventory: Inventory): string[] {
  const { filters, departuresCodes, childrenBirthdays, metaData } = request
  return [
    metaData.sorting,
    ...filters.map(({ filterId, selectedValues }) =>
      filterId === 'cabin' ? `cabin ${selectedValues}` : filterId,
    ),
    ...(departuresCodes.length > 1 ? ['several airports'] : []),
    ...(request.destinationsCodes.some((code) => landing(inventory).includes(code)) ? ['to an airport'] : []),
    ...(childrenBirthdays.length > 0 ? ['children'] : []),
    ...(metaData.page > 0 ? ['a further page'] : []),
  ]
}
