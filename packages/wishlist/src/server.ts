export { customerList, isGuestId, newGuestId } from './list-id.ts'
export { migrateWishlist } from './migrate-wishlist.ts'
export { type SaveRefusal, saveOffer } from './save-offer.ts'
export { openWishlists, type SavedRow, type Wishlists } from './wishlists.ts'
