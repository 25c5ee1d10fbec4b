import type { Popup } from '@wojaz/content'
import { cookieText, cookieValue } from '@wojaz/travel/guest'
import { decodeHistory, encodeHistory, popupCookie } from './popup-cookie.ts'
import { afterDecision, afterOpening, type PopupHistory } from './popup-rules.ts'

/** Reads the cookie each time: another tab may have shown the same popup meanwhile. */
export function readHistory(): PopupHistory {
  return decodeHistory(cookieValue(document.cookie, popupCookie))
}

export function noteOpening(popup: Popup) {
  const now = new Date()
  keep(afterOpening(readHistory(), popup, now), now)
}

export function noteDecision(popup: Popup, decision: 'yes' | 'no') {
  const now = new Date()
  keep(afterDecision(readHistory(), popup, decision, now), now)
}

function keep(history: PopupHistory, now: Date) {
  const { value, maxAge } = encodeHistory(history, now)
  const secure = window.location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = cookieText(popupCookie, value, { maxAge, secure })
}
