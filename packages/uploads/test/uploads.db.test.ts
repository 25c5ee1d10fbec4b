import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction } from '@wojaz/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimUploads } from '../src/claim-uploads.ts'
import type { OwnerKind, Upload } from '../src/upload.ts'
import { mostBytesADay } from '../src/upload-limits.ts'
import { removeUploads } from '../src/upload-rows.ts'
import { makeJpeg, makePdf } from './make-files.ts'
import { formRequest, openTestUploads, pieces, type TestUploads } from './open-test-uploads.ts'

let home: TestUploads
let photo: Buffer
beforeEach(async () => {
  home = await openTestUploads()
  photo = await makeJpeg()
})
afterEach(() => home.close())

const anna = 'customer:anna'
const talk = { kind: 'message', id: 'rozmowa-1' } as const

async function sent(owner: OwnerKind = 'message', sentBy = anna): Promise<Upload> {
  const outcome = await home.uploads.keep(pieces(photo), 'pokój.jpg', { for: owner, sentBy })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}
const claim = (
  ids: readonly string[],
  owner: { kind: OwnerKind; id: string } = talk,
  sentBy = anna,
  about = 'W100000000',
) => inTransaction(home.pool, (client) => claimUploads(client, ids, owner, { sentBy, about }))
const namesOf = async () =>
  ((await home.uploads.of('message', [talk.id])).get(talk.id) ?? []).map(({ id }) => id)

test('a file becomes part of its owner once, for whoever sent it; the order is that of sending', async () => {
  const [first, second] = [await sent(), await sent()]
  expect(await claim([second.id, first.id])).toMatchObject({
    ok: true,
    value: [{ id: first.id }, { id: second.id }],
  })
  expect((await claim([first.id])).ok).toBe(true)
  expect(await namesOf()).toEqual([first.id, second.id])
  expect(await home.uploads.find(first.id)).toMatchObject({
    ownerKind: 'message',
    ownerId: talk.id,
    name: 'pokój.jpg',
  })
})

const strange: Record<string, () => Promise<string>> = {
  'of somebody else': async () => (await sent('message', 'customer:berta')).id,
  'sent for something else': async () => (await sent('complaint')).id,
  'that nobody sent': async () => randomUUID(),
  'of a strange shape': async () => "x' or 1=1",
}

test.for(Object.entries(strange))('a file %s cannot be claimed', async ([, make]) => {
  expect(await claim([await make()])).toEqual({ ok: false, refusal: { code: 'upload-unknown' } })
})

test('what is part of one talk does not become part of another', async () => {
  const { id } = await sent()
  await claim([id])
  expect((await claim([id], { kind: 'message', id: 'rozmowa-2' })).ok).toBe(false)
  expect(await namesOf()).toEqual([id])
})

test('five files for a message, not six; a sender who only sends is stopped', async () => {
  const ids: string[] = []
  for (let nth = 0; nth < 30; nth++) ids.push((await sent()).id)
  expect(await home.uploads.keep(pieces(photo), 'a.jpg', { for: 'message', sentBy: anna })).toMatchObject({
    refusal: { code: 'too-many-files' },
  })
  expect((await claim(ids.slice(0, 5))).ok).toBe(true)
  expect(await claim(ids.slice(5, 6), { ...talk, id: 'x' })).toMatchObject({ ok: true })
  expect(await claim(ids.slice(6, 7))).toEqual({ ok: false, refusal: { code: 'too-many-files' } })
})

/** A PDF of so many mebibytes, as cheap to store as anything. */
const heavy = (mebibytes: number) => makePdf(' '.repeat(mebibytes * 1024 ** 2 - 200))
const keepHeavy = (mebibytes: number, sentBy = anna) =>
  home.uploads.keep(pieces(heavy(mebibytes)), 'skan.pdf', { for: 'message', sentBy })
const storedBytes = async () =>
  Number((await home.pool.query('select coalesce(sum(bytes), 0) as bytes from uploads.upload')).rows[0].bytes)

test('forms of one sender that arrive at once do not bring more than the bytes of a day; a day later they may send again', async () => {
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => keepHeavy(9)))
  const refusals = outcomes.flatMap((one) => (one.ok ? [] : one.refusal.code))
  expect(new Set(refusals)).toEqual(new Set(['day-full']))
  expect(await storedBytes()).toBeLessThanOrEqual(mostBytesADay)
  expect(await home.filesThere()).toHaveLength(12 - refusals.length)
  expect(await home.strays()).toBe(0)
  expect(await keepHeavy(1, 'customer:berta')).toMatchObject({ ok: true })
  home.passHours(25)
  expect(await keepHeavy(1)).toMatchObject({ ok: true })
})

test('tiny files are counted with what each takes beside its bytes', async () => {
  await home.pool.query(
    `insert into uploads.upload (id, owner_kind, owner_id, sent_by, kind, name, bytes, sha256, created_at)
     select gen_random_uuid(), 'message', 'x/' || n, $1, 'pdf', 'a.pdf', 1, sha256('a'), '2026-06-01T11:00:00Z'
     from generate_series(1, 1280) n`,
    [anna],
  )
  expect(await sent('message', 'customer:berta')).toMatchObject({ kind: 'picture' })
  expect(await home.uploads.keep(pieces(photo), 'a.jpg', { for: 'message', sentBy: anna })).toMatchObject({
    refusal: { code: 'day-full' },
  })
})

test('what a sender has stored has a limit, however many days it took', async () => {
  for (let day = 0; day < 5; day++) {
    const { rows } = await home.pool.query<{ id: string }>(
      `insert into uploads.upload (id, owner_kind, owner_id, sent_by, kind, name, bytes, sha256, created_at)
       values (gen_random_uuid(), 'message', 'x', $1, 'pdf', 'a.pdf', $2, sha256('a'), $3) returning id`,
      [anna, 63 * 1024 ** 2, new Date(Date.parse('2026-05-01T12:00:00Z') + day * 86_400_000)],
    )
    expect(rows).toHaveLength(1)
  }
  expect(await keepHeavy(5)).toEqual({ ok: false, refusal: { code: 'kept-full' } })
})

test('an order has a limit, whoever sends; the office can still answer with a file', async () => {
  await home.pool.query(
    `insert into uploads.upload (id, owner_kind, owner_id, about, sent_by, kind, name, bytes, sha256, created_at)
     select gen_random_uuid(), 'message', 'x/' || n, 'W100000000', 'customer:' || n, 'pdf', 'a.pdf', 9000000, sha256('a'),
       '2026-05-01T12:00:00Z' from generate_series(1, 20) n`,
  )
  const [own, office] = [await sent(), await sent('message', 'staff:ewa')]
  expect(await claim([own.id])).toEqual({ ok: false, refusal: { code: 'kept-full' } })
  expect(await claim([own.id], talk, anna, 'W200000000')).toMatchObject({ ok: true })
  expect(await claim([office.id], { ...talk, id: 'x' }, 'staff:ewa')).toMatchObject({ ok: true })
})

test('no file is begun on a disk that is nearly full, and one that fills it is stopped', async () => {
  home.disk.free = 1024 ** 3
  expect(await keepHeavy(1)).toEqual({ ok: false, refusal: { code: 'disk-full' } })
  home.disk.free = 100 * 1024 ** 3
  async function* filling() {
    yield heavy(2)
    home.disk.free = 1024 ** 3
    yield heavy(2)
    yield heavy(2)
  }
  const outcome = await home.uploads.keep(filling(), 'skan.pdf', { for: 'message', sentBy: anna })
  expect(outcome).toEqual({ ok: false, refusal: { code: 'disk-full' } })
  expect([await home.filesThere(), await home.strays()]).toEqual([[], 0])
})

test('what is part of nothing is gone after a day, file and all; the rest stays', async () => {
  const [claimed, forgotten] = [await sent(), await sent()]
  await claim([claimed.id])
  home.passHours(23)
  expect(await home.uploads.sweep()).toBe(0)
  home.passHours(2)
  expect(await home.uploads.sweep()).toBe(1)
  expect(await home.uploads.find(forgotten.id)).toBeNull()
  expect(await home.uploads.open(forgotten.id)).toBeNull()
  expect(await home.filesThere()).toEqual([claimed.id, `${claimed.id}-small`])
})

test('an owner that goes takes its files along; an undone removal leaves them', async () => {
  const { id } = await sent()
  await claim([id])
  const undone = inTransaction(home.pool, async (client) => {
    await removeUploads(client, talk)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await home.uploads.sweep()
  expect(await namesOf()).toEqual([id])
  await inTransaction(home.pool, (client) => removeUploads(client, talk))
  expect(await home.uploads.sweep()).toBe(1)
  expect([await home.filesThere(), await home.strays()]).toEqual([[], 0])
})

test('of some files the others can be removed', async () => {
  const [first, second] = [await sent(), await sent()]
  await claim([first.id, second.id])
  await inTransaction(home.pool, (client) => removeUploads(client, talk, [second.id]))
  expect(await namesOf()).toEqual([second.id])
})

test('a file whose shop died before its row was written is found and removed', async () => {
  const id = randomUUID()
  await writeFile(join(home.folder, `${id}-part`), 'pół zdjęcia')
  await home.pool.query(`insert into uploads.stray_file values ($1, '2026-06-01T11:00:00Z')`, [id])
  expect(await home.uploads.sweep()).toBe(0)
  home.passHours(24)
  expect(await home.uploads.sweep()).toBe(1)
  expect(await home.filesThere()).toEqual([])
})

test('a guest who goes away in the midst leaves nothing behind', async () => {
  async function* broken() {
    yield photo.subarray(0, 200)
    throw new Error('gone')
  }
  const sending = home.uploads.keep(broken(), 'a.jpg', { for: 'message', sentBy: anna })
  await expect(sending).rejects.toThrow('gone')
  expect(await home.filesThere()).toEqual([])
})

test('a folder that cannot be written is told to the guest, not a failure of the page', async () => {
  await rm(home.folder, { recursive: true })
  await writeFile(home.folder, 'w miejscu katalogu')
  const outcome = await home.uploads.keep(pieces(photo), 'a.jpg', { for: 'message', sentBy: anna })
  expect(outcome).toEqual({ ok: false, refusal: { code: 'not-kept' } })
})

test('a form brings words and files; one bad file does not take the rest along', async () => {
  const request = formRequest([
    ['title', 'Zażółć'],
    ['kept', 'a'],
    ['photos', ['../łazienka.jpg', photo]],
    ['photos', ['skrypt.jpg', Buffer.from('<svg/>  <script>')]],
    ['photos', ['', new Uint8Array()]],
    ['photos', ['rachunek.pdf', makePdf()]],
    ['kept', 'b'],
  ])
  const read = await home.uploads.readForm(request, { for: 'message', sentBy: anna })
  if (!read.ok) throw new Error(read.refusal.code)
  expect(read.value.typed).toMatchObject({ title: 'Zażółć', kept: 'b' })
  expect(read.value.all('kept')).toEqual(['a', 'b'])
  expect(read.value.kept.map(({ name }) => name)).toEqual(['łazienka.jpg', 'rachunek.pdf'])
  expect(read.value.refused).toEqual([{ name: 'skrypt', code: 'kind-not-taken' }])
})

test('a form without files is read as well', async () => {
  const request = new Request('https://shop.example/', {
    method: 'POST',
    body: new URLSearchParams({ a: 'ą b' }),
  })
  const read = await home.uploads.readForm(request, { for: 'message', sentBy: anna })
  expect(read).toMatchObject({ ok: true, value: { typed: { a: 'ą b' }, kept: [], refused: [] } })
})

test('of seven photos in one form five are taken, and the guest hears of the others', async () => {
  const request = formRequest(
    Array.from({ length: 7 }, (_, nth) => ['photos', [`${nth}.jpg`, photo]] as const),
  )
  const read = await home.uploads.readForm(request, { for: 'review', sentBy: anna })
  expect(read).toMatchObject({
    value: { kept: { length: 5 }, refused: [{ code: 'too-many-files' }, { code: 'too-many-files' }] },
  })
})

test.for([
  ['no form', 'application/json', '{}'],
  ['without a boundary', 'multipart/form-data', '--x'],
  ['cut off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
  [
    'cut off within a file',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"; filename="a.jpg"\r\n\r\n\xff\xd8\xff',
  ],
  ['without an end', 'multipart/form-data; boundary=x', 'a'.repeat(1000)],
] as const)('a body that is %s is refused', async ([, type, body]) => {
  const request = new Request('https://shop.example/', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  const read = await home.uploads.readForm(request, { for: 'message', sentBy: anna })
  expect(read).toMatchObject({ ok: false, refusal: { code: 'form-unreadable' } })
  expect(await home.filesThere()).toEqual([])
})

test('a form of 100 MB is given up at its limit: no more of it is taken', async () => {
  const piece = Buffer.alloc(256 * 1024, 7)
  let given = 0
  const body = new ReadableStream({
    pull(to) {
      const typed = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nCisza\r\n'
      const head = `${typed}--x\r\nContent-Disposition: form-data; name="a"; filename="a.jpg"\r\n\r\n\xff\xd8\xff`
      to.enqueue(given === 0 ? Buffer.from(head, 'latin1') : piece)
      given += piece.length
      if (given > 100 * 1024 ** 2) to.close()
    },
  })
  const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=x' })
  const read = await home.uploads.readForm({ headers, body }, { for: 'message', sentBy: anna })
  expect(read).toEqual({ ok: false, refusal: { code: 'form-too-large', typed: { title: 'Cisza' } } })
  expect(given).toBeLessThan(42 * 1024 ** 2)
  expect(await home.filesThere()).toEqual([])
})
