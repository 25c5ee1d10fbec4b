import type { OwnerKind, UploadKind } from './upload.ts'

const mebibyte = 1024 ** 2

/** One file: a photo of 50 megapixels, a scanned invoice of some pages. */
export const mostFileBytes = 10 * mebibyte
/** For all files of one form. */
export const mostFormBytes = 40 * mebibyte
/** All files of one guest in 24 hours: two full forms. */
export const mostBytesADay = 80 * mebibyte
/** A member of staff answers many guests. */
export const mostStaffBytesADay = 10 * mostBytesADay
/** All files of one guest that are stored. */
export const mostBytesKept = 320 * mebibyte
/** All files about one order, whoever sent them, or about one question. */
export const mostBytesOfOrder = 160 * mebibyte
/** Counted for each file beside its bytes: its row, its small copy and its blocks on the disk. Thousands of tiny files fill a disk, too. */
export const bytesBesideFile = 64 * 1024
/** The free space of the disk is read again after so many bytes of a file. */
export const bytesPerDiskLook = mebibyte
/** Files of one sender that are not attached to anything. */
export const mostUnclaimed = 30
/** After this time unattached files are deleted. */
export const unclaimedHours = 24

/** Longest side in pixels: of a stored photo, and of its small version. */
export const longestSide = 2048
export const smallSide = 480

interface UploadRule {
  /** The most files of one owner. */
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

/** For the `accept` of a file input: a hint for the guest; the server does not rely on it. */
export function acceptedTypes(owner: OwnerKind): string {
  return uploadRules[owner].kinds.flatMap((kind) => types[kind]).join(',')
}
