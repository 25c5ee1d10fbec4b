import type { UploadRefusal } from './upload.ts'
import {
  mostBytesADay,
  mostBytesKept,
  mostBytesOfOrder,
  mostStaffBytesADay,
  mostUnclaimed,
} from './upload-limits.ts'

/** What a sender has stored, with what is arriving now. */
export interface SentSoFar {
  /** In the last 24 hours. */
  readonly dayBytes: number
  readonly keptBytes: number
  /** Files that are not attached to anything. */
  readonly unclaimed: number
}

export type QuotaCode = Extract<
  UploadRefusal['code'],
  'too-many-files' | 'day-full' | 'kept-full' | 'disk-full'
>

/** Why this sender may not store so many bytes more; null: they may. */
export function quotaRefusal(sent: SentSoFar, more: number, sentBy: string): QuotaCode | null {
  if (sent.unclaimed >= mostUnclaimed) return 'too-many-files'
  const isStaff = isStaffSender(sentBy)
  // Staff answer guests for years.
  if (!isStaff && sent.keptBytes + more > mostBytesKept) return 'kept-full'
  if (sent.dayBytes + more > (isStaff ? mostStaffBytesADay : mostBytesADay)) return 'day-full'
  return null
}

/** Whether an order, or a question, has more files than it may. A guest who has filled it does not stop the office's answer. */
export function isOrderFull(bytes: number, sentBy: string): boolean {
  return bytes > mostBytesOfOrder && !isStaffSender(sentBy)
}

function isStaffSender(sentBy: string): boolean {
  return sentBy.startsWith('staff:')
}
