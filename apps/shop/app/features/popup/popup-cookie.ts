import type { PopupHistory, PopupRecord } from './popup-rules.ts'

export const popupCookie = 'popup_tracking'

/** An unreadable cookie counts as no history. The guest may see a popup once more, which does no harm. */
export function decodeHistory(value: string | null): PopupHistory {
  try {
    const parsed: unknown = JSON.parse(value ?? '{}')
    if (!isObject(parsed) || !Object.values(parsed).every(isRecord)) return {}
    return parsed as PopupHistory
  } catch {
    return {}
  }
}

/** The cookie lasts as long as the popup with the latest expiry. Expired popups are removed from it. */
export function encodeHistory(history: PopupHistory, now: Date): { value: string; maxAge: number } {
  const alive = Object.entries(history).filter(([, { until }]) => until > now.getTime())
  const last = Math.max(now.getTime(), ...alive.map(([, { until }]) => until))
  return {
    value: JSON.stringify(Object.fromEntries(alive)),
    maxAge: Math.round((last - now.getTime()) / 1000),
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRecord(value: unknown): value is PopupRecord {
  if (!isObject(value)) return false
  const { count, lastShown, until, decision } = value as Partial<PopupRecord>
  return (
    [count, lastShown, until].every(Number.isFinite) &&
    (decision === null || decision === 'yes' || decision === 'no')
  )
}
