import type { QueryLimits } from '@wojaz/database'
import type { Clock } from '@wojaz/travel/dates'

/** The part of a pino logger that this package uses. */
export interface ContentLog {
  info(facts: object, message?: string): void
  warn(facts: object, message?: string): void
  error(facts: object, message?: string): void
}

export interface ContentOptions {
  databaseUrl: string
  /** Signs editors' sessions and preview tokens. */
  secret: string
  /** Uploads are stored here and served under `/file/media/`. */
  mediaFolder: string
  /** The shop's public URL. Links to its host are internal, its scheme decides on Secure cookies. */
  siteUrl: string
  /** Further hosts whose links are internal, for instance the shop of another country. */
  ownHosts?: readonly string[]
  clock: Clock
  log: ContentLog
  /** Time limits of queries; absent: those of a guest's request. */
  limits?: QueryLimits
  /** Time limit of a connection, in milliseconds; absent: that of a guest's request. */
  connectMs?: number
}
