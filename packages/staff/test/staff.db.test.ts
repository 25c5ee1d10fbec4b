import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestStaff, password } from './open-test-staff.ts'

const minute = 60_000
let office: Awaited<ReturnType<typeof openTestStaff>>

beforeEach(async () => {
  office = await openTestStaff()
})
afterEach(() => office.close())

const email = 'szefowa@wojaz.example'
const logIn = (wish: Partial<Parameters<typeof office.staff.logIn>[0]> = {}) =>
  office.staff.logIn({
    email,
    password,
    code: office.codeFor(email),
    client: '198.51.100.1',
    devices: [],
    ...wish,
  })

test('the first member comes in by a link, with password and code, and is logged in', async () => {
  const { member } = await office.firstMember()
  expect(member).toMatchObject({ email, roles: ['admin', 'manager'], state: 'active' })
})

test('until somebody has come in every start gives a new link, and only the newest opens', async () => {
  const first = { email, name: 'Maria', roles: ['admin'] } as const
  const old = await office.staff.inviteFirst(first)
  const link = await office.staff.inviteFirst(first)
  expect(await office.staff.invitation(old ?? '')).toBeNull()
  await office.take(link ?? '')
  expect(await office.staff.inviteFirst(first)).toBeNull()
})

test('a link is good once and for 48 hours', async () => {
  const { member } = await office.firstMember()
  await office.staff.invite(member, { email: 'a@wojaz.example', name: 'Ala', roles: ['service'] })
  const token = await office.tokenFor('a@wojaz.example')
  expect((await office.staff.invitation(token))?.member.name).toBe('Ala')
  office.moveClock(48 * 60 * minute)
  expect(await office.staff.invitation(token)).toBeNull()
  await office.staff.invite(member, { email: 'b@wojaz.example', name: 'Bo', roles: ['service'] })
  const good = await office.tokenFor('b@wojaz.example')
  await office.take(good)
  expect(await office.staff.invitation(good)).toBeNull()
  const taken = await office.staff.takeInvitation(good, {
    password,
    code: '000000',
    client: 'x',
    devices: [],
  })
  expect(taken).toMatchObject({ refusal: { code: 'invitation-over' } })
})

test('neither a common password nor a wrong code sets anything, and the link stays good', async () => {
  const token = (await office.staff.inviteFirst({ email, name: 'Maria', roles: ['admin'] })) ?? ''
  const weak = await office.staff.takeInvitation(token, {
    password: 'password123',
    code: '000000',
    client: 'x',
    devices: [],
  })
  expect(weak).toMatchObject({ refusal: { code: 'password-refused' } })
  const wrong = await office.staff.takeInvitation(token, {
    password,
    code: '000000',
    client: 'x',
    devices: [],
  })
  expect(wrong).toMatchObject({ refusal: { code: 'code-wrong' } })
  await office.take(token)
})

test('password and code together open, and a code opens once', async () => {
  await office.firstMember()
  office.moveClock(minute)
  const come = await logIn()
  expect(come.ok && (await office.staff.who(come.value.session))?.email).toBe(email)
  expect(await logIn()).toMatchObject({ refusal: { code: 'credentials-wrong' } })
})

test.each([
  ['a wrong password', { password: 'wiosenny deszcz 8 kropli' }],
  ['a wrong code', { code: '000000' }],
  ['no code', { code: '' }],
  ['an address of nobody', { email: 'nikt@wojaz.example' }],
])('%s opens nothing and is not told apart', async (_, wish) => {
  await office.firstMember()
  office.moveClock(minute)
  expect(await logIn(wish)).toEqual({ ok: false, refusal: { code: 'credentials-wrong' } })
})

test('who knows the password has ten tries at the code in a quarter of an hour', async () => {
  await office.firstMember()
  office.moveClock(minute)
  for (let tried = 0; tried < 10; tried++) await logIn({ code: '000000' })
  expect(await logIn()).toMatchObject({ refusal: { code: 'too-many-attempts' } })
  office.moveClock(15 * minute)
  expect((await logIn()).ok).toBe(true)
})

test('a session ends after half an hour of silence, and ten hours after the login', async () => {
  const { session } = await office.firstMember()
  office.moveClock(29 * minute)
  expect(await office.staff.who(session)).not.toBeNull()
  office.moveClock(30 * minute)
  expect(await office.staff.who(session)).toBeNull()
  office.moveClock(minute)
  const come = await logIn()
  const other = come.ok ? come.value.session : ''
  for (let passed = 0; passed < 600; passed += 20) {
    expect(await office.staff.who(other)).not.toBeNull()
    office.moveClock(20 * minute)
  }
  expect(await office.staff.who(other)).toBeNull()
})

test('what opens nothing any more is taken away when somebody comes in', async () => {
  await office.firstMember()
  office.moveClock(49 * 60 * minute)
  expect((await logIn()).ok).toBe(true)
  const { rows } = await office.pool.query(
    'select (select count(*)::int from staff.sessions) as sessions, (select count(*)::int from staff.invitations) as links',
  )
  expect(rows).toEqual([{ sessions: 1, links: 0 }])
})

test('who logs out is out', async () => {
  const { member, session } = await office.firstMember()
  await office.staff.logOut(member, session)
  expect(await office.staff.who(session)).toBeNull()
})

test('who is blocked is out at once and cannot come back by themselves', async () => {
  const { member } = await office.firstMember()
  const ola = await office.colleague(member, 'ola@wojaz.example', ['service'])
  expect((await office.staff.block(member, ola.member.id)).ok).toBe(true)
  expect(await office.staff.who(ola.session)).toBeNull()
  office.moveClock(minute)
  const back = await logIn({ email: 'ola@wojaz.example', code: office.codeFor('ola@wojaz.example') })
  expect(back).toMatchObject({ refusal: { code: 'credentials-wrong' } })
})

test('who is invited again loses the old password and the old phone', async () => {
  const { member } = await office.firstMember()
  const ola = await office.colleague(member, 'ola@wojaz.example', ['service'])
  office.moveClock(minute)
  expect((await office.staff.inviteAgain(member, ola.member.id)).ok).toBe(true)
  expect(await office.staff.who(ola.session)).toBeNull()
  const old = await logIn({ email: 'ola@wojaz.example', code: office.codeFor('ola@wojaz.example') })
  expect(old).toMatchObject({ refusal: { code: 'credentials-wrong' } })
  expect(await office.staff.who(await office.take(await office.tokenFor('ola@wojaz.example')))).not.toBeNull()
  const [told] = await office.emailsTo('ola@wojaz.example')
  expect(told).toMatchObject({ kind: 'staff-invited-again' })
  expect(told?.text).toContain('Maria Szefowa zaprasza Cię ponownie')
})

test('an invitation goes to its address alone, and everybody else who manages access is told of it', async () => {
  const { member } = await office.firstMember()
  const zofia = await office.colleague(member, 'zofia@wojaz.example', ['admin'])
  const invited = await office.staff.invite(zofia.member, {
    email: 'nowy@wojaz.example',
    name: 'Jan Nowy',
    roles: ['finance'],
  })
  expect(invited).toEqual({ ok: true, value: null })
  const [notice] = await office.emailsTo(email)
  expect(notice?.kind).toBe('staff-invite-notice')
  expect(notice?.text).toContain('Jan Nowy, nowy@wojaz.example')
  expect(notice?.text).not.toContain('token=')
  expect((await office.emailsTo('zofia@wojaz.example')).map(({ kind }) => kind)).toEqual(['staff-invited'])
  expect(await office.staff.accessesGiven()).toMatchObject([
    { act: 'invited', by: 'Ola Nowa', to: 'Jan Nowy', email: 'nowy@wojaz.example' },
    { act: 'invited', by: 'Maria Szefowa', to: 'Ola Nowa' },
  ])
})

test('two members are independent of each other thirty days after one gave the other access', async () => {
  const { member } = await office.firstMember()
  const ola = await office.colleague(member, 'ola@wojaz.example', ['manager'])
  const jan = await office.colleague(member, 'jan@wojaz.example', ['manager'])
  const pairs = () =>
    Promise.all(
      [
        [member, ola.member],
        [ola.member, member],
        [ola.member, jan.member],
      ].map(([one, other]) => office.staff.areIndependent(one?.id ?? '', other?.id ?? '')),
    )
  expect(await pairs()).toEqual([false, false, true])
  office.moveClock(30 * 24 * 60 * minute)
  expect(await pairs()).toEqual([true, true, true])
  await office.staff.giveRoles(member, ola.member.id, ['finance'])
  expect(await pairs()).toEqual([false, false, true])
  office.moveClock(29 * 24 * 60 * minute)
  await office.staff.inviteAgain(member, jan.member.id)
  expect(await office.staff.areIndependent(jan.member.id, member.id)).toBe(false)
})

test('who has the machine lets even the only one who gives access begin anew', async () => {
  const { session } = await office.firstMember()
  expect(await office.staff.inviteFromOutside('nikt@wojaz.example')).toBeNull()
  const link = await office.staff.inviteFromOutside('Szefowa@wojaz.example')
  expect(await office.staff.who(session)).toBeNull()
  office.moveClock(minute)
  expect(await office.staff.who(await office.take(link ?? ''))).toMatchObject({ email })
})

test('nobody gives themselves roles, blocks or invites themselves anew; an address is one person', async () => {
  const { member } = await office.firstMember()
  const own = { refusal: { code: 'oneself' } }
  expect(await office.staff.giveRoles(member, member.id, ['finance'])).toMatchObject(own)
  expect(await office.staff.block(member, member.id)).toMatchObject(own)
  expect(await office.staff.inviteAgain(member, member.id)).toMatchObject(own)
  const twice = await office.staff.invite(member, {
    email: 'SZEFOWA@wojaz.example',
    name: 'x',
    roles: ['service'],
  })
  expect(twice).toMatchObject({ refusal: { code: 'address-taken' } })
})

test('what was done is written down with who and when, and can be read by order and by person', async () => {
  const { member } = await office.firstMember()
  const ola = await office.colleague(member, 'ola@wojaz.example', ['service'])
  await office.staff.write(ola.member, { act: 'order-seen', orders: ['W402917655'] })
  await office.staff.addNote(ola.member, 'W402917655', 'Prosi o telefon po 17.')
  const acts = async (question: Parameters<typeof office.staff.log>[0]) =>
    (await office.staff.log(question)).map(({ act, memberName }) => `${memberName}: ${act}`)
  expect(await acts({ order: 'W402917655' })).toEqual(['Ola Nowa: note-written', 'Ola Nowa: order-seen'])
  expect(await acts({ member: member.id })).toEqual([
    'Maria Szefowa: invited',
    'Maria Szefowa: invitation-taken',
  ])
  const [newest] = await office.staff.log({ most: 1 })
  expect((await office.staff.log({ before: newest?.id })).map(({ act }) => act)).not.toContain('note-written')
})

test.each([`update staff.log set member_name = 'nobody'`, 'delete from staff.log', 'truncate staff.log'])(
  'the database refuses: %s',
  async (statement) => {
    await office.firstMember()
    await expect(office.pool.query(statement)).rejects.toThrow()
  },
)

test('notes keep their lines and lose what nobody sees', async () => {
  const { member } = await office.firstMember()
  expect(await office.staff.addNote(member, 'W402917655', ' raz\r\ndwa\u0007 ')).toBe(true)
  expect(await office.staff.addNote(member, 'W402917655', ' \n ')).toBe(false)
  expect(await office.staff.addNote(member, 'W402917655', 'x'.repeat(4001))).toBe(false)
  expect((await office.staff.notesOf('W402917655')).map(({ text }) => text)).toEqual(['raz\ndwa'])
})

test('nothing in the database opens anything by itself', async () => {
  const { session } = await office.firstMember()
  const { rows } = await office.pool.query<{ whole: string }>(
    `select (select json_agg(m) from staff.members m)::text || (select json_agg(s) from staff.sessions s)::text
       || (select json_agg(i) from staff.invitations i)::text as whole`,
  )
  expect(rows[0]?.whole).not.toContain(session)
  expect(rows[0]?.whole).not.toContain(password)
})
