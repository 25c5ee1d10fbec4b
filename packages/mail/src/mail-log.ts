/** The part of a logger that the package needs; facts never contain an address. */
export interface MailLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
