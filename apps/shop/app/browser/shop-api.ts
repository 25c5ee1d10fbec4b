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

/** This browser's way to `/api`. Loaded when first needed: a page that only shows itself calls nothing. */
export const shopApi: ApiClient = createApiClient({
  fetch: (url, init) => window.fetch(url, init),
  locale: pageLocale,
  appId: createAppId({
    storage: () => browserStorage('localStorage'),
    mayStore: () => allows(currentConsent(), 'preferences'),
  }),
  // Asked when it is needed: whoever merely loads this file may have no browser.
  get isAutomated() {
    return navigator.webdriver
  },
  cartId: {
    read: () => browserStorage('sessionStorage')?.getItem(cartKey) ?? null,
    keep: (id) => browserStorage('sessionStorage')?.setItem(cartKey, id),
  },
  alone: aloneInBrowser,
  // Loaded when somebody leaves: what they need is the server's as well, which must not begin with this file.
  leaveFor: (path) => void leaving().then(({ leaveFor }) => leaveFor(pageLocale(), path)),
  leaveForLogin: () => void leaving().then(({ leaveForLogin }) => leaveForLogin(pageLocale())),
  log(message, error) {
    // A warning: the guest is told by whoever called, and a lost connection is no fault of the page.
    console.warn(message, error)
    // An answer that cannot be understood is ours to mend.
    if (!(error instanceof InvalidAnswer)) return
    reportToServer({ message: messageOf(error) })
    captureError(error, {})
  },
})
