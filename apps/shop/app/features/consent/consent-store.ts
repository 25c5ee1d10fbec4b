import { dayOf } from '@wojaz/travel/dates'
import { browserStorage } from '../../browser/browser-storage.ts'
import { type CookieName, cookieText, cookieValue } from '../../browser/cookie-text.ts'
import {
  type Consent,
  type ConsentAnswer,
  consentCookie,
  consentMaxAge,
  decide,
  decodeConsent,
  encodeConsent,
  type OptionalCategory,
  withdrawn,
} from './consent-choice.ts'
import { type StoredThing, thingsOf } from './stored-things.ts'

const listeners = new Set<() => void>()
let readFrom: string | null = null
let read: Consent | null = null
/** For a browser that refuses cookies: the decision holds until the page is left. */
let remembered: Consent | null = null

/** The same object until the decision changes. */
export function currentConsent(): Consent | null {
  const value = cookieValue(document.cookie, consentCookie)
  if (value !== readFrom) {
    readFrom = value
    read = decodeConsent(value)
  }
  return read ?? remembered
}

/** Also told when the decision may have been made in another tab, or before the guest came back to this page. */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('pageshow', tellAll)
    document.addEventListener('visibilitychange', tellAll)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('pageshow', tellAll)
    document.removeEventListener('visibilitychange', tellAll)
  }
}

/** Holds at once, here and for every later page; what is no longer allowed is erased. */
export function answerConsent(answer: ConsentAnswer, ticked: readonly OptionalCategory[]) {
  const before = currentConsent()
  const after = decide(answer, ticked, dayOf(new Date()))
  setCookie(consentCookie, encodeConsent(after), consentMaxAge)
  remembered = after
  for (const category of withdrawn(before, after)) for (const thing of thingsOf(category)) erase(thing)
  tellAll()
  void confirmByServer(answer, ticked)
}

function tellAll() {
  for (const listener of listeners) listener()
}

function setCookie(name: CookieName, value: string, maxAge: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = cookieText(name, value, { maxAge, secure: window.location.protocol === 'https:' })
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
