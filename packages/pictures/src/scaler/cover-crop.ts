import type { Focal } from '../picture-url.ts'

export interface Size {
  width: number
  height: number
}

export interface CoverCrop {
  /** The part of the original that is used. */
  left: number
  top: number
  width: number
  height: number
  /** The output size; never larger than the part itself. */
  to: Size
}

const middle: Focal = { x: 50, y: 50 }

/** The largest part of the original in the wanted proportions, as near to the focal point as the edges allow. */
export function coverCrop(
  original: Size,
  wanted: { width: number; height?: number },
  focal = middle,
): CoverCrop {
  const ratio = wanted.height === undefined ? original.width / original.height : wanted.width / wanted.height
  const width = clamp(Math.round(Math.min(original.width, original.height * ratio)), 1, original.width)
  const height = clamp(Math.round(Math.min(original.height, original.width / ratio)), 1, original.height)
  const shrink = Math.min(1, wanted.width / width)
  return {
    left: clamp(Math.round((original.width * focal.x) / 100 - width / 2), 0, original.width - width),
    top: clamp(Math.round((original.height * focal.y) / 100 - height / 2), 0, original.height - height),
    width,
    height,
    to: { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) },
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
