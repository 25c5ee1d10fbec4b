import { isEmailAddress } from './email-address.ts'
import type { FormFault } from './form-faults.ts'

export function emailFault(email: string): FormFault | null {
  if (email === '') return 'email-missing'
  return isEmailAddress(email) ? null : 'email-not-an-address'
}

/** People write phone numbers with all kinds of gaps; what remains is digits, perhaps with a plus. */
export function plainPhone(phone: string): string {
  return phone.replace(/[\s().\-–/]/g, '')
}

export function phoneFault(phone: string): FormFault | null {
  return phone === '' || /^\+?\d{7,15}$/.test(plainPhone(phone)) ? null : 'phone-not-a-number'
}
