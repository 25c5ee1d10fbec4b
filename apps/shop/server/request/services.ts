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
import type { CartCounts } from '../checkout/cart-counts.ts'
import type { MapStyles } from '../map-style/open-map-style.ts'
import type { MyData } from '../my-data/open-my-data.ts'
import type { Showcase } from '../showcase/showcase.ts'
import type { ShowSaved } from '../wishlist/saved-offers.ts'
import type { Env } from './env.ts'
import type { Reports } from './reports.ts'

/** All services a request may use. Only `host/open-services.ts` builds them. */
export interface Services {
  env: Env
  clock: Clock
  log: Logger
  database: Database
  content: Content
  offers: Offers
  /** The offers prepared for pages. */
  showcase: Showcase
  pictures: Pictures
  /** The configured map style; it is loaded after `start`. */
  mapStyles: MapStyles
  /** Sends emails after `start`. */
  mail: Mail
  /** Customers and their logins. */
  account: Account
  /** Checks and hashes passwords, also those of editors. */
  passwords: Passwords
  /** The folder of editors' uploads. */
  mediaFolder: string
  reports: Reports
  eventCounts: EventCounts
  wishlists: Wishlists
  /** Files of guests and staff. After `start` it removes unused ones. */
  uploads: Uploads
  showSaved: ShowSaved
  /** Checks prices after `start`. */
  priceAlerts: PriceAlerts
  /** Messages between guests and the office. After `start` it deletes old ones. */
  talks: Talks
  /** Carts, orders and payments. */
  booking: Booking
  /** Limits the carts that a household opens. */
  cartCounts: CartCounts
  /** The attractions. After `start` it imports the suppliers' products. */
  attractions: Attractions
  /** The sale of attractions. After `start` it confirms, cancels and refunds. */
  attractionSale: AttractionSale
  /** Tickets and emails of attractions. */
  attractionDocuments: AttractionDocuments
  /** The current calendars and times of suppliers. */
  attractionTimes: AskSupplier
  /** Complaints. After `start` it watches their deadlines. */
  complaints: Complaints
  /** The data for staff, and the staff accounts. Only the office uses them. */
  desk: Desk
  staff: Staff
  /** Trips shared with other people. */
  sharing: Sharing
  /** Travellers' documents and wishes. After `start` it encrypts old ones with the newest key. */
  travellerData: TravellerData
  /** Documents and emails of orders. */
  documents: Documents
  /** Numbered seats. After `start` it releases expired holds. */
  seats: Seats
  /** Copies and deletion of personal data, after `start`. */
  myData: MyData
  close(): Promise<void>
}
