/**
 * A regular expression, for JavaScript and Postgres, that finds an email address in a text in lower case. Of a longer address, such as
 * that of joanna@wp.pl, it finds no part.
 */
export function namesAddress(email: string): string {
  const address = email.toLowerCase().replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
  return `(?<![a-z0-9._%+'-])${address}(?![a-z0-9-]|[.][a-z0-9])`
}
