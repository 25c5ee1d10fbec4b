import type { UpsellType } from '@wojaz/booking'
import type { IconName } from '../../ui/icon-shapes.tsx'

export const upsellIcons: Record<UpsellType, IconName> = {
  FLIGHT_CLASS: 'plane',
  SEATS: 'seat',
  LUGGAGE: 'suitcase',
  TRANSFER: 'car',
  INSURANCE: 'shield',
  FLEX: 'calendar',
  PARKING: 'parking',
  ASSISTANCE: 'info',
  FACULTATIVE_TRIPS: 'globe',
}
