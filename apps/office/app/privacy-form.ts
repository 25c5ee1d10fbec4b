import { canonicalEmail } from '@wojaz/travel/guest'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

export type PrivacyFault = 'reason-missing' | 'reason-long' | 'address-differs'
type Typed = Readonly<Record<string, string | undefined>>

const longestReason = 500

/** Reads the reason. An irreversible action also needs the email address typed again. */
export function readPrivacyWish(
  typed: Typed,
  confirmed: string | null,
): Outcome<string, { readonly code: PrivacyFault }> {
  const reason = (typed.reason ?? '').replace(/\s+/g, ' ').trim()
  if (reason === '') return refused({ code: 'reason-missing' })
  if (reason.length > longestReason) return refused({ code: 'reason-long' })
  const isSame = canonicalEmail((typed.confirm ?? '').trim()) === confirmed
  return confirmed !== null && !isSame ? refused({ code: 'address-differs' }) : accepted(reason)
}

export const privacyFaultWords: Readonly<Record<PrivacyFault, string>> = {
  'reason-missing': 'Wpisz powód: numer sprawy, data wniosku.',
  'reason-long': `Powód może mieć najwyżej ${longestReason} znaków.`,
  'address-differs': 'Przepisz dokładnie adres e-mail tej osoby.',
}
