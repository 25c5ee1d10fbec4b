import type { UpsellType } from '@wojaz/booking'
import { defaultPicture } from '@wojaz/pictures'

/** What stands above an upsell: an original of ours, which the `scale/` endpoint makes as small as one likes. */
export function upsellPicture(type: UpsellType): string {
  return defaultPicture(`upsell-${type.toLowerCase().replaceAll('_', '-')}`)
}
