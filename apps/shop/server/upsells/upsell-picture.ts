import type { UpsellType } from '@wojaz/booking'
import { type SceneKind, sceneUrl } from '@wojaz/pictures'

const scenes: Readonly<Record<UpsellType, SceneKind>> = {
  FLIGHT_CLASS: 'aerial',
  SEATS: 'aerial',
  LUGGAGE: 'lobby',
  TRANSFER: 'coast',
  INSURANCE: 'beach',
  FLEX: 'harbour',
  PARKING: 'city',
  ASSISTANCE: 'lobby',
  FACULTATIVE_TRIPS: 'old-town',
}

/** What stands above an extra: an original of ours, which the `scale/` endpoint makes as small as one likes. */
export function upsellPicture(type: UpsellType): string {
  const seed = type.toLowerCase().replaceAll('_', '').slice(0, 16)
  return sceneUrl({ kind: scenes[type], style: 'greek', light: 'golden', seed })
}
