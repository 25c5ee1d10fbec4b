/** Allowed widths: the shop's layouts need no others, and a fixed list limits the size of the cache. */
export const pictureWidths = {
  devices: [384, 512, 640, 750, 828, 1080, 1200],
  small: [16, 32, 48, 64, 96, 128, 256, 384],
} as const

export const offeredWidths: readonly number[] = [
  ...new Set([...pictureWidths.small, ...pictureWidths.devices]),
].sort((a, b) => a - b)

/** Width divided by height of all crops in the shop's layouts: another one must be added here, or guests get the nearest of these. */
export const pictureRatios = [0.9, 1, 7 / 6, 1.25, 4 / 3, 1.5, 16 / 9, 2, 2.5, 3] as const

/** The focal point of a crop moves in steps of so many percent. */
export const focalStep = 10

/** The quality if the address has none. */
export const defaultQuality = 80

/** The quality that the shop's Image component requests. */
export const imageQuality = 75
