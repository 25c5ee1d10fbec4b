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

test('what is too large or no form is told, and not read to its end', async () => {
  expect((await readStatementForm(sent({}, 'x'.repeat(1024 ** 2)))).fault).toBe('too-large')
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const broken = new Request('https://wojaz.example', { method: 'POST', body: 'nothing', headers })
  expect((await readStatementForm(broken)).fault).toBe('unreadable')
})
