import { knownOfCustomer } from '@wojaz/account/server'
import { knownOfOrders } from '@wojaz/booking/server'
import { knownOfComplaints } from '@wojaz/complaints/server'
import type { KnownOfPerson } from '@wojaz/database'
import { knownOfLetters } from '@wojaz/post/server'
import { knownOfAlerts } from '@wojaz/price-alerts/server'
import { knownOfWishlist } from '@wojaz/wishlist/server'

/**
 * Everything the shop keeps of a customer, in the order in which it is forgotten: the account's own row comes last. A new table with
 * something of a person needs one entry in the list of its package, or a test fails.
 */
export const knownOfPerson: readonly KnownOfPerson[] = [
  ...knownOfWishlist,
  ...knownOfAlerts,
  ...knownOfLetters,
  ...knownOfComplaints,
  ...knownOfOrders,
  ...knownOfCustomer,
]
