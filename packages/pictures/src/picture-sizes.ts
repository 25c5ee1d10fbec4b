/** Allowed widths: the shop's layouts need no others, and a fixed list limits the size of the cache. */
export const pictureWidths = {
  devices: [384, 512, 640, 750, 828, 1080, 1200],
  small: [16, 32, 48, 64, 96, 128, 256, 384],
} as const

export const offeredWidths: readonly number[] = [
  ...new Set([...pictureWidths.small, ...pictureWidths.devices]),
].sort((a, b) => a - b)

/** The tallest crop: a full-width phone portrait (1200 × 3:4). */
export const maxPictureHeight = 1600

/** The quality if the address has none. */
export const defaultQuality = 80

/** The quality that the shop's Image component requests. */
export const imageQuality = 75
