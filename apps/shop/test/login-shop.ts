import { openFacebook, openIdentityProvider } from '@wojaz/account/testing'
import { type AccountGuest, accountShopOf, oauth } from './account-shop.ts'
import { buildTestApp } from './build-test-app.ts'
import { testInShop } from './shared-shop.ts'

export type LoginShop = Awaited<ReturnType<typeof openLoginShop>>

const siteUrl = 'http://localhost:3000'

/** A shop with fake login providers for Google and Facebook. */
async function openLoginShop() {
  const google = await openIdentityProvider({ redirectUris: [`${siteUrl}${oauth}/google/callback`] })
  const facebook = await openFacebook()
  const shop = await buildTestApp({
    env: {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.issuer,
      FACEBOOK_APP_ID: facebook.clientId,
      FACEBOOK_APP_SECRET: facebook.clientSecret,
      FACEBOOK_DIALOG_URL: facebook.url,
      FACEBOOK_GRAPH_URL: facebook.url,
    },
  })
  const account = accountShopOf(shop)
  return {
    ...account,
    google,
    facebook,
    /** The URL the shop redirects to for a login with Google. */
    async leave(guest: AccountGuest, query = ''): Promise<string> {
      return String((await guest.send('GET', `${oauth}/google${query}`)).headers.location)
    },
    /** From the button to the shop's answer after the return. */
    async throughGoogle(guest: AccountGuest, email: string, query = '') {
      return guest.send('GET', pathIn(await google.walk(await this.leave(guest, query), { email })))
    },
    async throughFacebook(guest: AccountGuest, query = '') {
      const left = await guest.send('GET', `${oauth}/facebook${query}`)
      return guest.send('GET', pathIn(await facebook.walk(String(left.headers.location))))
    },
    /** The text of the newest email of a kind to an address; empty: none. */
    async emailText(kind: string, email: string): Promise<string> {
      const { rows } = await shop.services.database.pool.query<{ text: string }>(
        `select contents->>'text' as text from mail.emails where kind = $1 and recipient = $2 order by queued_at desc, id desc limit 1`,
        [kind, email],
      )
      return rows[0]?.text ?? ''
    },
    async close() {
      await shop.close()
      await google.close()
      await facebook.close()
    },
  }
}

export const loginTest = testInShop(openLoginShop)

let people = 0
/** An address of an organisation that uses Google. */
export function newAddress(): string {
  people += 1
  return `ola${people}@firma.example`
}

export const browserOf = (guest: AccountGuest) => guest.cookies.get('login_step') ?? ''
export const isIn = async (guest: AccountGuest): Promise<boolean> => (await guest.userInfo()).authenticated

export function pathIn(url: URL): string {
  return url.pathname + url.search
}

/** The six digits of an email. */
export const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
