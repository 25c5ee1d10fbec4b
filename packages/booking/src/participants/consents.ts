import { isTicked, type Typed } from '@wojaz/mail'
import { hasHotel, type Offer } from '@wojaz/offers'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type CheckoutFaults, faultsAmong, isFaultless } from './checkout-faults.ts'

type ObligatoryConsent = 'terms' | 'standardForm'

/** Without these there is no contract. A flight alone is no package, so there is no standard form about packages to read. */
export function obligatoryConsents(offer: Pick<Offer, 'hotelCode'> | null): readonly ObligatoryConsent[] {
  return offer && !hasHotel(offer) ? ['terms'] : ['terms', 'standardForm']
}
/** One for each channel; nobody needs to give any. */
export const marketingConsents = ['marketingEmail', 'marketingSms', 'marketingPhone'] as const

export type ConsentName = ObligatoryConsent | (typeof marketingConsents)[number]

/** What the guest has ticked. Nothing is ticked for anybody. */
export type Consents = Readonly<Record<ConsentName, boolean>>

export const noConsents: Consents = {
  terms: false,
  standardForm: false,
  marketingEmail: false,
  marketingSms: false,
  marketingPhone: false,
}

export function readConsents(
  typed: Typed,
  offer: Pick<Offer, 'hotelCode'> | null,
): Outcome<Consents, CheckoutFaults> {
  const names = Object.keys(noConsents) as ConsentName[]
  const consents = Object.fromEntries(names.map((name) => [name, isTicked(typed, name)])) as Consents
  const isMissing = (name: ObligatoryConsent) => obligatoryConsents(offer).includes(name) && !consents[name]
  const faults = faultsAmong({
    standardForm: isMissing('standardForm') ? 'standard-form-not-read' : null,
    terms: isMissing('terms') ? 'terms-not-agreed' : null,
  })
  return isFaultless(faults) ? accepted(consents) : refused(faults)
}
