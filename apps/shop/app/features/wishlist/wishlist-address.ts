import { type Locale, localisedPath } from '@wojaz/travel/locale'

export const wishlistPath = '/ulubione'
export const comparePath = `${wishlistPath}/porownanie`
/** Followed by the token of a list. */
export const sharedPath = `${wishlistPath}/lista`
export const savedCall = '/api/www/wishlist'
export const shareCall = `${savedCall}/share`

/** In the address a guest without scripts is led back to. */
export const newsParameter = 'wynik'
/** In the address of a comparison, once per offer. */
export const comparedParameter = 'oferta'

/** What a plain form came to. */
export const wishlistNews = {
  zapisano: 'saved',
  usunieto: 'removed',
  pelna: 'wishlist-full',
  wyprzedana: 'offer-sold-out',
  nieznana: 'offer-unknown',
} as const

export type WishlistNews = (typeof wishlistNews)[keyof typeof wishlistNews]

export function readNews(text: string | null): WishlistNews | null {
  return Object.entries(wishlistNews).find(([word]) => word === text)?.[1] ?? null
}

/** The guest's own list, with what has just happened. */
export function wishlistAddress(locale: Locale, news: WishlistNews | null = null): string {
  const [word] = Object.entries(wishlistNews).find(([, one]) => one === news) ?? []
  const path = localisedPath(locale, wishlistPath)
  return word ? `${path}?${newsParameter}=${word}` : path
}

export function sharedAddress(locale: Locale, token: string): string {
  return localisedPath(locale, `${sharedPath}/${token}`)
}
