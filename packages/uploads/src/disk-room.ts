import { statfs } from 'node:fs/promises'

/** In bytes. */
export interface DiskRoom {
  readonly free: number
  readonly total: number
}

export type ReadDiskRoom = (folder: string) => Promise<DiskRoom>

const gibibyte = 1024 ** 3

/** The space that files of guests leave free. Postgres is on the same disk and stops when it is full: its log alone grows to a gibibyte. */
function reserveOf(total: number): number {
  // A tenth, so that a small disk takes files as well.
  return Math.min(2 * gibibyte, total / 10)
}

export function isDiskFull({ free, total }: DiskRoom): boolean {
  return free < reserveOf(total)
}

export const readDiskRoom: ReadDiskRoom = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
