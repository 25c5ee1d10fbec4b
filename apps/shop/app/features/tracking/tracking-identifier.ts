import { trackableTexts } from '@wojaz/travel/guest'

const longestText = 60

/**
 * The identifier of a press or impression: its place, from the outside in, and its text. Texts that may contain a name are left
 * out. Null if nothing remains.
 */
export function identifierOf(texts: readonly (string | null | undefined)[]): string | null {
  const said = texts.map((text) => (text ?? '').replace(/\s+/g, ' ').trim()).filter(Boolean)
  const kept = trackableTexts(said).map((text) => text.slice(0, longestText).trim())
  return kept.length > 0 ? kept.join(' | ').slice(0, 200) : null
}

/** In bookings, payments, tickets, shared lists and the account every number belongs to a customer. */
const privateArea =
  /^\/(?:(?:cs|ro|hu|uk)\/)?(?:pz|mytui|platnosc-negatywna|atrakcje\/(?:payment|bilet)|ulubione\/lista)(?:\/|$)/

/** The path without everything that identifies a guest: orders, reservations, offer codes with birth dates. */
export function trackedPage(pathname: string): string {
  const isPrivate = privateArea.test(pathname)
  const isId = (segment: string) =>
    isPrivate
      ? /[\dA-Z]/.test(segment) || segment.length > 40
      : (segment.match(/\d/g)?.length ?? 0) >= 4 || segment.length > 80
  return pathname
    .split('/')
    .map((segment) => (isId(segment) ? ':id' : segment))
    .join('/')
    .slice(0, 200)
}
