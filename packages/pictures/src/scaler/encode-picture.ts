import type { Sharp } from 'sharp'
import type { PictureFormat } from './pictures.ts'

export const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/** AVIF and WebP look like a JPEG of a higher number, so the number of the address is lowered for them. */
export function encodePicture(image: Sharp, format: PictureFormat, quality: number): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: Math.max(1, Math.round(quality * 0.72)), effort: 2 })
    case 'webp':
      return image.webp({ quality: Math.max(1, Math.round(quality * 0.95)), effort: 3, smartSubsample: true })
    case 'jpeg':
      return image.jpeg({ quality, progressive: true, chromaSubsampling: quality >= 80 ? '4:4:4' : '4:2:0' })
  }
}
