import { randomUUID } from 'node:crypto'
import {
  type Cart,
  type CartPart,
  type CartRefusal,
  type CheckoutFaults,
  documentField,
  documentNeed,
  documentOfField,
  documentsOfBefore,
  givenUntil,
  type Participant,
  readWishes,
  type ToldDocument,
  type Wishes,
  withDocumentIds,
} from '@wojaz/booking'
import { type DocumentWish, readTravelDocument, type Typed } from '@wojaz/mail'
import type { Offer } from '@wojaz/offers'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { countryNames } from '@wojaz/travel/place'
import type { CheckoutTravellerData } from '../../app/features/checkout/checkout-view.ts'
import type { Services } from '../request/services.ts'
import { homeName, shownDocument } from './shown-document.ts'

/** The masked documents and the wishes for the travellers' step. */
export async function travellerDataOf(
  { travellerData, clock }: Pick<Services, 'travellerData' | 'clock'>,
  { id, participants, wishes }: Pick<Cart, 'id' | 'participants' | 'wishes'>,
  offer: Offer,
  locale: Locale,
): Promise<CheckoutTravellerData> {
  const hasAny = participants.some(({ documentId }) => documentId !== undefined)
  const kept = hasAny ? await travellerData.documentsOfCart(id) : null
  const need = documentNeed(offer)
  return {
    need: need && {
      isPassport: !need.accepts.includes('id-card'),
      by: givenUntil({ offer, placedAt: clock() }),
    },
    documents: participants.map(({ documentId }) => {
      const document = documentId && kept?.get(documentId)
      return document ? shownDocument(document, locale) : null
    }),
    countries: countryNames(locale),
    home: homeName(locale),
    wishes,
  }
}

interface Told {
  /** By traveller and unmasked; never send them to a browser. */
  readonly documents: readonly ToldDocument[]
  readonly wishes: Wishes | null
}

interface Asked {
  readonly cart: Pick<Cart, 'participants'>
  /** The travellers entered together with their documents; undefined: as in the cart. */
  readonly people?: readonly Participant[] | undefined
  readonly count: number
  readonly locale: Locale
  /** The logged-in customer; null: nobody, so there are no saved documents. */
  readonly customerId: string | null
}

/** Reads documents and wishes from a form. A saved document is chosen by the id of its companion. */
export async function readTravellerData(
  {
    account,
    clock,
  }: Pick<Services, 'clock'> & { readonly account: Pick<Services['account'], 'companionDocument'> },
  typed: Typed,
  { cart, people = cart.participants, count, locale, customerId }: Asked,
): Promise<Outcome<Told, CheckoutFaults>> {
  const today = dayOf(clock())
  const wishes = readWishes(typed)
  let faults: CheckoutFaults = wishes.ok ? {} : wishes.refusal
  const documents: ToldDocument[] = []
  const ofBefore = documentsOfBefore(cart.participants, people)
  for (let person = 0; person < count; person++) {
    const hasNumber = ofBefore[person] !== undefined
    const nameOf = (field: Parameters<typeof documentField>[1]) => documentField(person, field)
    const ofAccount = await documentOfAccount(typed, person)
    const read = readTravelDocument(
      ofAccount ? { ...typed, [nameOf('documentType')]: ofAccount.type } : typed,
      { today, hasNumber: hasNumber || ofAccount !== null, locale, nameOf },
    )
    if (!read.ok) faults = { ...faults, ...read.refusal }
    else documents.push(merged(read.value, ofAccount))
  }
  if (!wishes.ok || Object.keys(faults).length > 0) return refused(faults)
  return accepted({ documents, wishes: wishes.value })

  /** A typed number has priority. */
  async function documentOfAccount(form: Typed, person: number) {
    const id = form[documentOfField(person)] ?? ''
    const isTyped = (form[documentField(person, 'documentNumber')] ?? '').trim() !== ''
    return customerId && id && !isTyped ? account.companionDocument(customerId, id) : null
  }
}

function merged(
  read: DocumentWish | null,
  ofAccount: Pick<DocumentWish, 'type' | 'number' | 'validUntil'> | null,
): DocumentWish | null {
  return read && ofAccount
    ? { ...read, number: ofAccount.number, validUntil: read.validUntil ?? ofAccount.validUntil }
    : read
}

/**
 * Saves a part of a cart with its documents, which are linked to its travellers and encrypted. `documents` is null if nothing was
 * entered.
 */
export async function saveParticipants(
  { booking, travellerData }: Pick<Services, 'booking' | 'travellerData'>,
  { cart, key }: { readonly cart: Pick<Cart, 'id' | 'participants'>; readonly key: string },
  part: CartPart,
  documents: readonly ToldDocument[] | null,
): Promise<Outcome<Cart, CartRefusal>> {
  if (!documents) return booking.update(cart.id, key, part)
  const people = part.participants ?? cart.participants
  const participants = withDocumentIds(cart.participants, people, documents, randomUUID)
  const saved = await booking.update(cart.id, key, { ...part, participants, namesDocuments: true })
  if (saved.ok && [...participants, ...cart.participants].some(({ documentId }) => documentId !== undefined))
    await travellerData.keepForCart(cart.id, participants, documents)
  return saved
}
