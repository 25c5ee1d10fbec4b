/** Widths a picture may be asked for: the shop's layouts need no others, and a closed list keeps the cache small. */
export const pictureWidths = {
  devices: [384, 512, 640, 750, 828, 1080, 1200],
  small: [16, 32, 48, 64, 96, 128, 256, 384],
} as const

export const offeredWidths: readonly number[] = [
  ...new Set([...pictureWidths.small, ...pictureWidths.devices]),
].sort((a, b) => a - b)

/** The tallest crop: a full-width phone portrait (1200 × 3:4). */
export const maxPictureHeight = 1600

/** What the endpoint uses when the address names no quality. */
export const defaultQuality = 80

/** What the shop's own Image component asks for. */
export const imageQuality = 75
