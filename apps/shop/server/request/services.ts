import type { Account, Passwords } from '@wojaz/account/server'
import type { AttractionDocuments, AttractionSale, Attractions } from '@wojaz/attractions/server'
import type { Booking, Desk, Documents, Seats, Sharing, TravellerData } from '@wojaz/booking/server'
import type { Complaints } from '@wojaz/complaints/server'
import type { Content } from '@wojaz/content/server'
import type { Database } from '@wojaz/database'
import type { EventCounts } from '@wojaz/insight/server'
import type { Mail } from '@wojaz/mail/server'
import type { Offers } from '@wojaz/offers/server'
import type { Pictures } from '@wojaz/pictures/server'
import type { PriceAlerts } from '@wojaz/price-alerts/server'
import type { Staff } from '@wojaz/staff/server'
import type { Talks } from '@wojaz/talks/server'
import type { Clock } from '@wojaz/travel/dates'
import type { Uploads } from '@wojaz/uploads/server'
import type { Wishlists } from '@wojaz/wishlist/server'
import type { Logger } from 'pino'
import type { AskSupplier } from '../attractions/ask-supplier.ts'
import type { MapStyles } from '../map-style/open-map-style.ts'
import type { MyData } from '../my-data/open-my-data.ts'
import type { Showcase } from '../showcase/showcase.ts'
import type { ShowSaved } from '../wishlist/saved-offers.ts'
import type { Env } from './env.ts'
import type { Reports } from './reports.ts'

/** Everything a request may reach. Built by `host/open-services.ts` and nowhere else; others receive. */
export interface Services {
  env: Env
  clock: Clock
  log: Logger
  database: Database
  content: Content
  offers: Offers
  /** The same offers, prepared for pages. */
  showcase: Showcase
  pictures: Pictures
  /** The style of maps that the settings name; read once it is started. */
  mapStyles: MapStyles
  /** Carries emails once it is started. */
  mail: Mail
  /** Customers and their logins. */
  account: Account
  /** Where passwords are tried and hashed, editors' as well. */
  passwords: Passwords
  /** Where editors' uploads are kept. */
  mediaFolder: string
  reports: Reports
  eventCounts: EventCounts
  wishlists: Wishlists
  /** Files that guests and staff send; removes what became part of nothing once it is started. */
  uploads: Uploads
  showSaved: ShowSaved
  /** Looks at prices once it is started. */
  priceAlerts: PriceAlerts
  /** What guests and the office say to each other; forgets once it is started. */
  talks: Talks
  /** Carts, orders and payments. */
  booking: Booking
  /** What can be done at a place; takes over what suppliers sell once it is started. */
  attractions: Attractions
  /** From a choice to a ticket; confirms, gives up and gives back once it is started. */
  attractionSale: AttractionSale
  /** Tickets and emails of attractions. */
  attractionDocuments: AttractionDocuments
  /** Their calendars and times, as suppliers tell them now. */
  attractionTimes: AskSupplier
  /** What guests complain about; looks after deadlines once it is started. */
  complaints: Complaints
  /** What staff look at, and staff themselves: only the office asks for them. */
  desk: Desk
  staff: Staff
  /** Who else sees a trip. */
  sharing: Sharing
  /** Documents and wishes of those who travel; seals anew once it is started. */
  travellerData: TravellerData
  /** Documents and emails of orders. */
  documents: Documents
  /** Numbered seats; frees what ran out once it is started. */
  seats: Seats
  /** Copies of somebody's data, and forgetting who left, once it is started. */
  myData: MyData
  close(): Promise<void>
}
