import type { AccountFault, AccountFaults } from '@wojaz/account'
import type { ActivateRefusal, LoginRefusal, ResetRefusal } from '@wojaz/account/server'
import type { Locale } from '@wojaz/travel/locale'
import { shippedText } from '../request/error-text.ts'

export type AccountRefusal = LoginRefusal | ActivateRefusal | ResetRefusal | { code: 'session-over' }

export type AccountRefusalCode = AccountRefusal['code']

/** A new refusal does not compile until it has a status and words. */
export const accountRefusals = {
  'credentials-wrong': { status: 401, text: 'account.refusal.credentialsWrong' },
  'account-not-active': { status: 409, text: 'account.refusal.notActive' },
  'too-many-attempts': { status: 429, text: 'account.refusal.tooMany', retryAfter: '900' },
  'too-busy': { status: 503, text: 'account.refusal.tooBusy', retryAfter: '5' },
  'link-over': { status: 409, text: 'account.refusal.linkOver' },
  'password-wrong': { status: 422, text: 'account.refusal.passwordWrong' },
  'session-over': { status: 401, text: 'account.refusal.sessionOver' },
} as const satisfies Record<AccountRefusalCode, { status: number; text: string; retryAfter?: string }>

/** One sentence for every field that needs mending. */
export function faultSentences(faults: AccountFaults, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, shippedText(faultKeys[fault], locale)]),
  )
}

/** What other forms of the shop say as well is said in the same words. */
const faultKeys: Record<AccountFault, string> = {
  'email-missing': 'forms.fault.emailMissing',
  'email-not-an-address': 'forms.fault.emailNotAnAddress',
  'first-name-not-a-name': 'account.fault.firstName',
  'last-name-not-a-name': 'account.fault.lastName',
  'password-missing': 'account.fault.passwordMissing',
  'password-too-short': 'account.fault.passwordTooShort',
  'password-too-long': 'account.fault.passwordTooLong',
}
