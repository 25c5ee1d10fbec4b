import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { Attachment, QueuedEmail } from '../email.ts'
import { composeMessage } from './compose-message.ts'

const from = 'Wojaż <listy@wojaz.example>'
const email: QueuedEmail = {
  id: 'f2712718-9857-451e-8089-148f249d5431',
  kind: 'test-email',
  to: 'anna@wojaz.example',
  subject: 'Rezerwacja W402917655 potwierdzona',
  text: 'Słońce.\nMorze = spokój.\n',
  html: '<p style="color:#fff">Słońce i morze.</p>',
  attempts: 1,
  queuedAt: new Date('2026-06-01T12:00:00Z'),
}
const pdf: Attachment = {
  name: 'faktura-W402917655.pdf',
  type: 'application/pdf',
  bytes: Buffer.from(Array.from({ length: 700 }, (_, at) => at % 256)),
}
const compose = (given: Partial<QueuedEmail> = {}, files: readonly Attachment[] = [pdf], eol = '\r\n') =>
  composeMessage({ email: { ...email, ...given }, files, from, eol: eol as '\n' })
const read = (written: string | null) => PostalMime.parse(Buffer.from(written ?? '', 'latin1'))

test.each(['\r\n', '\n'])(
  'a mail program reads what was written, with lines that end with %j',
  async (eol) => {
    const calendar = { name: 'kalendarz.ics', type: 'text/calendar', bytes: Buffer.from('BEGIN:VCALENDAR') }
    const replyTo = 'biuro@wojaz.example'
    const got = await read(compose({ replyTo }, [pdf, calendar], eol))
    expect(got).toMatchObject({
      subject: email.subject,
      from: { name: 'Wojaż', address: 'listy@wojaz.example' },
      to: [{ address: email.to }],
      replyTo: [{ address: replyTo }],
      messageId: `<${email.id}@wojaz.example>`,
      date: '2026-06-01T12:00:00.000Z',
    })
    expect(got.text?.replaceAll('\r', '').trimEnd()).toBe(email.text.trimEnd())
    expect(got.html?.trim()).toBe(email.html)
    expect(got.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [pdf.name, pdf.type],
      [calendar.name, calendar.type],
    ])
    expect(Buffer.from(got.attachments[0]?.content as ArrayBuffer).equals(Buffer.from(pdf.bytes))).toBe(true)
  },
)

test.each([
  'Zażółć gęślą jaźń i jeszcze raz zażółć gęślą jaźń, dopóki wiersz się nie skończy',
  `Rezerwacja W402917655 potwierdzona: ${'Złota Zatoka Palace & Spa '.repeat(4).trim()}`,
  `Booking confirmed: ${'a long name of a hotel '.repeat(6).trim()}`,
  'Ελλάδα 🏝️🏝️🏝️ і море =?UTF-8?B?eA==?=',
])('any subject arrives: %s', async (subject) => {
  expect((await read(compose({ subject }))).subject).toBe(subject)
})

test.each([
  ['very long words', 'ż'.repeat(500)],
  ['blanks at the end of a line', 'one \ntwo\t\nthree '],
  ['a sign that begins a code', '=3D a=b ='],
  ['empty lines', '\n\na\n\n\nb'],
])('text arrives with %s', async (_what, text) => {
  const got = await read(compose({ text, html: '' }, []))
  expect(got.text?.replaceAll('\r\n', '\n').replace(/\n$/, '')).toBe(text)
})

test('lines have at most 76 characters, and every byte is one of ASCII', () => {
  const written = compose({ subject: 'ż'.repeat(200), html: `<p>${'ż x'.repeat(900)}</p>` }) ?? ''
  expect(Math.max(...written.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(76)
  expect(written).not.toMatch(/[^\r\n\x20-\x7e]/)
})

test.each<[string, Partial<QueuedEmail>, Partial<Attachment>]>([
  ['an address with other letters', { to: 'żółw@wojaz.example' }, {}],
  ['a reply to an address with a name', { replyTo: 'Biuro <biuro@wojaz.example>' }, {}],
  ['a header with other letters', { headers: { 'X-Name': 'Żółw' } }, {}],
  ['a header with a line end', { headers: { 'X-Name': 'a\r\nBcc: b@wojaz.example' } }, {}],
  ['a subject with a line end', { subject: 'a\r\nBcc: b@wojaz.example' }, {}],
  ['a file name with a blank', {}, { name: 'faktura 1.pdf' }],
  ['a type with parameters', {}, { type: 'application/pdf; x="1"' }],
])('%s is left to the library', (_what, given, file) => {
  expect(compose(given, [{ ...pdf, ...file }])).toBeNull()
})

test('every attempt writes the same bytes', () => {
  expect(compose()).toBe(compose())
})
