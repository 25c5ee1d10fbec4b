import { expect, test } from 'vitest'
import { readStatementForm } from './read-statement-form.ts'

function sent(fields: Record<string, string>, file?: Uint8Array<ArrayBuffer> | string) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file !== undefined) body.append('files', new Blob([file]), 'wyciag.sta')
  return new Request('https://wojaz.example', { method: 'POST', body })
}

test('a file counts more than what is pasted; a field of a file that was left empty is none', async () => {
  const pasted = { text: 'Data;Kwota', step: 'book' }
  expect(await readStatementForm(sent(pasted))).toEqual(pasted)
  expect(await readStatementForm(sent(pasted, ''))).toEqual(pasted)
  expect(await readStatementForm(sent({ text: 'x' }, ':20:MT940'))).toEqual({ text: ':20:MT940', step: '' })
})

test('a form without files is read, too', async () => {
  const body = new URLSearchParams({ text: 'a;b', step: 'book' })
  const request = new Request('https://wojaz.example', { method: 'POST', body })
  expect(await readStatementForm(request)).toEqual({ text: 'a;b', step: 'book' })
})

test('letters of old Windows are letters, and signs that nobody sees are left out', async () => {
  expect((await readStatementForm(sent({}, Uint8Array.of(0xaf, 0, 0xf3, 0xb3, 0xe6)))).text).toBe('Żółć')
})

test('what was looked at can be booked, though old letters have grown to twice their size', async () => {
  const file = new Uint8Array(1024 ** 2 - 500).fill(0xb3)
  const { text, fault } = await readStatementForm(sent({}, file))
  expect([text.length, fault]).toEqual([file.length, undefined])
  expect(await readStatementForm(sent({ step: 'book', text }))).toEqual({ text, step: 'book' })
})

test('of a form that is too large stays what was pasted', async () => {
  const text = 'x'.repeat(1024 ** 2)
  expect(await readStatementForm(sent({ text }))).toEqual({ text, step: '', fault: 'too-large' })
  const both = sent({ text: 'Data;Kwota' }, text)
  expect(await readStatementForm(both)).toEqual({ text: 'Data;Kwota', step: '', fault: 'too-large' })
})

test('what is far too large or no form is told, and not read to its end', async () => {
  const far = sent({ step: 'book' }, 'x'.repeat(2 * 1024 ** 2))
  expect(await readStatementForm(far)).toEqual({ text: '', step: '', fault: 'too-large' })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const broken = new Request('https://wojaz.example', { method: 'POST', body: 'nothing', headers })
  expect((await readStatementForm(broken)).fault).toBe('unreadable')
})
