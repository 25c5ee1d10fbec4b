import type { OwnerKind, UploadKind } from './upload.ts'

const mebibyte = 1024 ** 2

/** One file: a photo of 50 megapixels, a scanned invoice of some pages. */
export const mostFileBytes = 10 * mebibyte
/** All that one form brings. */
export const mostFormBytes = 40 * mebibyte
/** Sent by one sender and part of nothing yet. */
export const mostUnclaimed = 30
/** Then what is part of nothing is removed. */
export const unclaimedHours = 24

/** In pixels: as long as a photo may stay, and as long as it is in a list. */
export const longestSide = 2048
export const smallSide = 480

interface UploadRule {
  /** How many files one owner has at most. */
  readonly files: number
  readonly kinds: readonly UploadKind[]
}

export const uploadRules: Readonly<Record<OwnerKind, UploadRule>> = {
  review: { files: 5, kinds: ['picture'] },
  message: { files: 5, kinds: ['picture', 'pdf'] },
  complaint: { files: 10, kinds: ['picture', 'pdf'] },
}

const types: Readonly<Record<UploadKind, readonly string[]>> = {
  picture: ['image/jpeg', 'image/png', 'image/webp'],
  pdf: ['application/pdf'],
}

/** For the `accept` of a file input: a hint to the guest, nothing is believed because of it. */
export function acceptedTypes(owner: OwnerKind): string {
  return uploadRules[owner].kinds.flatMap((kind) => types[kind]).join(',')
}
