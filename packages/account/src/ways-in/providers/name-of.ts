import { isGreetedName } from '../../account-forms.ts'

/** Names at the provider follow other rules: an invalid name is left out. */
export function nameOf(claim: unknown): string {
  const name = typeof claim === 'string' ? claim.trim() : ''
  return isGreetedName(name) ? name : ''
}
