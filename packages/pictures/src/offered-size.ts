import { defaultQuality, focalStep, imageQuality, offeredWidths, pictureRatios } from './picture-sizes.ts'
import type { Focal } from './picture-url.ts'

interface Size {
  readonly width: number
  readonly height?: number
  readonly quality?: number
  readonly focal?: Focal
}

/**
 * The size of the shop's layouts that is nearest to the one asked for. So each picture has a fixed number of sizes, and invented
 * ones neither keep the shop busy nor fill its cache.
 */
export function offeredSize<Asked extends Size>(asked: Asked): Asked & { quality: number } {
  const { height, focal, quality = defaultQuality } = asked
  const width = nearest(offeredWidths, asked.width)
  const ratio = height === undefined ? undefined : nearest(pictureRatios, asked.width / height)
  return {
    ...asked,
    width,
    quality: nearest([imageQuality, defaultQuality], quality),
    height: ratio === undefined ? undefined : Math.round(width / ratio),
    // Only a crop has one.
    focal: ratio === undefined || !focal ? undefined : { x: inSteps(focal.x), y: inSteps(focal.y) },
  }
}

function inSteps(percent: number): number {
  return Math.round(percent / focalStep) * focalStep
}

function nearest(offered: readonly number[], asked: number): number {
  const [first = asked, ...others] = offered
  const isNearer = (one: number, other: number) => Math.abs(one - asked) < Math.abs(other - asked)
  return others.reduce((best, one) => (isNearer(one, best) ? one : best), first)
}
