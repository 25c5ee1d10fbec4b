import { canonicalEmail } from '@wojaz/travel/guest'
/**
 * A regular expression, for JavaScript and Postgres, that finds an email address in a text whose A to Z are small. Of a longer address, such as
 * that of joanna@wp.pl, it finds no part.
 */
export function namesAddress(email: string): string {
  const address = canonicalEmail(email).replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
  return `(?<![a-z0-9._%+'-])${address}(?![a-z0-9-]|[.][a-z0-9])`
}
