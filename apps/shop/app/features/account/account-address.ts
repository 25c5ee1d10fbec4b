import { accountPaths } from '@wojaz/account'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { settingsSections } from './settings-address.ts'

/** Query parameter of the login page: where to go afterwards. */
export const returnParameter = 'powrot'

/** Query parameter of a page whose form was accepted. */
export const takenParameter = 'wyslano'

/** The password section of the settings, without the language prefix. Its forms contain passwords. */
export const passwordSettingsPath = settingsSections.password

export function accountAddress(locale: Locale, page: keyof typeof accountPaths): string {
  return localisedPath(locale, accountPaths[page])
}

export function loginAddress(locale: Locale, returnTo: string | null = null): string {
  const address = accountAddress(locale, 'login')
  return returnTo === null ? address : withReturn(address, returnTo)
}

/** The page where a customer must change the password, and where to go afterwards. */
export function changePasswordAddress(locale: Locale, returnTo: string): string {
  return withReturn(accountAddress(locale, 'newPassword'), returnTo)
}

export type LoginStep = 'email' | 'password' | 'code'

/** Query parameter of the login page: the current step. */
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

/** The page where customers prove again who they are, and where to go afterwards. */
export function confirmAddress(locale: Locale, returnTo: string): string {
  return withReturn(accountAddress(locale, 'confirm'), returnTo)
}

function withReturn(address: string, returnTo: string): string {
  return `${address}?${new URLSearchParams({ [returnParameter]: returnTo })}`
}
