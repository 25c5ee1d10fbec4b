import { testAdmin } from '@wojaz/content/testing'
import { openDatabase } from '@wojaz/database'
import { mytui, newPerson } from '../account-shop.ts'
import { call } from './call.ts'
import type { Role } from './fuzzed-request.ts'
import type { Answer, Send } from './send-request.ts'

export type Cookies = Readonly<Record<Role, string>>

/** The cookies of each of the three roles. */
export async function logInAll(send: Send, databaseUrl: string): Promise<Cookies> {
  const editor = cookieOf(await call(send, '/api/users/login', { body: testAdmin }), 'payload-token')
  return { guest: '', customer: await logInCustomer(send, databaseUrl), editor }
}

/** The roles that are still logged in. */
export async function stillLoggedIn(send: Send, { customer, editor }: Cookies): Promise<Role[]> {
  const info = await call(send, '/api/www/user/info/get', { cookie: customer })
  const me = await call(send, '/api/users/me', { cookie: editor })
  return [
    ...(JSON.parse(info.body).authenticated ? (['customer'] as const) : []),
    ...(JSON.parse(me.body).user ? (['editor'] as const) : []),
  ]
}

/** Registers, opens the email and logs in. The short token is enough, because the clock does not run. */
async function logInCustomer(send: Send, databaseUrl: string): Promise<string> {
  const person = newPerson()
  await call(send, `${mytui}/register`, { body: person })
  const token = await activationToken(databaseUrl, person.email)
  return cookieOf(
    await call(send, `${mytui}/activate`, { body: { token, password: person.password } }),
    'tui_bt',
  )
}

async function activationToken(databaseUrl: string, email: string): Promise<string> {
  const { pool, close } = openDatabase({ url: databaseUrl, applicationName: 'fuzz', onError() {} })
  try {
    const { rows } = await pool.query<{ text: string }>(
      `select contents->>'text' as text from mail.emails where kind = 'account-activate' and recipient = $1`,
      [email],
    )
    return /[?]token=(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  } finally {
    await close()
  }
}

function cookieOf({ headers, body }: Answer, name: string): string {
  const given = headers['set-cookie']?.find((cookie) => cookie.startsWith(`${name}=`))
  if (!given) throw new Error(`Nobody was logged in: ${body}`)
  return given.split(';')[0] as string
}
