/** What a letter says; whoever writes one does not know how it travels. */
export interface LetterContents {
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** Whom an answer goes to, when not to the shop. */
  replyTo?: string
  /** What is drawn when the letter leaves: whoever writes the letter may hold locks, and drawing takes time. */
  enclosed?: Enclosed
}

/** Who draws, and from what. The facts are a copy: later changes of their subject do not reach the letter. */
export interface Enclosed {
  drawer: string
  facts: unknown
}

export interface Attachment {
  /** Plain letters, digits, `.`, `_` and `-`. */
  name: string
  type: string
  bytes: Uint8Array
}

export interface Drawn {
  /** In place of the letter's own. */
  html?: string
  attachments: readonly Attachment[]
}

/** Makes the look and the files of a letter out of the facts that were enclosed; by the drawer's name. */
export type Drawers = Readonly<Record<string, (facts: never) => Promise<Drawn>>>

export interface Letter extends LetterContents {
  /** For logs and counters, for instance `newsletter-confirm`. */
  kind: string
  to: string
  attachments?: readonly Attachment[]
  /** A second letter of the same name is not written. */
  onceAs?: string
}

/** A letter on its way. */
export interface QueuedLetter extends LetterContents {
  id: string
  kind: string
  to: string
  /** This attempt included. */
  attempts: number
  queuedAt: Date
}
