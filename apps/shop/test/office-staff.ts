import type { Role } from '@wojaz/staff'
import { codeOf, stepAt } from '@wojaz/staff/server'
import type { TestApp } from './build-test-app.ts'

export const staffPassword = 'wiosenny deszcz 7 kropli'
let people = 0

export type Colleague = Awaited<ReturnType<ReturnType<typeof officeOf>['colleague']>>

/** A page as it is read: without the marks of React, with plain spaces. */
export const readable = (page: string) => page.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')

/** The office of a shop, and browsers of its staff. */
export function officeOf({ app, services }: Pick<TestApp, 'app' | 'services'>) {
  const { staff, clock, database } = services

  /** `from`: the network address. */
  function browser(cookie = '', from?: string) {
    const headers = { ...(cookie && { cookie }) }
    const remote = { ...(from && { remoteAddress: from }) }
    const open = (path: string) => app.inject({ method: 'GET', url: `/biuro${path}`, headers, ...remote })
    return {
      open,
      /** Reads a list to its end: entries of later tests come first. */
      async openWhole(path: string) {
        let [body, rest] = ['', path]
        while (rest) {
          const page = (await open(rest)).body
          body += page
          rest = (/class="more" href="\/biuro([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&')
        }
        return body
      },
      send: (path: string, fields: Record<string, string> = {}, more: Record<string, string> = {}) =>
        app.inject({
          method: 'POST',
          url: `/biuro${path}`,
          ...remote,
          payload: new URLSearchParams(fields).toString(),
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', ...more },
        }),
      /** A form with files. */
      async sendFiles(path: string, fields: Record<string, string>, files: Record<string, Buffer | string>) {
        const form = new FormData()
        for (const [name, value] of Object.entries(fields)) form.append(name, value)
        for (const [name, bytes] of Object.entries(files))
          form.append('files', new Blob([bytes as BlobPart]), name)
        const request = new Request('https://wojaz.example', { method: 'POST', body: form })
        const payload = Buffer.from(await request.arrayBuffer())
        return app.inject({
          method: 'POST',
          url: `/biuro${path}`,
          payload,
          headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
        })
      },
    }
  }

  /** A manager for inviting others, created separately, so that any test file may run first. */
  async function boss() {
    const token = await staff.inviteFirst({ email: 'boss@wojaz.example', name: 'Szefowa', roles: ['admin'] })
    if (token) await take(token)
    const [first] = (await staff.members()).filter(({ email }) => email === 'boss@wojaz.example')
    if (!first) throw new Error('Nobody works here.')
    return first
  }

  /** The token of the newest invitation that was sent to an address. */
  async function tokenFor(email: string): Promise<string> {
    const { rows } = await database.pool.query<{ text: string }>(
      `select contents ->> 'text' as text from mail.emails
       where recipient = $1 and kind like 'staff-invited%' order by queued_at desc, id desc limit 1`,
      [email],
    )
    return /\?token=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  }

  async function take(token: string) {
    const key = (await staff.invitation(token))?.key ?? Buffer.alloc(20)
    const code = codeOf(key, stepAt(clock()))
    const taken = await staff.takeInvitation(token, {
      password: staffPassword,
      code,
      client: 'office',
      devices: [],
    })
    if (!taken.ok) throw new Error(taken.refusal.code)
    return { session: taken.value.session, key }
  }

  return {
    browser,
    tokenFor,
    /** Takes the invitation that was sent to an address. */
    async join(email: string) {
      const { session } = await take(await tokenFor(email))
      return browser(`biuro=${session}`)
    },
    /** A logged-in member with these roles. */
    async colleague(...roles: Role[]) {
      people += 1
      const email = `biuro${people}-${process.pid}@wojaz.example`
      const invited = await staff.invite(await boss(), { email, name: `Osoba ${people}`, roles })
      if (!invited.ok) throw new Error(invited.refusal.code)
      const { session, key } = await take(await tokenFor(email))
      const member = await staff.who(session)
      if (!member) throw new Error('Nobody came in.')
      return { ...browser(`biuro=${session}`), member, email, key, session }
    },
    /** The log of an order, newest first. */
    logOf: async (number: string) => (await staff.log({ order: number, most: 200 })).map(({ act }) => act),
    rows: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await database.pool.query<Row>(sql, values)).rows,
  }
}
