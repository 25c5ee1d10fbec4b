import {
  type Consent,
  type CookieName,
  consentCookie,
  consentMaxAge,
  cookieText,
  cookieValue,
  decodeConsent,
  encodeConsent,
} from '@wojaz/travel/guest'

const listeners = new Set<() => void>()
let readFrom: string | null = null
let read: Consent | null = null
/** For a browser that refuses cookies: the decision applies until the page is left. */
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

/** Listeners are also called when the decision may have been made in another tab, or before the guest came back to this page. */
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

/** Stores the decision for this page and all later ones. */
export function keepConsent(consent: Consent) {
  setCookie(consentCookie, encodeConsent(consent), consentMaxAge)
  remembered = cookieValue(document.cookie, consentCookie) === null ? consent : null
  tellAll()
}

export function setCookie(name: CookieName, value: string, maxAge: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = cookieText(name, value, { maxAge, secure: window.location.protocol === 'https:' })
}

function tellAll() {
  for (const listener of listeners) listener()
}
