import { browserStorage } from '../../browser/browser-storage.ts'
import { allows, currentConsent } from '../consent/consent.ts'
import { readWatched, searchKey, watchedKey, withWatched } from './remembered.ts'

/** The card of a hotel was open with this offer. Kept in this browser alone, and only with consent to preferences. */
export function rememberWatched(offerCode: string) {
  keep(watchedKey, (before) => JSON.stringify(withWatched(readWatched(before), offerCode)))
}

/** A guest searched for this. Kept as the offers are. */
export function rememberSearch(q: string) {
  keep(searchKey, () => q)
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
