import { dayOf } from '@wojaz/travel'
import { browserStorage } from '../../browser/browser-storage.ts'
import { type ConsentAnswer, decide, type OptionalCategory, withdrawn } from './consent-choice.ts'
import { currentConsent, keepConsent, setCookie } from './consent-store.ts'
import { type StoredThing, thingsOf } from './stored-things.ts'

/** Holds at once, here and for every later page; what is no longer allowed is erased. */
export function answerConsent(answer: ConsentAnswer, ticked: readonly OptionalCategory[]) {
  const before = currentConsent()
  const after = decide(answer, ticked, dayOf(new Date()))
  for (const category of withdrawn(before, after)) for (const thing of thingsOf(category)) erase(thing)
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
