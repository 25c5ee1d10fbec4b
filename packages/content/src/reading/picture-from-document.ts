import type { Media } from '../payload-types.ts'
import type { Picture } from '../values.ts'

/** Drawn scenes have one size; see `@wojaz/pictures`. */
const sceneWidth = 1600
const sceneHeight = 1000

export interface PictureDocument {
  upload?: number | Media | null
  scene?: string | null
  alt?: string | null
}

/** Returns null when nothing is chosen, or the chosen file was deleted. */
export function pictureFromDocument(picture: PictureDocument | null | undefined): Picture | null {
  const upload = picture?.upload
  if (upload && typeof upload === 'object' && upload.filename) {
    return {
      src: `/file/media/${encodeURIComponent(upload.filename)}`,
      alt: upload.alt ?? '',
      width: upload.width ?? sceneWidth,
      height: upload.height ?? sceneHeight,
      ...(upload.focalX != null &&
        upload.focalY != null && { focal: { x: upload.focalX, y: upload.focalY } }),
    }
  }
  if (!picture?.scene) return null
  return { src: picture.scene, alt: picture.alt ?? '', width: sceneWidth, height: sceneHeight }
}
