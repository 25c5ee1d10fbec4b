import { isLongWait, waitText } from '../service-words.ts'

/** How long the guest has been waiting for an answer. */
export function Wait({ since, now }: { since: Date; now: Date }) {
  return <span className={isLongWait(since, now) ? 'clock late' : 'clock'}>{waitText(since, now)}</span>
}
