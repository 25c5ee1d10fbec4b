import type { Locale } from '@wojaz/travel/locale'
import type { MeetingPoint } from '../model/attraction.ts'

/** In the language of whoever reads it; where the supplier does not speak it, as it was written. */
export function meetingPointIn(point: MeetingPoint, locale: Locale): MeetingPoint {
  const { name, address, directions } = point.said?.[locale] ?? point
  return { name, address, directions, at: point.at }
}
