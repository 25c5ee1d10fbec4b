/** Gmail ignores dots. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address: capitals and the part after a plus are ignored. For counting only, never to send to. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1).toLowerCase()
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return dotless.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
