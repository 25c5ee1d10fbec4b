import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueEmail } from '../src/outbox.ts'
import { noon, openTestMail, type TestMail } from './open-test-mail.ts'

let office: TestMail
beforeAll(async () => {
  office = await openTestMail()
})
afterAll(() => office.close())

test('without a mail server an email is a file that mail programs open and nobody else reads', async () => {
  const email = {
    kind: 'test-email',
    to: 'anna@wojaz.example',
    subject: 'Żagle',
    text: 'Wiatr',
    html: '<p>Wiatr</p>',
  }
  const id = await queueEmail(office.pool, email, noon)
  await office.mail.deliverDue()
  const [name, ...others] = await readdir(office.folder)
  expect(others).toEqual([])
  expect(name).toBe(`2026-06-01T12-00-00-test-email-${id}.eml`)
  const file = path.join(office.folder, name as string)
  expect((await stat(file)).mode & 0o077).toBe(0)
  const read = await PostalMime.parse(await readFile(file))
  expect(read).toMatchObject({ subject: 'Żagle', to: [{ address: 'anna@wojaz.example' }] })
})

test('the log says where emails go', async () => {
  office.mail.start()
  await office.mail.close()
  expect(office.logged).toContainEqual({
    message: 'emails go out',
    facts: { destination: `files in ${office.folder}` },
  })
})

test('after thirty days an email is no file any more; what is no email stays', async () => {
  const old = new Date(noon.getTime() - 30 * 24 * 3_600_000 - 1)
  const young = new Date(old.getTime() + 2)
  for (const [name, written] of [
    ['2026-05-02T11-00-00-order-later-a.eml', old],
    ['2026-05-02T12-00-00-order-later-b.eml', young],
    ['notes.txt', old],
  ] as const) {
    await writeFile(path.join(office.folder, name), 'x')
    await utimes(path.join(office.folder, name), written, written)
  }
  await office.mail.tidyUp()
  const left = await readdir(office.folder)
  expect(left).not.toContain('2026-05-02T11-00-00-order-later-a.eml')
  expect(left).toEqual(expect.arrayContaining(['2026-05-02T12-00-00-order-later-b.eml', 'notes.txt']))
})
