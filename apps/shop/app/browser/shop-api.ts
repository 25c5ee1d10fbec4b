import { allows } from '@wojaz/travel/guest'
import { currentConsent } from '../features/consent/consent-store.ts'
import { captureError } from '../report/error-reporting.ts'
import { messageOf, reportToServer } from '../report/report-to-server.ts'
import { aloneInBrowser } from './alone-in-browser.ts'
import { InvalidAnswer } from './api-answer.ts'
import { type ApiClient, createApiClient } from './api-client.ts'
import { createAppId } from './app-id.ts'
import { browserStorage } from './browser-storage.ts'
import { pageLocale } from './page-locale.ts'

const cartKey = 'cart-id'
const leaving = () => import('../features/account/leave-for-login.ts')

/** The API client of this browser. It is loaded when first needed: most pages call nothing. */
export const shopApi: ApiClient = createApiClient({
  fetch: (url, init) => window.fetch(url, init),
  locale: pageLocale,
  appId: createAppId({
    storage: () => browserStorage('localStorage'),
    mayStore: () => allows(currentConsent(), 'preferences'),
  }),
  // A getter: code that only loads this file may run without a browser.
  get isAutomated() {
    return navigator.webdriver
  },
  cartId: {
    read: () => browserStorage('sessionStorage')?.getItem(cartKey) ?? null,
    keep: (id) => browserStorage('sessionStorage')?.setItem(cartKey, id),
  },
  alone: aloneInBrowser,
  // Loaded on demand: the server uses these modules too and must not load this file first.
  leaveFor: (path) => void leaving().then(({ leaveFor }) => leaveFor(pageLocale(), path)),
  leaveForLogin: () => void leaving().then(({ leaveForLogin }) => leaveForLogin(pageLocale())),
  log(message, error) {
    // A warning, not an error: the caller tells the guest, and a lost connection is no fault of the page.
    console.warn(message, error)
    // A response that cannot be read is a bug of ours.
    if (!(error instanceof InvalidAnswer)) return
    reportToServer({ message: messageOf(error) })
    captureError(error, {})
  },
})
