import { cookieText } from '@wojaz/travel/guest'
import { browserStorage } from '../../browser/browser-storage.ts'
import { allows, currentConsent } from '../consent/consent.ts'
import { readWatched, watchedKey, withWatched } from './remembered.ts'

/** The guest opened a hotel card with this offer. It is stored only in this browser, and only with consent to preferences. */
export function rememberWatched(offerCode: string) {
  keep(watchedKey, (before) => JSON.stringify(withWatched(readWatched(before), offerCode)))
}

/** A year in seconds. */
const searchAge = 365 * 24 * 60 * 60

/** The guest's search, with which the form starts next time. It is stored only with consent to preferences. */
export function rememberSearch(q: string) {
  if (!allows(currentConsent(), 'preferences')) return
  const secure = window.location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = cookieText('last_search', q, { maxAge: searchAge, secure })
}

function keep(key: string, change: (before: string | null) => string) {
  const storage = browserStorage('localStorage')
  if (!storage || !allows(currentConsent(), 'preferences')) return
  try {
    storage.setItem(key, change(storage.getItem(key)))
  } catch {
    // Storage is full or blocked: the shop works without it.
  }
}
