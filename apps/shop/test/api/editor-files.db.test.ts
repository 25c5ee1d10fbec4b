import { describe, expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { type Editor, signIn } from '../editor.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
let upload: Editor['upload']

test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  upload = (await signIn(shop.app)).upload
})

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n45\n%%EOF\n',
)
const mp4 = Buffer.concat([
  box('ftyp', Buffer.from('isom\0\0\x02\0isommp42')),
  box('mdat', Buffer.alloc(1_000, 7)),
])

/** A box of an MP4 file: its length, kind and content. */
function box(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(8 + content.length)
  return Buffer.concat([length, Buffer.from(kind), content])
}

const transcript = {
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', version: 1, text: 'Fale', format: 0, mode: 'normal', style: '', detail: 0 },
        ],
      },
    ],
  },
}
const film = {
  description: 'Fale o zachodzie słońca',
  poster: { scene: '/file/scenes/coast.greek.golden.a1.jpg', alt: 'Zatoka' },
  captions: 'WEBVTT\n\n00:00.000 --> 00:04.000\nSzum morza',
  transcript,
}

describe('GET /file/documents', () => {
  test('gives a document to take home', async () => {
    const file = new File([pdf], 'ogolne-warunki.pdf', { type: 'application/pdf' })
    expect((await upload('documents', file, { title: 'Ogólne warunki' })).statusCode).toBe(201)
    const got = await shop.app.inject('/file/documents/ogolne-warunki.pdf')
    expect(got.statusCode).toBe(200)
    expect(got.rawPayload).toEqual(pdf)
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })
  })

  test('takes nothing that only pretends to be a document', async () => {
    const file = new File(['<script>alert(1)</script>'], 'zly.pdf', { type: 'application/pdf' })
    expect((await upload('documents', file, { title: 'Zły' })).statusCode).toBe(400)
    const page = new File(['<h1>x</h1>'], 'zla.html', { type: 'text/html' })
    expect((await upload('documents', page, { title: 'Zła' })).statusCode).toBe(400)
  })

  test.each([
    '/file/documents/nie-ma.pdf',
    '/file/documents/',
    '/file/documents/..%2f..%2fsecret',
    '/file/videos/.env',
  ])('%s leads nowhere', async (url) => {
    const { statusCode, body } = await shop.app.inject(url)
    expect([403, 404]).toContain(statusCode)
    expect(body).not.toContain('secret=')
  })
})

describe('GET /file/videos', () => {
  test('gives a film piece by piece, with its words', async () => {
    const file = new File([mp4], 'fale.mp4', { type: 'video/mp4' })
    const saved = await upload('videos', file, film)
    expect(saved.statusCode).toBe(201)
    const piece = await shop.app.inject({ url: '/file/videos/fale.mp4', headers: { range: 'bytes=0-9' } })
    expect([piece.statusCode, piece.rawPayload.length, piece.headers['content-range']]).toEqual([
      206,
      10,
      `bytes 0-9/${mp4.length}`,
    ])
    const { id } = saved.json().doc
    const words = await shop.app.inject(`/file/captions/${id}.cs.vtt`)
    expect(words.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(words.body).toContain('Szum morza')
  })

  test('refuses captions that no browser could read, with a sentence', async () => {
    const file = new File([mp4], 'inne.mp4', { type: 'video/mp4' })
    const { statusCode, body } = await upload('videos', file, { ...film, captions: '1\n00:00:01,000 --> x' })
    expect(statusCode).toBe(400)
    expect(body).toContain('WEBVTT')
  })

  test.each(['/file/captions/999.pl.vtt', '/file/captions/1.de.vtt', '/file/captions/x.pl.vtt'])(
    '%s leads nowhere',
    async (url) => {
      expect((await shop.app.inject(url)).statusCode).toBe(404)
    },
  )
})
