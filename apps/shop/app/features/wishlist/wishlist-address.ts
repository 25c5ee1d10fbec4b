import { type Locale, localisedPath } from '@wojaz/travel/locale'

export const wishlistPath = '/ulubione'
export const comparePath = `${wishlistPath}/porownanie`
/** Followed by the token of a list. */
export const sharedPath = `${wishlistPath}/lista`
export const savedCall = '/api/www/wishlist'
export const shareCall = `${savedCall}/share`

/** Query parameter of the page to which guests without scripts return. */
export const newsParameter = 'wynik'
/** Query parameter of a comparison, one per offer. */
export const comparedParameter = 'oferta'

/** The results of plain forms. */
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

/** The guest's list, optionally with a result. */
export function wishlistAddress(locale: Locale, news: WishlistNews | null = null): string {
  const [word] = Object.entries(wishlistNews).find(([, one]) => one === news) ?? []
  const path = localisedPath(locale, wishlistPath)
  return word ? `${path}?${newsParameter}=${word}` : path
}

export function sharedAddress(locale: Locale, token: string): string {
  return localisedPath(locale, `${sharedPath}/${token}`)
}
