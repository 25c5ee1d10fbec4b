import type { PictureFormat } from './pictures.ts'

/**
 * The best format that a browser names in `Accept`. A wildcard does not count: old browsers, mail programs and link previews send
 * one without support for AVIF or WebP.
 */
export function offeredFormat(accept: string | undefined): PictureFormat {
  const taken = new Set(
    (accept ?? '')
      .split(',')
      .map((range) => range.split(';').map((part) => part.trim().toLowerCase()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  )
  if (taken.has('image/avif')) return 'avif'
  if (taken.has('image/webp')) return 'webp'
  return 'jpeg'
}
