import type { Cart, CartPart, CartRefusal, CheckoutFaults, Wishes } from '@wojaz/booking'
import type { DocumentField } from '@wojaz/mail'
import type { Locale } from '@wojaz/travel/locale'
import { type Outcome, refused } from '@wojaz/travel/outcome'
import { readTravellerData, saveParticipants } from './traveller-data.ts'
import { typedDocument, typedWishes } from './typed-traveller-data.ts'

type Services = Parameters<typeof saveParticipants>[0] & Parameters<typeof readTravellerData>[0]

/** A part of a cart with documents and wishes as the guest entered them. The rules of the form check them. */
export type ToldPart = Omit<CartPart, 'wishes'> & {
  readonly documents?: readonly (Readonly<Record<DocumentField, string>> | null)[] | undefined
  readonly wishes?: Wishes | null | undefined
}

export type ToldRefusal = CartRefusal | { readonly code: 'form-faulty'; readonly faults: CheckoutFaults }

/** Changes a cart through the API, by the verb of the page. */
export async function changeCart(
  services: Services,
  key: string,
  { documents, wishes, ...part }: ToldPart,
  locale: Locale,
): Promise<Outcome<Cart, ToldRefusal>> {
  if (documents === undefined && wishes === undefined) return services.booking.updateOfKey(key, part)
  const found = await services.booking.cartOfKey(key)
  if (!found.ok) return found
  const cart = found.value
  const typed = Object.assign(
    wishes ? typedWishes(wishes) : {},
    ...(documents ?? []).map((one, person) => (one ? typedDocument(person, one) : {})),
  )
  const count = documents?.length ?? 0
  const people = part.participants
  const told = await readTravellerData(services, typed, { cart, people, count, locale, customerId: null })
  if (!told.ok) return refused({ code: 'form-faulty', faults: told.refusal })
  const wished = wishes === undefined ? {} : { wishes: told.value.wishes }
  return saveParticipants(
    services,
    { cart, key },
    { ...part, ...wished },
    documents === undefined ? null : told.value.documents,
  )
}
