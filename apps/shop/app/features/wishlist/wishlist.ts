export { HeartForm } from './heart-form.tsx'
export { OfferHeart } from './offer-heart.tsx'
export { useSaved } from './saved-codes.ts'
export {
  comparedParameter,
  comparePath,
  shareCall,
  type WishlistNews,
  wishlistAddress,
  wishlistPath,
} from './wishlist-address.ts'
export { WishlistLink } from './wishlist-link.tsx'
