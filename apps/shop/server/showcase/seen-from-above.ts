import type { Picture } from '@wojaz/content'
import { defaultPicture } from '@wojaz/pictures'

/** The default picture for a place without one. */
export function seenFromAbove(place: string): Picture {
  return { src: defaultPicture('place'), alt: place, width: 1200, height: 800 }
}
