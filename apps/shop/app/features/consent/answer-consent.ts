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

/** Holds at once, here and for every later page; what is no longer allowed is erased. */
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

/** Safari forgets within a week what a script has set; what the server sets lasts. It also erases what scripts cannot. */
async function confirmByServer(answer: ConsentAnswer, ticked: readonly OptionalCategory[]) {
  const boxes = Object.fromEntries(ticked.map((category) => [category, 'on']))
  try {
    const { shopApi } = await import('../../browser/shop-api.ts')
    await shopApi.post('www/consent', { answer, ...boxes }, { keepalive: true })
  } catch {
    // The decision holds here all the same.
  }
}
