/**
 * The one form of an email address that is stored and compared. The domain is what a mail server is asked for: ASCII by IDNA. Only
 * A to Z become small in the part before it. Whole Unicode never does: browsers, Node and Postgres disagree about `İ`, and then
 * two mailboxes are one account.
 */
export function canonicalEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? asciiLower(email) : `${asciiLower(email.slice(0, at))}@${asciiDomain(email.slice(at + 1))}`
}

/** The same as `lower(… collate "C")` in Postgres. */
export function asciiLower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

const hasOtherLetters = /[^\p{ASCII}]/u
/** Nothing that a URL would read as anything else than a host. */
const hostLetters = /^[\p{L}\p{N}\p{M}.-]+$/u

function asciiDomain(domain: string): string {
  if (!hasOtherLetters.test(domain) || !hostLetters.test(domain)) return asciiLower(domain)
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    // No domain at all: the form says so.
    return domain
  }
}
