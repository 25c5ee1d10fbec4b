import { isTicked, type Typed } from '@wojaz/post'
import { accepted, type Outcome, refused } from '@wojaz/travel'
import { type CheckoutFaults, faultsAmong, isFaultless } from './checkout-faults.ts'

/** Without these there is no contract. */
export const obligatoryConsents = ['terms', 'standardForm'] as const
/** One for each channel; nobody needs to give any. */
export const marketingConsents = ['marketingEmail', 'marketingSms', 'marketingPhone'] as const

export type ConsentName = (typeof obligatoryConsents)[number] | (typeof marketingConsents)[number]

/** What the guest has ticked. Nothing is ticked for anybody. */
export type Consents = Readonly<Record<ConsentName, boolean>>

export const noConsents: Consents = {
  terms: false,
  standardForm: false,
  marketingEmail: false,
  marketingSms: false,
  marketingPhone: false,
}

export function readConsents(typed: Typed): Outcome<Consents, CheckoutFaults> {
  const names = Object.keys(noConsents) as ConsentName[]
  const consents = Object.fromEntries(names.map((name) => [name, isTicked(typed, name)])) as Consents
  const faults = faultsAmong({
    standardForm: consents.standardForm ? null : 'standard-form-not-read',
    terms: consents.terms ? null : 'terms-not-agreed',
  })
  return isFaultless(faults) ? accepted(consents) : refused(faults)
}
