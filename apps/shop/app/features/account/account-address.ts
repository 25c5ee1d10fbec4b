import { accountPaths } from '@wojaz/account'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { settingsSections } from './settings-address.ts'

/** On the address of the login page: where to go afterwards. */
export const returnParameter = 'powrot'

/** On the address of a page whose form has been taken. */
export const takenParameter = 'wyslano'

/** The section of the settings about passwords, without its language: its forms bring some. */
export const passwordSettingsPath = settingsSections.password

export function accountAddress(locale: Locale, page: keyof typeof accountPaths): string {
  return localisedPath(locale, accountPaths[page])
}

export function loginAddress(locale: Locale, returnTo: string | null = null): string {
  const address = accountAddress(locale, 'login')
  return returnTo === null ? address : withReturn(address, returnTo)
}

/** Where whoever has to change the password does so, and comes back from. */
export function changePasswordAddress(locale: Locale, returnTo: string): string {
  return withReturn(accountAddress(locale, 'newPassword'), returnTo)
}

export type LoginStep = 'email' | 'password' | 'code'

/** On the address of the login page: the step one has come to. */
export const stepParameter = 'krok'
const steps = { password: 'haslo', code: 'kod' } as const

export function loginStepAddress(locale: Locale, step: LoginStep, returnTo: string | null): string {
  const params = new URLSearchParams(returnTo === null ? {} : { [returnParameter]: returnTo })
  if (step !== 'email') params.set(stepParameter, steps[step])
  const address = accountAddress(locale, 'login')
  return params.size > 0 ? `${address}?${params}` : address
}

export function loginStepOf(asked: string | null): LoginStep {
  return (['password', 'code'] as const).find((step) => steps[step] === asked) ?? 'email'
}

/** Where one shows once more who one is, and comes back from. */
export function confirmAddress(locale: Locale, returnTo: string): string {
  return withReturn(accountAddress(locale, 'confirm'), returnTo)
}

function withReturn(address: string, returnTo: string): string {
  return `${address}?${new URLSearchParams({ [returnParameter]: returnTo })}`
}
