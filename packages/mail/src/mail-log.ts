/** As much of a logger as the post needs; facts never hold an address. */
export interface MailLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
