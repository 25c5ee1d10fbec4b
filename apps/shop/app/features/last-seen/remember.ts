import { browserStorage } from '../../browser/browser-storage.ts'
import { allows, currentConsent } from '../consent/consent.ts'
import { readWatched, watchedKey, withWatched } from './remembered.ts'

/** The card of a hotel was open with this offer. Kept in this browser alone, and only with consent to preferences. */
export function rememberWatched(offerCode: string) {
  keep(watchedKey, (before) => JSON.stringify(withWatched(readWatched(before), offerCode)))
}

function keep(key: string, change: (before: string | null) => string) {
  const storage = browserStorage('localStorage')
  if (!storage || !allows(currentConsent(), 'preferences')) return
  try {
    storage.setItem(key, change(storage.getItem(key)))
  } catch {
    // Full or closed: the shop does without.
  }
}
