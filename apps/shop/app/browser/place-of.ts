/** The path of what is shown. All offers of a hotel are one place: a choice on its card changes the offer, not the page. */
export function placeOf(pathname: string): string {
  return pathname.replace(/\/OfferCode[A-Z]{2}\/[^/]+$/, '')
}
