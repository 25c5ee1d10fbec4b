/** Everything that guests do and that is counted; the server takes no other name. */
export const countedEvents = ['click', 'impression', 'popup', 'wishlist', 'listing', 'arrival'] as const
