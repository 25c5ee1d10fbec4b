import { imageQuality, offeredWidths, pictureWidths } from './picture-sizes.ts'

/** The point that must stay visible when the picture is cropped, in percent from the left and from the top. */
export interface Focal {
  x: number
  y: number
}

export interface ScaledSize {
  width: number
  height?: number
  quality?: number
  focal?: Focal
}

export interface SrcSetOptions {
  /** The CSS `sizes` of the img element, which gives the shown width. */
  sizes: string
  /** Width divided by height; without it the picture keeps its own proportions. */
  ratio?: number
  quality?: number
  focal?: Focal
}

/** Addresses that are not our originals (a data: URL, a partner's host) cannot be scaled and are returned unchanged. */
export function scaledUrl(src: string, { width, height, quality = imageQuality, focal }: ScaledSize): string {
  if (!original.test(src)) return src
  // Written by hand instead of with URLSearchParams: these are only numbers, and a list has a hundred of them.
  const tall = height === undefined ? '' : `&dth=${height}`
  const size = `dstw=${width}${tall}&type=1&quality=${quality}`
  const crop = focal && height !== undefined ? `&focal=${Math.round(focal.x)},${Math.round(focal.y)}` : ''
  const path = src.replace(original, '$1/scale/')
  return `${path}${path.includes('?') ? '&' : '?'}${size}${crop}`
}

/** Empty if the picture cannot be scaled: the browser then uses `src` alone. */
export function pictureSrcSet(src: string, { sizes, ratio, quality, focal }: SrcSetOptions): string {
  if (!original.test(src)) return ''
  return widthsFor(sizes)
    .map((width) => {
      const height = ratio === undefined ? undefined : Math.round(width / ratio)
      return `${scaledUrl(src, { width, height, quality, focal })} ${width}w`
    })
    .join(', ')
}

const original = /^((?:https?:\/\/[^/]+)?)\/(?:file|http)\//

/** A cache: a component shows its pictures in the same sizes each time. */
const knownWidths = new Map<string, readonly number[]>()

function widthsFor(sizes: string): readonly number[] {
  const widths = knownWidths.get(sizes) ?? findWidths(sizes)
  knownWidths.set(sizes, widths)
  return widths
}

/** Widths between the smallest shown size and twice the largest (for screens of double density). */
function findWidths(sizes: string): readonly number[] {
  const shown = [...sizes.matchAll(/(\d+(?:\.\d+)?)(vw|px)\s*(?:,|$)/g)]
  const share = shown.filter(([, , unit]) => unit === 'vw').map(([, amount]) => Number(amount) / 100)
  const fixed = shown.filter(([, , unit]) => unit === 'px').map(([, amount]) => Number(amount))
  if (share.length === 0 && fixed.length === 0) return pictureWidths.devices
  const narrowestPhone = pictureWidths.devices[0]
  const least = Math.min(...fixed, ...share.map((part) => part * narrowestPhone))
  const most = share.length > 0 ? Number.POSITIVE_INFINITY : 2 * Math.max(...fixed)
  const enough = offeredWidths.find((width) => width >= most) ?? Number.POSITIVE_INFINITY
  const chosen = offeredWidths.filter((width) => width >= least && width <= enough)
  return chosen.length > 0 ? chosen : offeredWidths.slice(-1)
}
