import type { Picture } from '@wojaz/content'
import { defaultPicture } from '@wojaz/pictures'

/** For a place of which editors have no picture yet. */
export function seenFromAbove(place: string): Picture {
  return { src: defaultPicture('place'), alt: place, width: 1200, height: 800 }
}
