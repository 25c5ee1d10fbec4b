import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type FormFault, type FormFaults, faultsOf, hasFaults } from './form-faults.ts'
import { emailFault, phoneFault, plainPhone } from './shared-fields.ts'
import { address, isTicked, line, paragraphs, type Typed } from './typed.ts'

/** `newsletter`: news and offers. `presale`: when the sale of the next season opens. */
export const mailingLists = ['newsletter', 'presale'] as const
export type MailingList = (typeof mailingLists)[number]

export interface SignUpWish {
  email: string
  firstName: string | null
  /** Null: no calls and no text messages. Presale only. */
  phone: string | null
  wish: string | null
}

export type SignUpField = 'email' | 'firstName' | 'phone' | 'wish' | 'consent' | 'phoneConsent'

export const longestWish = 500

/** The first name is used in the greeting of emails: nothing in it may become a link or a sentence. */
const firstName = /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u

/**
 * One consent per channel, each ticked by the guest: the one for email is required for an email, the one for the phone is
 * separate.
 */
export function readSignUpForm(
  list: MailingList,
  typed: Typed,
): Outcome<SignUpWish, FormFaults<SignUpField>> {
  const email = address(typed, 'email')
  const name = line(typed, 'firstName')
  const phone = list === 'presale' ? line(typed, 'phone') : ''
  const wish = list === 'presale' ? paragraphs(typed, 'wish') : ''
  const wantsCalls = list === 'presale' && isTicked(typed, 'phoneConsent')
  const faults = faultsOf<SignUpField>({
    email: emailFault(email),
    firstName: name === '' || firstName.test(name) ? null : 'first-name-not-a-name',
    phone: wantsCalls && phone === '' ? 'phone-missing' : phoneFault(phone),
    wish: wish.length > longestWish ? 'wish-too-long' : null,
    consent: isTicked(typed, 'consent') ? null : 'consent-missing',
    phoneConsent: phoneConsentFault(phone, wantsCalls),
  })
  if (hasFaults(faults)) return refused(faults)
  return accepted({
    email,
    firstName: name || null,
    phone: phone ? plainPhone(phone) : null,
    wish: wish || null,
  })
}

/** A phone number without consent must not be stored. */
function phoneConsentFault(phone: string, wantsCalls: boolean): FormFault | null {
  return phone !== '' && !wantsCalls ? 'phone-consent-missing' : null
}
