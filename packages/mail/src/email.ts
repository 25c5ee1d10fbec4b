/** What an email says; whoever writes one does not know how it travels. */
export interface EmailContents {
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** Whom an answer goes to, when not to the shop. */
  replyTo?: string
  /** What is drawn when the email leaves: whoever writes the email may hold locks, and drawing takes time. */
  enclosed?: Enclosed
}

/** Who draws, and from what. The facts are a copy: later changes of their subject do not reach the email. */
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
  /** In place of the email's own. */
  html?: string
  attachments: readonly Attachment[]
}

/** Makes the look and the files of an email out of the facts that were enclosed; by the drawer's name. */
export type Drawers = Readonly<Record<string, (facts: never) => Promise<Drawn>>>

export interface Email extends EmailContents {
  /** For logs and counters, for instance `newsletter-confirm`. */
  kind: string
  to: string
  attachments?: readonly Attachment[]
  /** A second email of the same name is not written. */
  idempotencyKey?: string
}

/** An email on its way. */
export interface QueuedEmail extends EmailContents {
  id: string
  kind: string
  to: string
  /** This attempt included. */
  attempts: number
  queuedAt: Date
}
