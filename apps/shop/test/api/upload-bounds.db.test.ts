import { shippedDictionary } from '@wojaz/content/dictionary'
import { locales } from '@wojaz/travel/locale'
import { openUploads } from '@wojaz/uploads/server'
import { makePdf } from '@wojaz/uploads/testing'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { buildApp } from '../../server/host/app.ts'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { pageOfHeadings } from '../page-of-headings.ts'
import { reservationTest as test } from '../reservation-shop.ts'

const mebibyte = 1024 ** 2

/** A form with so many PDFs of so many mebibytes. */
async function formOf(files: number, mebibytes: number) {
  const form = new FormData()
  const pdf = makePdf(' '.repeat(mebibytes * mebibyte))
  for (let nth = 0; nth < files; nth++) form.append('files', new Blob([pdf as BlobPart]), `skan${nth}.pdf`)
  const request = new Request('https://wojaz.example', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await request.arrayBuffer()), type }
}

interface Answer {
  files: { id: string; bytes: number }[]
  refused: { code: string; message: string }[]
}

async function send(
  app: FastifyInstance,
  { cookies }: AccountGuest,
  { payload, type }: Awaited<ReturnType<typeof formOf>>,
  language = 'pl',
): Promise<Answer> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { cookie, 'content-type': type, 'x-market-language': language }
  const answer = await app.inject({ method: 'POST', url: `${mytui}/mailbox/attachment`, payload, headers })
  return answer.json()
}

test('a customer who sends forms at once stores no more than the bytes of a day, and is told so', async ({
  shop,
}) => {
  const guest = await customerOf(shop, newPerson())
  const form = await formOf(4, 9)
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(shop.app, guest, form)))
  const kept = answers.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes, 0)
  expect(kept).toBeLessThanOrEqual(80 * mebibyte)
  const refused = answers.flatMap((one) => one.refused)
  expect(refused.length).toBeGreaterThanOrEqual(8)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['day-full']))
  expect(refused[0]?.message).toContain('Wyślij formularz bez nich')
})

test.for(locales)(
  'on a disk that is nearly full no file is taken; the sentence in %s says what to do',
  async (locale, { shop }) => {
    const { database, clock, log } = shop.services
    const uploads = openUploads({
      pool: database.pool,
      clock,
      log,
      folder: `${shop.services.env.dataFolder}/uploads`,
      diskRoom: async () => ({ free: 1024 * mebibyte, total: 100 * 1024 * mebibyte }),
    })
    const app = await buildApp({ ...shop.services, uploads }, { render: pageOfHeadings, clientFolder: null })
    const guest = await customerOf(shop, newPerson())
    const answer = await send(app, guest, await formOf(1, 1), locale)
    const message = shippedDictionary(locale)['mailbox.file.fault.diskFull']
    expect(answer).toEqual({ files: [], refused: [{ name: 'skan0', code: 'disk-full', message }] })
    expect(message?.length).toBeGreaterThan(40)
    await app.close()
  },
)
