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
  /** The host of `siteUrl` first: links there are ours. */
  ownHosts: readonly string[]
  databaseUrl: string
  contentSecret: string
  /** Seal what is kept of travel documents; the newest first. */
  documentKeys: readonly SealKey[]
  dataFolder: string
  cmsUrl: string
  /** Null: emails become files. */
  smtpUrl: string | null
  mailFrom: string
  contactMailTo: string
  /** Whoever moves the money, at least one; null: no account there. */
  payu: PayuAccount | null
  p24: P24Settings | null
  /** Which of them is asked first. */
  gatewayOrder: readonly GatewayName[]
  /** Of a trip that is paid in part so much is paid at once, in grosze, unless less is left. */
  leastPayment: number
  /** What one member of the office may give away of one order, in grosze: above it a second person is asked. */
  secondPersonAbove: number
  /** Whose logins are open to customers; null: not theirs. */
  google: GoogleSettings | null
  facebook: FacebookSettings | null
  /** Who sells attractions; none: there are none to be seen. */
  octoSuppliers: readonly SupplierSettings[]
  metricsToken: string | null
  /** Where failures are reported to; null: nowhere but our own log. */
  errorDsn: string | null
  /** Modules that draw what nobody has uploaded, the first to be asked first. */
  pictureSources: readonly string[]
  /** Of a tile service; null: maps are our own. */
  mapStyleUrl: string | null
  /** How many proxies stand before us, or which ones: of the addresses in `x-forwarded-for` only theirs are believed. */
  trustProxy: false | string[] | ((address: string, hop: number) => boolean)
  uiGallery: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  rateLimitPerMinute: number
  /** How many may search at once behind one address. */
  guestsPerAddress: number
  /** Processes that serve guests; 1: this one alone. */
  workers: number
  /** How many a guest may have open at once. */
  unpaidOrders: number
  /** When somebody of the office answers at once. */
  chatHours: ChatHours
  /** When somebody of the office answers the phone. */
  phoneHours: ChatHours
}
