import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import sharp from 'sharp'
import { maxInputPixels } from './originals.ts'
import { WorkQueue } from './work-queue.ts'

/**
 * A photo decoded and encoded again as JPEG: nothing of the original file is left, neither location and camera nor hidden data.
 */
export interface CleanPhoto {
  readonly bytes: Buffer
  /** For lists. */
  readonly small: Buffer
  readonly width: number
  readonly height: number
}

export type PhotoRefusal = {
  readonly code: 'too-many-pixels' | 'unreadable-picture' | 'too-many-pictures'
}

const quality = 84
const secondsPerPhoto = 15
/** Two decoded photos of 50 megapixels are 400 MB at worst; queued files wait on disk. */
const queue = new WorkQueue(2, 60)

/** The size is read from the file's header before anything is decoded. */
export async function cleanPhoto(
  path: string,
  { longest, small }: { readonly longest: number; readonly small: number },
): Promise<Outcome<CleanPhoto, PhotoRefusal>> {
  if (queue.isFull) return refused({ code: 'too-many-pictures' })
  return queue.run(async () => {
    try {
      const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
      if (width * height > maxInputPixels) return refused({ code: 'too-many-pixels' })
      const whole = await sharp(path, { limitInputPixels: maxInputPixels, failOn: 'error' })
        .autoOrient()
        .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality, progressive: true })
        .timeout({ seconds: secondsPerPhoto })
        .toBuffer({ resolveWithObject: true })
      const thumbnail = await sharp(whole.data)
        .resize(small, small, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: quality - 6, progressive: true })
        .toBuffer()
      return accepted({
        bytes: whole.data,
        small: thumbnail,
        width: whole.info.width,
        height: whole.info.height,
      })
    } catch {
      return refused({ code: 'unreadable-picture' })
    }
  })
}
