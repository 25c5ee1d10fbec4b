/** The contents of an email, independent of how it is sent. */
export interface EmailContents {
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** The address for replies, if it is not the shop's. */
  replyTo?: string
  /** What is rendered when the email is sent: the writer of the email may hold locks, and rendering takes time. */
  enclosed?: Enclosed
}

/** The renderer and its input. The facts are a copy: later changes do not reach the email. */
export interface Enclosed {
  drawer: string
  facts: unknown
}

export interface Attachment {
  /** Letters a-z, digits, `.`, `_` and `-`. */
  name: string
  type: string
  bytes: Uint8Array
}

export interface Drawn {
  /** Replaces the email's own HTML. */
  html?: string
  attachments: readonly Attachment[]
}

/** Functions by name that render the HTML and the files of an email from its enclosed facts. */
export type Drawers = Readonly<Record<string, (facts: never) => Promise<Drawn>>>

export interface Email extends EmailContents {
  /** For logs and metrics, for instance `newsletter-confirm`. */
  kind: string
  to: string
  attachments?: readonly Attachment[]
  /** A second email with the same key is not queued. */
  idempotencyKey?: string
}

/** An email in the outbox. */
export interface QueuedEmail extends EmailContents {
  id: string
  kind: string
  to: string
  /** Including this attempt. */
  attempts: number
  queuedAt: Date
}
