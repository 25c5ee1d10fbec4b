import type { TestApp } from './build-test-app.ts'

export type AccountShop = ReturnType<typeof accountShopOf>
export type AccountGuest = ReturnType<AccountShop['guest']>

export const oauth = '/api/www/api/v5/mytui/oauth'
export const mytui = '/api/www/mytui/api'

export interface Person {
  email: string
  firstName: string
  lastName: string
  password: string
}

let people = 0
/** A new person with unique data. */
export function newPerson(): Person {
  people += 1
  return {
    email: `anna${people}@wojaz.example`,
    firstName: 'Anna',
    lastName: 'Żółcińska',
    password: 'dziesięć10',
  }
}

let guests = 0

/** A shop, and browsers that store cookies, each with another IP address. */
export function accountShopOf(shop: TestApp) {
  const { pool } = shop.services.database

  /** All are in one network, unless the test wants another. */
  function guest(network = '198.51') {
    guests += 1
    const remoteAddress = `${network}.${Math.floor(guests / 250)}.${guests % 250}`
    const cookies = new Map<string, string>()
    async function send(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload?: object,
      headers: Record<string, string> = {},
    ) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      const answer = await shop.app.inject({
        method,
        url,
        remoteAddress,
        payload,
        headers: { ...(cookie && { cookie }), ...headers },
      })
      for (const { name, value } of answer.cookies) {
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    }
    return {
      cookies,
      send,
      call: (path: string, payload?: object, headers?: Record<string, string>) =>
        send('POST', path, payload, headers),
      userInfo: async () => (await send('GET', '/api/www/user/info/get')).json(),
      logIn: ({ email, password }: { email: string; password: string }) =>
        send('POST', `${oauth}/login`, { email, password }),
    }
  }

  return {
    ...shop,
    guest,
    /** The code in the newest email that contains one. */
    async code({ email }: Person): Promise<string> {
      const { rows } = await pool.query<{ subject: string }>(
        `select contents->>'subject' as subject from mail.emails where kind = 'account-code' and recipient = $1
          order by queued_at desc, id desc limit 1`,
        [email],
      )
      return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? ''
    },
    /** The token in the newest email of a kind. */
    async token(
      kind: 'activate' | 'reset' | 'address-old' | 'address-new',
      { email }: Pick<Person, 'email'>,
    ): Promise<string> {
      await shop.services.account.emailsWritten()
      const { rows } = await pool.query<{ text: string }>(
        `select contents->>'text' as text from mail.emails where kind = $1 and recipient = $2 order by queued_at desc limit 1`,
        [`account-${kind}`, email],
      )
      return /[?]token=(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
    },
  }
}

/** The browser of a customer who has just logged in. */
export async function customerOf(shop: AccountShop, person: Person): Promise<AccountGuest> {
  const guest = shop.guest()
  await guest.call(`${mytui}/register`, person)
  const token = await shop.token('activate', person)
  const answer = await guest.call(`${mytui}/activate`, { token, password: person.password })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return guest
}
