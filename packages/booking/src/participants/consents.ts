import { isTicked, type Typed } from '@wojaz/mail'
import { hasHotel, type Offer } from '@wojaz/offers'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type CheckoutFaults, faultsAmong, isFaultless } from './checkout-faults.ts'

type ObligatoryConsent = 'terms' | 'standardForm'

/**
 * Consents without which no contract is made. A flight alone is not a package, so the standard form about packages is not
 * required.
 */
export function obligatoryConsents(offer: Pick<Offer, 'hotelCode'> | null): readonly ObligatoryConsent[] {
  return offer && !hasHotel(offer) ? ['terms'] : ['terms', 'standardForm']
}
/** One for each channel; all optional. */
export const marketingConsents = ['marketingEmail', 'marketingSms', 'marketingPhone'] as const

export type ConsentName = ObligatoryConsent | (typeof marketingConsents)[number]

/** What the guest has ticked. Nothing is ticked by default. */
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
