import { dayOf } from '@wojaz/travel/dates'
import {
  type ConsentAnswer,
  decideConsent,
  type OptionalCategory,
  type StoredThing,
  thingsOf,
  withdrawnCategories,
} from '@wojaz/travel/guest'
import { browserStorage } from '../../browser/browser-storage.ts'
import { currentConsent, keepConsent, setCookie } from './consent-store.ts'

/** Applies the decision at once and stores it for later pages. Erases what is not allowed any more. */
export function answerConsent(answer: ConsentAnswer, ticked: readonly OptionalCategory[]) {
  const before = currentConsent()
  const after = decideConsent(answer, ticked, dayOf(new Date()))
  for (const category of withdrawnCategories(before, after))
    for (const thing of thingsOf(category)) erase(thing)
  keepConsent(after)
  void confirmByServer(answer, ticked)
}

function erase({ place, name }: StoredThing) {
  if (place === 'cookie') setCookie(name, '', 0)
  else browserStorage(place)?.removeItem(name)
}

/**
 * Safari deletes cookies set by scripts within a week, so the server sets the cookie too. The server also erases cookies that
 * scripts cannot.
 */
async function confirmByServer(answer: ConsentAnswer, ticked: readonly OptionalCategory[]) {
  const boxes = Object.fromEntries(ticked.map((category) => [category, 'on']))
  try {
    const { shopApi } = await import('../../browser/shop-api.ts')
    await shopApi.post('www/consent', { answer, ...boxes }, { keepalive: true })
  } catch {
    // The decision already applies in this browser.
  }
}
