import type { QueryLimits } from '@wojaz/database'
import type { Clock } from '@wojaz/travel/dates'

/** The part of a pino logger that this package speaks to. */
export interface ContentLog {
  info(facts: object, message?: string): void
  warn(facts: object, message?: string): void
  error(facts: object, message?: string): void
}

export interface ContentOptions {
  databaseUrl: string
  /** Signs editors' sessions and preview tokens. */
  secret: string
  /** Uploads are kept here and served under `/file/media/`. */
  mediaFolder: string
  /** The shop's public address: its host is ours in links, its scheme decides on Secure cookies. */
  siteUrl: string
  /** Further hosts that are ours in links, for instance the shop of another country. */
  ownHosts?: readonly string[]
  clock: Clock
  log: ContentLog
  /** How long the database may take; without them as long as somebody who waits for a page may wait. */
  limits?: QueryLimits
  /** How long a connection may take, in milliseconds; without it as short as for a guest. */
  connectMs?: number
  /** Ten, if not said. */
  maxConnections?: number
}
