/** What a letter says; whoever writes one does not know how it travels. */
export interface LetterContents {
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** Whom an answer goes to, when not to the shop. */
  replyTo?: string
}

export interface Letter extends LetterContents {
  /** For logs and counters, for instance `newsletter-confirm`. */
  kind: string
  to: string
}

/** A letter on its way. */
export interface QueuedLetter extends Letter {
  id: string
  /** This attempt included. */
  attempts: number
  queuedAt: Date
}
