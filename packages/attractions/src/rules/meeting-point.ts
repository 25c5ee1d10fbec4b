import type { Locale } from '@wojaz/travel/locale'
import type { MeetingPoint } from '../model/attraction.ts'

/** In the reader's language; if the supplier does not have it, as it was written. */
export function meetingPointIn(point: MeetingPoint, locale: Locale): MeetingPoint {
  const { name, address, directions } = point.said?.[locale] ?? point
  return { name, address, directions, at: point.at }
}
