import { address, emailFault, line, type Typed } from '@wojaz/mail'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type PasswordFault, passwordFault, passwordFaults } from './password-rule.ts'

export type AccountField = 'email' | 'firstName' | 'lastName' | 'password' | 'currentPassword' | 'code'

/** Every validation fault of an account form; the shop has a sentence for each in five languages. */
export const accountFaults = [
  'email-missing',
  'email-not-an-address',
  'first-name-not-a-name',
  'last-name-not-a-name',
  'code-not-six-digits',
  ...passwordFaults,
] as const
export type AccountFault = (typeof accountFaults)[number]
/** At most one fault per field: the first to fix. */
export type AccountFaults = Partial<Record<AccountField, AccountFault>>

export interface Registration {
  email: string
  firstName: string
  lastName: string
  password: string
}

/** The name is used in the greeting of emails: nothing in it may become a link or a sentence. */
const greetedName = /^\p{L}[\p{L}\p{M}'’ -]{0,59}$/u

export function isGreetedName(text: string): boolean {
  return greetedName.test(text)
}

export function readRegistration(typed: Typed): Outcome<Registration, AccountFaults> {
  const email = address(typed, 'email')
  const firstName = line(typed, 'firstName')
  const lastName = line(typed, 'lastName')
  const password = typed.password ?? ''
  return judged(
    { email, firstName, lastName, password },
    {
      email: emailFault(email),
      firstName: isGreetedName(firstName) ? null : 'first-name-not-a-name',
      lastName: isGreetedName(lastName) ? null : 'last-name-not-a-name',
      password: passwordFault(password, email),
    },
  )
}

/** A login is checked against the stored hash, not against today's password rules. */
export function readLogin(typed: Typed): Outcome<Pick<Registration, 'email' | 'password'>, AccountFaults> {
  const email = address(typed, 'email')
  const password = typed.password ?? ''
  return judged(
    { email, password },
    { email: emailFault(email), password: password === '' ? 'password-missing' : null },
  )
}

export function readAddress(typed: Typed): Outcome<Pick<Registration, 'email'>, AccountFaults> {
  const email = address(typed, 'email')
  return judged({ email }, { email: emailFault(email) })
}

export function readNewPassword(typed: Typed): Outcome<Pick<Registration, 'password'>, AccountFaults> {
  const password = typed.password ?? ''
  return judged({ password }, { password: passwordFault(password) })
}

export interface PasswordChangeForm {
  current: string
  password: string
  endsOthers: boolean
}

/** The old password is checked against the stored hash; customers without a password leave it out. */
export function readPasswordChange(typed: Typed, email: string): Outcome<PasswordChangeForm, AccountFaults> {
  const password = typed.password ?? ''
  const current = typed.currentPassword ?? ''
  const endsOthers = typed.endsOthers !== undefined
  return judged({ current, password, endsOthers }, { password: passwordFault(password, email) })
}

/** People copy codes with the spaces that separate the digits. */
export function readCode(typed: Typed): Outcome<{ code: string }, AccountFaults> {
  const code = (typed.code ?? '').replace(/[\s-]/g, '')
  return judged({ code }, { code: /^\d{6}$/.test(code) ? null : 'code-not-six-digits' })
}

type Judgement = Partial<Record<AccountField, AccountFault | PasswordFault | null>>

function judged<Value>(value: Value, faults: Judgement): Outcome<Value, AccountFaults> {
  const found = Object.entries(faults).filter(([, fault]) => fault !== null)
  return found.length === 0 ? accepted(value) : refused(Object.fromEntries(found) as AccountFaults)
}
