import { canonicalEmail } from '@wojaz/travel/guest'

/** Gmail ignores dots. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address: capitals and the part after a plus are ignored. For counting only, never to send to. */
export function mailboxOf(email: string): string {
  const canonical = canonicalEmail(email)
  const at = canonical.lastIndexOf('@')
  const host = canonical.slice(at + 1)
  const [name = ''] = canonical.slice(0, at).split('+')
  return dotless.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
