import { isGreetedName } from '../../account-forms.ts'

/** Somebody wrote it elsewhere, where other rules hold: what is no name to us is left out. */
export function nameOf(claim: unknown): string {
  const name = typeof claim === 'string' ? claim.trim() : ''
  return isGreetedName(name) ? name : ''
}
