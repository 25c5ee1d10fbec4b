import type { FacebookSettings, GoogleSettings } from '@wojaz/account/server'
import type { SupplierSettings } from '@wojaz/attractions/server'
import type { P24Settings, PayuSettings } from '@wojaz/booking/server'
import type { SealKey } from '@wojaz/database'
import type { ChatHours } from '@wojaz/talks'

export type PayuAccount = Omit<PayuSettings, 'clock'>

export type GatewayName = 'payu' | 'p24'

export interface Env {
  mode: 'production' | 'development' | 'test'
  host: string
  port: number
  /** Without a trailing slash. */
  siteUrl: string
  /** Payments move no money, and every page and email says so. */
  isDemo: boolean
  /** The host of `siteUrl` first. Links to these hosts count as internal. */
  ownHosts: readonly string[]
  databaseUrl: string
  /** For a query that a guest waits for. */
  statementMs: number
  contentSecret: string
  /** Encrypt travel documents; the newest first. */
  documentKeys: readonly SealKey[]
  dataFolder: string
  cmsUrl: string
  /** Null: emails are written as files. */
  smtpUrl: string | null
  mailFrom: string
  contactMailTo: string
  /** The payment gateways, at least one; null: no account there. */
  payu: PayuAccount | null
  p24: P24Settings | null
  /** The order in which they are tried. */
  gatewayOrder: readonly GatewayName[]
  /** The smallest part payment of a trip in grosze, unless less is left. */
  leastPayment: number
  /** The sum in grosze that one member of the office may give away per order; above it a second person must confirm. */
  secondPersonAbove: number
  /** The login providers; null: not offered. */
  google: GoogleSettings | null
  facebook: FacebookSettings | null
  /** The attraction suppliers; without any there are no attractions. */
  octoSuppliers: readonly SupplierSettings[]
  metricsToken: string | null
  /** Where errors are reported; null: only in the log. */
  errorDsn: string | null
  /** Modules that draw pictures for missing uploads, in the order they are tried. */
  pictureSources: readonly string[]
  /** The URL of a map style; null: the shop's own maps. */
  mapStyleUrl: string | null
  /** The trusted proxies, by number or address: only their entries in `x-forwarded-for` count. */
  trustProxy: false | string[] | ((address: string, hop: number) => boolean)
  uiGallery: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  rateLimitPerMinute: number
  /** How many guests may search at once behind one IP address. */
  guestsPerAddress: number
  /** Processes that serve guests; 1: only this one. */
  workers: number
  /** How many unpaid orders a guest may have. */
  unpaidOrders: number
  /** The opening hours of the chat. */
  chatHours: ChatHours
  /** The opening hours of the phone line. */
  phoneHours: ChatHours
}
