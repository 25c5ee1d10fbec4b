import { isEmailAddress } from './email-address.ts'

export function emailFault(email: string): 'email-missing' | 'email-not-an-address' | null {
  if (email === '') return 'email-missing'
  return isEmailAddress(email) ? null : 'email-not-an-address'
}

/** Removes the separators that people write in phone numbers; digits remain, perhaps with a plus. */
export function plainPhone(phone: string): string {
  return phone.replace(/[\s().\-–/]/g, '')
}

export function phoneFault(phone: string): 'phone-not-a-number' | null {
  return phone === '' || /^\+?\d{7,15}$/.test(plainPhone(phone)) ? null : 'phone-not-a-number'
}
