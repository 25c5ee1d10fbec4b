import { expect, test } from 'vitest'
import { cleanName } from './clean-name.ts'
import { downloadHeaders } from './download-headers.ts'

test('a PDF is only ever saved; a picture that was drawn anew is shown', () => {
  const pdf = downloadHeaders({ kind: 'pdf', name: 'faktura.pdf' })
  expect(pdf).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="faktura.pdf"; filename*=UTF-8''faktura.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const picture = downloadHeaders({ kind: 'picture', name: 'a.jpg' })
  expect(picture['content-disposition']).toMatch(/^inline; /)
  expect(picture['content-type']).toBe('image/jpeg')
})

test.for([
  ['pokój.jpg', `filename="pokoj.jpg"; filename*=UTF-8''pok%C3%B3j.jpg`],
  ['Кімната.jpg', `filename=".jpg"; filename*=UTF-8''%D0%9A%D1%96%D0%BC%D0%BD%D0%B0%D1%82%D0%B0.jpg`],
  ['a\r\nx: y"\u202e.jpg', `filename="ax y.jpg"; filename*=UTF-8''ax%20y.jpg`],
] as const)('%s can be written in a header', ([sent, written]) => {
  const name = cleanName(sent, 'picture')
  expect(downloadHeaders({ kind: 'picture', name })['content-disposition']).toBe(`inline; ${written}`)
})
