import { knownOfCustomer } from '@wojaz/account/server'
import { knownOfAttractions } from '@wojaz/attractions/server'
import { knownOfOrders, ownedNumbers } from '@wojaz/booking/server'
import { knownOfComplaints } from '@wojaz/complaints/server'
import type { KnownOfPerson } from '@wojaz/database'
import { knownOfEmails } from '@wojaz/mail/server'
import { knownOfAlerts } from '@wojaz/price-alerts/server'
import { knownOfNotes } from '@wojaz/staff/server'
import { knownOfTalks } from '@wojaz/talks/server'
import { knownOfWishlist } from '@wojaz/wishlist/server'
import { talkSources } from '../talks/talk-sources.ts'

/**
 * All personal data the shop stores, in the order of deletion: the account's row comes last. A new table with personal data needs
 * an entry in the list of its package, or a test fails.
 */
export const knownOfPerson: readonly KnownOfPerson[] = [
  ...knownOfWishlist,
  ...knownOfAlerts,
  ...knownOfEmails,
  ...knownOfComplaints,
  ...knownOfNotes,
  // Before the orders, because it needs their owner.
  ...knownOfTalks(ownedNumbers, talkSources.files),
  ...knownOfAttractions,
  ...knownOfOrders,
  ...knownOfCustomer,
]
