import {
  type CheckoutFaults,
  documentField,
  documentNeed,
  documentStanding,
  givenUntil,
  type Order,
  readWishes,
} from '@wojaz/booking'
import type { TravellerDataRefusal } from '@wojaz/booking/server'
import { readTravelDocument, type Typed } from '@wojaz/mail'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { type Outcome, refused } from '@wojaz/travel/outcome'
import { countryNames } from '@wojaz/travel/place'
import type { TravellerDataView } from '../../app/features/reservation/traveller-data-view.ts'
import { homeName, shownDocument } from '../checkout/shown-document.ts'
import type { Services } from '../request/services.ts'

type DataServices = Pick<Services, 'travellerData' | 'clock'>

/** Faults belong to fields; a refusal is about the whole form. */
export type TravellerDataFaults =
  | { readonly code: 'form-faulty'; readonly faults: CheckoutFaults }
  | TravellerDataRefusal

/** Changes one traveller's document; without a type it is removed. */
export async function changeDocument(
  { travellerData, clock }: DataServices,
  { number }: Order,
  person: number,
  typed: Typed,
  locale: Locale,
): Promise<Outcome<null, TravellerDataFaults>> {
  const known = (await travellerData.documentsOf([number])).get(number)?.get(person)
  const read = readTravelDocument(typed, {
    today: dayOf(clock()),
    hasNumber: known !== undefined,
    locale,
    nameOf: (field) => documentField(person, field),
  })
  if (!read.ok) return refused({ code: 'form-faulty', faults: read.refusal })
  return travellerData.saveDocument(number, person, read.value)
}

export async function changeWishes(
  { travellerData }: DataServices,
  { number }: Order,
  typed: Typed,
): Promise<Outcome<null, TravellerDataFaults>> {
  const read = readWishes(typed)
  if (!read.ok) return refused({ code: 'form-faulty', faults: read.refusal })
  return travellerData.saveWishes(number, read.value)
}

interface Shown {
  readonly isOpen: boolean
  readonly saved: TravellerDataView['saved']
}

/** The documents are masked before they are sent to the page. */
export async function travellerDataView(
  { travellerData, clock }: DataServices,
  order: Order,
  locale: Locale,
  { isOpen, saved }: Shown,
): Promise<TravellerDataView> {
  const { number, participants, offer, wishes } = order
  const hasAny = participants.some(({ documentId }) => documentId !== undefined)
  const found = hasAny ? (await travellerData.documentsOf([number])).get(number) : undefined
  const until = givenUntil(order)
  const isOver = until < dayOf(clock())
  return {
    isNeeded: documentNeed(offer) !== null,
    until,
    isOver,
    wishes: wishes ?? null,
    saved,
    people: participants.map(({ firstName, lastName }, place) => {
      const document = found?.get(place) ?? null
      return {
        place,
        name: `${firstName} ${lastName}`,
        standing: documentStanding(document, offer),
        document: document && shownDocument(document, locale),
      }
    }),
    form: isOpen && !isOver ? { countries: countryNames(locale), home: homeName(locale) } : null,
  }
}
