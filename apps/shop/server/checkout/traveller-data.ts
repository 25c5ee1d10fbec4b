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

/** What the step with travellers shows of documents, masked, and of wishes. */
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
  /** By traveller, whole: never to be sent back. */
  readonly documents: readonly ToldDocument[]
  readonly wishes: Wishes | null
}

interface Asked {
  readonly cart: Pick<Cart, 'participants'>
  /** As they are told with their documents; not given: as they stand in the cart. */
  readonly people?: readonly Participant[] | undefined
  readonly count: number
  readonly locale: Locale
  /** Who is logged in; null: nobody, and there are no documents of an account. */
  readonly customerId: string | null
}

/** What a form tells of documents and wishes. A document of the account is taken by the name of its companion. */
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

  /** A number that is typed counts more. */
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

/** A part of a cart with what was told of documents: they are named by its travellers and kept sealed. `documents` of null: not a word. */
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
