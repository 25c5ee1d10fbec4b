/** What an action found wrong: a sentence per field, one for the whole form, and the typed values without passwords. */
export interface AccountAnswer {
  fields: Readonly<Record<string, string>>
  refusal: string | null
  /** The account exists, but its email address is not confirmed yet. */
  isWaiting: boolean
  /** Too many wrong passwords: only a link by email opens the account now. */
  isTired: boolean
  /** This login attempt has expired and must start again. */
  isOver: boolean
  typed: Readonly<Record<string, string>>
}
