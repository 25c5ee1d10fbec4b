import { trackableTexts } from '@wojaz/travel/guest'

const longestText = 60

/**
 * What a press or a sight is counted as: where it is, from the outside in, and what it says. Texts that may name a person are left
 * out; null when nothing remains.
 */
export function identifierOf(texts: readonly (string | null | undefined)[]): string | null {
  const said = texts.map((text) => (text ?? '').replace(/\s+/g, ' ').trim()).filter(Boolean)
  const kept = trackableTexts(said).map((text) => text.slice(0, longestText).trim())
  return kept.length > 0 ? kept.join(' | ').slice(0, 200) : null
}

/** Of bookings, payments and the account every number is somebody's. */
const privateArea = /^\/(?:(?:cs|ro|hu|uk)\/)?(?:pz|mytui|platnosc-negatywna|atrakcje\/payment)(?:\/|$)/

/** The page without its query and without anything that points at one guest: orders, reservations, offer codes with birth dates. */
export function trackedPage(pathname: string): string {
  const isPrivate = privateArea.test(pathname)
  const isId = (segment: string) =>
    isPrivate
      ? /\d/.test(segment) || segment.length > 40
      : (segment.match(/\d/g)?.length ?? 0) >= 4 || segment.length > 80
  return pathname
    .split('/')
    .map((segment) => (isId(segment) ? ':id' : segment))
    .join('/')
    .slice(0, 200)
}
