import type { AccountFault, AccountFaults, AccountField } from '@wojaz/account'
import type {
  ActivateRefusal,
  AuthorizeRefusal,
  ChangeRefusal,
  CodeRefusal,
  CompanionRefusal,
  LoginRefusal,
  NewcomerRefusal,
  PasskeyRefusal,
  RegisterRefusal,
  ResendRefusal,
  ResetRefusal,
  WayRefusal,
} from '@wojaz/account/server'
import type { Locale } from '@wojaz/travel/locale'
import { shippedText } from '../request/error-text.ts'

export type AccountRefusal =
  | LoginRefusal
  | ActivateRefusal
  | ResetRefusal
  | NewcomerRefusal
  | PasskeyRefusal
  | CodeRefusal
  | WayRefusal
  | CompanionRefusal
  | { code: 'phone-needed' }
  | { code: 'confirm-needed' }
  | RegisterRefusal
  | ChangeRefusal
  | AuthorizeRefusal
  | ResendRefusal
  | { code: 'attempt-over' }
  | { code: 'password-change-needed' }
  | { code: 'session-over' }

export type AccountRefusalCode = AccountRefusal['code']

/** A new refusal does not compile until it has a status and words. */
export const accountRefusals = {
  'credentials-wrong': { status: 401, text: 'account.refusal.credentialsWrong' },
  'account-not-active': { status: 409, text: 'account.refusal.notActive' },
  'too-many-attempts': { status: 429, text: 'account.refusal.tooMany', retryAfter: '900' },
  'too-busy': { status: 429, text: 'account.refusal.tooBusy', retryAfter: '5' },
  'link-over': { status: 409, text: 'account.refusal.linkOver' },
  'password-wrong': { status: 422, text: 'account.refusal.passwordWrong' },
  'companion-unknown': { status: 404, text: 'account.refusal.companionUnknown' },
  'too-many-companions': { status: 409, text: 'account.refusal.tooManyCompanions' },
  'phone-needed': { status: 409, text: 'account.agreements.phoneNeeded' },
  'confirm-needed': { status: 401, text: 'account.refusal.confirmNeeded' },
  'current-password-wrong': { status: 422, text: 'account.refusal.currentPasswordWrong' },
  /** Its own text is shown at the field. */
  'password-refused': { status: 422, text: 'forms.mend' },
  'password-change-needed': { status: 409, text: 'account.refusal.passwordChangeNeeded' },
  'code-needed': { status: 401, text: 'account.refusal.codeNeeded', next: 'authorize' },
  'code-wrong': { status: 422, text: 'account.refusal.codeWrong' },
  'code-over': { status: 409, text: 'account.refusal.codeOver', next: 'username' },
  'too-many-codes': { status: 429, text: 'account.refusal.tooManyCodes', retryAfter: '86400' },
  'attempt-over': { status: 409, text: 'account.refusal.attemptOver', next: 'username' },
  'session-over': { status: 401, text: 'account.refusal.sessionOver' },
  'login-step-over': { status: 409, text: 'account.ways.trouble.over' },
  'identity-taken': { status: 409, text: 'account.ways.trouble.taken' },
  'no-more-codes': { status: 429, text: 'account.ways.refusal.noMoreCodes' },
  'password-needed': { status: 409, text: 'account.refusal.confirmNeeded' },
  'passkey-refused': { status: 422, text: 'account.ways.refusal.passkeyRefused' },
  'passkey-known': { status: 409, text: 'account.ways.refusal.passkeyKnown' },
  'too-many-passkeys': { status: 409, text: 'account.ways.refusal.tooManyPasskeys' },
  'last-way-in': { status: 409, text: 'account.ways.refusal.lastWayIn' },
  'way-not-found': { status: 409, text: 'account.ways.refusal.notFound' },
} as const satisfies Record<
  AccountRefusalCode,
  { status: number; text: string; retryAfter?: string; next?: string }
>

/** The field at which a refusal is shown; undefined: it is about the whole form. */
export function fieldOfRefusal(code: AccountRefusalCode): AccountField | undefined {
  return fieldsOfRefusals[code]
}

const fieldsOfRefusals: Partial<Record<AccountRefusalCode, AccountField>> = {
  'password-wrong': 'password',
  'current-password-wrong': 'currentPassword',
  'code-wrong': 'code',
}

/** Returns one sentence for every faulty field. */
export function faultSentences(faults: AccountFaults, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, shippedText(faultKeys[fault], locale)]),
  )
}

/** Faults that other forms of the shop have too use the same texts. */
const faultKeys: Record<AccountFault, string> = {
  'email-missing': 'forms.fault.emailMissing',
  'email-not-an-address': 'forms.fault.emailNotAnAddress',
  'first-name-not-a-name': 'account.fault.firstName',
  'last-name-not-a-name': 'account.fault.lastName',
  'password-missing': 'account.fault.passwordMissing',
  'password-too-short': 'account.fault.passwordTooShort',
  'password-too-long': 'account.fault.passwordTooLong',
  'password-common': 'account.fault.passwordCommon',
  'password-shop-name': 'account.fault.passwordShopName',
  'password-own-address': 'account.fault.passwordOwnAddress',
  'password-same': 'account.fault.passwordSame',
  'code-not-six-digits': 'account.fault.code',
}
