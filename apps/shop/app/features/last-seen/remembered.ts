import { mostWatched } from '@wojaz/travel/guest'

/** What the browser keeps it under: it is listed among the stored things. */
export const watchedKey = 'last_watched'

/** The newest first; another offer of a hotel takes the place of the one before. */
export function withWatched(before: readonly string[], offerCode: string): string[] {
  const hotel = hotelOf(offerCode)
  if (hotel === null) return [...before]
  return [offerCode, ...before.filter((code) => hotelOf(code) !== hotel)].slice(0, mostWatched)
}

/** Whatever lies in a browser may have been changed there: what is no offer code is left out. */
export function readWatched(text: string | null): string[] {
  const codes = parsed(text)
  if (!Array.isArray(codes)) return []
  return codes
    .filter((code): code is string => typeof code === 'string' && hotelOf(code) !== null)
    .slice(0, mostWatched)
}

/** The third part of an offer code; whether it can be booked, the server says. */
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
