import type { HotelFacts, Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { type HotelCardAddress, hotelCardAddress } from '@wojaz/travel/offer-code'
import { maxParticipants, type Party } from '@wojaz/travel/party'
import {
  decodeSearchParams,
  type OfferSearchRequest,
  type SearchState,
  toOfferSearchRequest,
} from '@wojaz/travel/search'
import { searchFormFields, searchOfForm } from '@wojaz/travel/search-form'
import { redirect } from 'react-router'
import type { GoneOffer, HotelCardView } from '../../app/features/hotel-card/hotel-card-view.ts'
import { bestOffer } from './chosen-offer.ts'
import { goneOffer } from './gone-offer.ts'
import { searchOfOffer } from './offer-request.ts'

interface Asked {
  offers: Offers
  facts: HotelFacts
  address: HotelCardAddress
  url: URL
  /** The query string to keep in links, '?q=…' or empty. */
  kept: string
  locale: Locale
}

export interface FoundOffer {
  offer: Offer | null
  gone: GoneOffer | null
  partyRefusal: HotelCardView['partyRefusal']
  /** The requested party without an offer; null: the offer is for the requested party. */
  refusedParties: readonly Party[] | null
}

/** The offer the card opens with. A form with another party redirects to the URL of its offer. */
export async function findOffer(asked: Asked): Promise<FoundOffer> {
  const found = await offerOfAddress(asked)
  const { searchParams } = asked.url
  const nobody = { ...found, refusedParties: null }
  if (!searchParams.has(searchFormFields.adults)) return { ...nobody, partyRefusal: null }
  if (peopleIn(searchParams) > maxParticipants) return { ...nobody, partyRefusal: 'too-many' }
  const party = searchOfForm(searchParams)
  const other = await offerForParty(found.offer, party, asked)
  if (other) throw redirect(addressOf(other, asked.locale) + asked.kept)
  const refusedParties = party.occupancies.length > 0 ? party.occupancies : [party]
  return { ...found, refusedParties, partyRefusal: 'no-room' }
}

async function offerOfAddress({
  offers,
  facts,
  address,
  url,
  kept,
  locale,
}: Asked): Promise<Pick<FoundOffer, 'offer' | 'gone'>> {
  const hotelCode = facts.code
  if (!address.offer) {
    return { offer: await bestOffer({ offers, hotelCode, request: requestOf(url), locale }), gone: null }
  }
  const { offerCode } = address.offer
  const found = await offers.offer(offerCode, { locale, perPerson: false })
  if (found.ok) {
    const right = hotelCardAddress(found.value.hotelUrl, found.value.tripType, offerCode)
    const named = hotelCardAddress(facts.hotelUrl, address.offer.tripType, offerCode)
    // The code decides: an offer of another hotel or trip type redirects to its URL.
    if (right !== named) throw redirect(localisedPath(locale, right) + kept, 301)
    return { offer: found.value, gone: null }
  }
  const gone = await goneOffer({ offers, hotelCode, offerCode, refusal: found.refusal, locale })
  const offer = gone.nearest[0] ?? (await bestOffer({ offers, hotelCode, request: requestOf(url), locale }))
  return { offer, gone }
}

/** An offer for another party, with everything else as similar as possible. */
function offerForParty(
  offer: Offer | null,
  { adultsCount, childrenBirthDates, occupancies }: SearchState,
  { offers, facts, url, locale }: Asked,
): Promise<Offer | null> {
  const chosen = offer ? searchOfOffer(offer) : decodeSearchParams(url.searchParams)
  const request = toOfferSearchRequest({ ...chosen, adultsCount, childrenBirthDates, occupancies })
  return bestOffer({ offers, hotelCode: facts.code, request, locale })
}

/** The guest's search before they came here. */
function requestOf({ searchParams }: URL): OfferSearchRequest {
  return toOfferSearchRequest(decodeSearchParams(searchParams))
}

/** The number of people in all rooms of the form. */
function peopleIn(fields: URLSearchParams): number {
  let people = 0
  for (const [name, value] of fields) {
    if (name.startsWith(searchFormFields.adults)) people += Number(value) || 0
    if (name.startsWith(searchFormFields.birthDate) && value !== '') people += 1
  }
  return people
}

function addressOf(offer: Offer, locale: Locale): string {
  return localisedPath(locale, hotelCardAddress(offer.hotelUrl, offer.tripType, offer.offerCode))
}
