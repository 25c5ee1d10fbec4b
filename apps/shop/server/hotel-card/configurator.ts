import type { HotelFacts, Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { type NearestStay, nearestStay } from '@wojaz/travel/availability'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import type {
  Configurator,
  ConfiguratorField,
  ConfiguratorOption,
  OptionChange,
} from '../../app/features/hotel-card/hotel-card-view.ts'
import { requestOfParty } from './offer-request.ts'
import { type OfferChange, offerWith } from './offer-with.ts'
import { isSold, type StaysAround } from './stays-around.ts'

interface Asked {
  offers: Offers
  facts: HotelFacts
  offer: Offer
  around: StaysAround
  locale: Locale
}

/** The matrix's code for own transport. */
const ownTransport = 'XXX'
/** How many departures to show before and after the chosen one. */
const daysShown = 3

export async function makeConfigurator(asked: Asked): Promise<Configurator> {
  const { date, airport, hour, duration, board } = configuratorOptions(asked)
  return {
    date: await date(),
    airport: await airport(),
    hour: await hour(),
    duration: await duration(),
    board: await board(),
  }
}

/** One function per field, for callers that need only one of them. */
export function configuratorOptions({
  offers,
  facts,
  offer,
  around,
  locale,
}: Asked): Record<ConfiguratorField, () => Promise<ConfiguratorOption[]>> {
  const sources = { offers, locale }
  const chosen = {
    date: offer.departureDate,
    duration: offer.duration,
    airportCode: offer.airportCode ?? ownTransport,
    boardCode: offer.boardCode,
  }
  const isByPlane = offer.airportCode !== null
  // Car and ski trips have no such choice, even if a plane is included: their flights are shown only.
  const { hiddenFields } = tripTypeConfiguration[offer.tripType]
  const isAsked = (field: 'airport' | 'hour') => isByPlane && !hiddenFields.includes(field)

  /** The stay that has the wanted value and otherwise differs least from the chosen one. */
  async function option(
    value: string,
    label: string,
    wanted: Parameters<typeof nearestStay>[2],
  ): Promise<ConfiguratorOption[]> {
    const nearest = nearestStay(around.stays, chosen, wanted)
    if (!nearest) return []
    // Rooms may have different boards; a wanted board applies to all of them.
    const change = { ...changeTo(nearest, chosen, isByPlane), ...pickBoard(wanted) }
    const found = await offerWith(offer, change, sources)
    const isOtherBoard = change.boardCode === undefined && found && boardsOf(found) !== boardsOf(offer)
    const changed = isOtherBoard ? [...nearest.changed, 'boardCode' as const] : nearest.changed
    return found ? [optionOf({ value, label, found, changed, offer })] : []
  }

  async function hours(): Promise<ConfiguratorOption[]> {
    const stay = { date: offer.departureDate, nights: offer.duration, airportCode: offer.airportCode }
    const found = await offers.departureHours(offer.hotelCode, stay, requestOfParty(offer))
    const choices = found.ok && found.value.length > 1 ? found.value : []
    return inOrder(
      choices.map(async ({ departureTime, arrivalTime }) => {
        const other = await offerWith(offer, { departureTime }, sources)
        const label = `${departureTime}–${arrivalTime}`
        const isChosen = departureTime === offer.departureTime
        return other ? [{ ...plainOption(departureTime, label, other, offer), isChosen }] : []
      }),
    )
  }

  return {
    date: () => inOrder(datesNear(around, chosen).map((date) => option(date, date, { date }))),
    airport: () =>
      inOrder(
        (isAsked('airport') ? around.airports : []).map(({ code, name }) =>
          option(code, name, { airportCode: code }),
        ),
      ),
    hour: async () => (isAsked('hour') ? hours() : []),
    duration: () =>
      inOrder(around.durations.map((duration) => option(String(duration), String(duration), { duration }))),
    board: () => inOrder(facts.boards.map(({ code, name }) => option(code, name, { boardCode: code }))),
  }
}

/** Departures around the chosen day with the same length, airport and board. */
function datesNear(around: StaysAround, chosen: NearestStay['choice']): IsoDay[] {
  const possible = around.dates.map(({ date }) => date).filter((date) => isSold(around, { ...chosen, date }))
  const at = possible.indexOf(chosen.date)
  const first = Math.max(0, Math.min(at - daysShown, possible.length - 1 - 2 * daysShown))
  return possible.slice(first, first + 2 * daysShown + 1)
}

function changeTo({ choice }: NearestStay, chosen: NearestStay['choice'], isByPlane: boolean): OfferChange {
  return {
    ...(choice.date !== chosen.date && { date: choice.date }),
    ...(choice.duration !== chosen.duration && { duration: choice.duration }),
    ...(isByPlane && choice.airportCode !== chosen.airportCode && { airportCode: choice.airportCode }),
    ...(choice.boardCode !== chosen.boardCode && { boardCode: choice.boardCode }),
  }
}

function pickBoard({ boardCode }: { readonly boardCode?: string }): OfferChange {
  return boardCode === undefined ? {} : { boardCode }
}

interface Made {
  value: string
  label: string
  found: Offer
  changed: NearestStay['changed']
  offer: Offer
}

function optionOf({ value, label, found, changed, offer }: Made): ConfiguratorOption {
  const others = changed.map((field): OptionChange => {
    if (field === 'date') return { field, to: found.departureDate }
    if (field === 'duration') return { field, to: found.duration }
    if (field === 'airportCode') return { field: 'airport', to: found.airportName ?? '' }
    return { field: 'board', to: found.boardName }
  })
  return plainOption(value, label, found, offer, others)
}

function plainOption(
  value: string,
  label: string,
  found: Offer,
  offer: Offer,
  others: readonly OptionChange[] = [],
): ConfiguratorOption {
  const rooms = roomsOf(found)
  return {
    value,
    label,
    total: found.quote.total,
    url: hotelCardAddress(found.hotelUrl, found.tripType, found.offerCode),
    isChosen: found.offerCode === offer.offerCode,
    changes: rooms === roomsOf(offer) ? others : [...others, { field: 'room', to: rooms }],
  }
}

function roomsOf({ occupancies }: Offer): string {
  return occupancies.map(({ roomName }) => roomName).join(' + ')
}

function boardsOf({ occupancies }: Offer): string {
  return occupancies.map(({ boardCode }) => boardCode).join()
}

async function inOrder(options: Promise<ConfiguratorOption[]>[]): Promise<ConfiguratorOption[]> {
  return (await Promise.all(options)).flat()
}
