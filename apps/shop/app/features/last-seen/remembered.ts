import { mostWatched } from '@wojaz/travel/guest'

/** The storage key. It is in the list of stored things that the consent refers to. */
export const watchedKey = 'last_watched'

/** The newest first. Another offer of the same hotel replaces the older one. */
export function withWatched(before: readonly string[], offerCode: string): string[] {
  const hotel = hotelOf(offerCode)
  if (hotel === null) return [...before]
  return [offerCode, ...before.filter((code) => hotelOf(code) !== hotel)].slice(0, mostWatched)
}

/** The stored value may have been edited. Values that are not offer codes are dropped. */
export function readWatched(text: string | null): string[] {
  const codes = parsed(text)
  if (!Array.isArray(codes)) return []
  return codes
    .filter((code): code is string => typeof code === 'string' && hotelOf(code) !== null)
    .slice(0, mostWatched)
}

/** The third part of an offer code. Whether the offer can be booked is checked by the server. */
function hotelOf(offerCode: string): string | null {
  const [, , hotel = ''] = offerCode.split('-')
  return /^[A-Z0-9]{1,16}$/.test(hotel) ? hotel : null
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
