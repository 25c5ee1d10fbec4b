import type { Picture } from '@wojaz/content'
import { sceneUrl } from '@wojaz/pictures'

const src = sceneUrl({ kind: 'aerial', style: 'greek', light: 'noon', seed: 'flight' })

/** For a place of which editors have no picture yet. */
export function seenFromAbove(place: string): Picture {
  return { src, alt: place, width: 1200, height: 800 }
}
