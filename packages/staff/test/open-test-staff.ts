import { migrateAccount, openPasswords } from '@wojaz/account/server'
import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { migrateMail } from '@wojaz/mail/server'
import { migrateStaff } from '../src/migrate-staff.ts'
import { codeOf, stepAt } from '../src/one-time-code.ts'
import { openStaff } from '../src/open-staff.ts'
import type { Role } from '../src/roles.ts'

const open = (url: string) => openDatabase({ url, applicationName: 'test', onError() {} })
export const password = 'wiosenny deszcz 7 kropli'

/** The staff package with a separate database, in the morning until the test moves the clock. */
export async function openTestStaff() {
  const database = await createTestDatabase({
    template: {
      name: 'staff',
      isEmpty: true,
      async make(url) {
        const template = open(url)
        await migrateAccount(template.pool)
        await migrateMail(template.pool)
        await migrateStaff(template.pool)
        await template.close()
      },
    },
  })
  const { pool, close } = open(database.url)
  let now = new Date('2026-11-17T08:00:00Z')
  const clock = () => now
  const secret = 'a secret for tests only'
  const siteUrl = 'https://wojaz.example'
  const passwords = openPasswords({ pool, clock, secret, cost: 10 })
  const staff = openStaff({ pool, clock, passwords, secret, siteUrl })
  const keys = new Map<string, Buffer>()

  /** Accepts the invitation of a link as its owner would, and returns the session. */
  async function take(token: string, chosen = password): Promise<string> {
    const invitation = await staff.invitation(token)
    if (!invitation) throw new Error('The link opens nothing.')
    keys.set(invitation.member.email, invitation.key)
    const code = codeOf(invitation.key, stepAt(now))
    const taken = await staff.takeInvitation(token, {
      password: chosen,
      code,
      client: '198.51.100.1',
      devices: [],
    })
    if (!taken.ok) throw new Error(taken.refusal.code)
    return taken.value.session
  }

  /** What was sent to an address, the newest first. */
  async function emailsTo(email: string) {
    const { rows } = await pool.query<{ kind: string; text: string }>(
      `select kind, contents ->> 'text' as text from mail.emails where recipient = $1 order by queued_at desc, id desc`,
      [email],
    )
    return rows
  }

  /** The token of the newest invitation that was sent to an address. */
  async function tokenFor(email: string): Promise<string> {
    const sent = (await emailsTo(email)).find(({ kind }) => kind.startsWith('staff-invited'))
    return /\?token=([\w-]{43})/.exec(sent?.text ?? '')?.[1] ?? ''
  }

  async function firstMember() {
    const token = await staff.inviteFirst({
      email: 'szefowa@wojaz.example',
      name: 'Maria Szefowa',
      roles: ['admin', 'manager'],
    })
    const session = await take(token ?? '')
    const member = await staff.who(session)
    if (!member) throw new Error('Nobody came in.')
    return { member, session }
  }

  return {
    staff,
    pool,
    take,
    emailsTo,
    tokenFor,
    firstMember,
    siteUrl,
    async colleague(by: Awaited<ReturnType<typeof firstMember>>['member'], email: string, roles: Role[]) {
      const invited = await staff.invite(by, { email, name: 'Ola Nowa', roles })
      if (!invited.ok) throw new Error(invited.refusal.code)
      const session = await take(await tokenFor(email))
      return {
        session,
        member: (await staff.who(session)) as NonNullable<Awaited<ReturnType<typeof staff.who>>>,
      }
    },
    codeFor: (email: string) => codeOf(keys.get(email) ?? Buffer.alloc(20), stepAt(now)),
    moveClock: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    async close() {
      await passwords.close()
      await close()
      await database.drop()
    },
  }
}
