/** What an action found to mend: sentences by field, one for the whole form, and what was typed, never a password. */
export interface AccountAnswer {
  fields: Readonly<Record<string, string>>
  refusal: string | null
  /** The account is there and waits for its email to be read. */
  isWaiting: boolean
  /** Too many passwords were wrong: only a link by e-mail opens it now. */
  isTired: boolean
  /** This login has come to its end: it begins anew. */
  isOver: boolean
  typed: Readonly<Record<string, string>>
}
