import type { UpsellType } from '@wojaz/booking'
import { defaultPicture } from '@wojaz/pictures'

/** The picture of an upsell; the `scale/` endpoint makes smaller versions. */
export function upsellPicture(type: UpsellType): string {
  return defaultPicture(`upsell-${type.toLowerCase().replaceAll('_', '-')}`)
}
