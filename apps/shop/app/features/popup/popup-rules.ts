import type { Picture, Popup, PopupDevice } from '@wojaz/content'
import { isWithinWindow } from '@wojaz/travel/dates'
import type { DeviceType } from '@wojaz/travel/guest'

/** What one guest has seen of one popup. */
export interface PopupRecord {
  count: number
  /** Milliseconds. The repeat interval starts here. */
  lastShown: number
  decision: 'yes' | 'no' | null
  /** When the record may be deleted. */
  until: number
}

/** By the popup's name. */
export type PopupHistory = Record<string, PopupRecord>

export interface PopupOccasion {
  device: DeviceType
  now: Date
  /** Consent to preferences, which storing the history needs. */
  mayRemember: boolean
  history: PopupHistory
}

export type PopupVerdict =
  | { show: true; image: Picture }
  | {
      show: false
      because: 'inactive' | 'no-variant' | 'outside-dates' | 'no-consent' | 'limit-reached' | 'too-soon'
    }

const hour = 3_600_000

const variantFor: Record<DeviceType, PopupDevice> = {
  desktop: 'desktop',
  tablet: 'tablet',
  mobile: 'mobile',
  smallMobile: 'mobile',
}

export function judgePopup(
  { name, active, variants, popupData }: Popup,
  { device, now, mayRemember, history }: PopupOccasion,
): PopupVerdict {
  const { visible, image } = variants[variantFor[device]]
  const window = { from: momentOf(popupData.dateFrom), to: momentOf(popupData.dateTo) }
  const seen = history[name]
  if (!active) return { show: false, because: 'inactive' }
  if (!visible || !image) return { show: false, because: 'no-variant' }
  if (!isWithinWindow(now, window)) return { show: false, because: 'outside-dates' }
  if (!mayRemember) return { show: false, because: 'no-consent' }
  if (popupData.showLimit !== null && (seen?.count ?? 0) >= popupData.showLimit)
    return { show: false, because: 'limit-reached' }
  if (seen && now.getTime() < seen.lastShown + popupData.timeInterval * hour)
    return { show: false, because: 'too-soon' }
  return { show: true, image }
}

/** Counts an opening and restarts the interval. */
export function afterOpening(history: PopupHistory, popup: Popup, now: Date): PopupHistory {
  const count = (history[popup.name]?.count ?? 0) + 1
  const decision = history[popup.name]?.decision ?? null
  const record = { count, lastShown: now.getTime(), decision, until: forgottenAt(popup, now) }
  return { ...history, [popup.name]: record }
}

/** A no restarts the interval; a yes leaves it as it was at the opening. */
export function afterDecision(
  history: PopupHistory,
  popup: Popup,
  decision: 'yes' | 'no',
  now: Date,
): PopupHistory {
  const seen = history[popup.name] ?? { count: 1, lastShown: now.getTime() }
  const lastShown = decision === 'no' ? now.getTime() : seen.lastShown
  const record = { count: seen.count, lastShown, decision, until: forgottenAt(popup, now) }
  return { ...history, [popup.name]: record }
}

const thirtyDays = 2_592_000_000

function forgottenAt({ popupData }: Popup, now: Date): number {
  return momentOf(popupData.dateTo)?.getTime() ?? now.getTime() + thirtyDays
}

function momentOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso)
}
