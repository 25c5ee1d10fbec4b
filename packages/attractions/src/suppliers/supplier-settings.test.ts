import { expect, test } from 'vitest'
import { readSuppliers } from './supplier-settings.ts'

test('any number of suppliers, each a name, an address and a token', () => {
  expect(
    readSuppliers('aegean https://api.aegean.example/octo/ s3cret, alps http://localhost:3003 t0ken'),
  ).toEqual({
    ok: true,
    value: [
      { name: 'aegean', url: 'https://api.aegean.example/octo', token: 's3cret' },
      { name: 'alps', url: 'http://localhost:3003', token: 't0ken' },
    ],
  })
})

test('pictures may lie on other hosts, which are named', () => {
  expect(readSuppliers('alps https://octo.alps.example t0ken cdn.alps.example img.example:8080')).toEqual({
    ok: true,
    value: [
      {
        name: 'alps',
        url: 'https://octo.alps.example',
        token: 't0ken',
        pictureHosts: ['cdn.alps.example', 'img.example:8080'],
      },
    ],
  })
  for (const host of ['https://cdn.alps.example', 'cdn.alps.example/path', '*', 'localhost'])
    expect(readSuppliers(`alps https://octo.alps.example t0ken ${host}`)).toEqual({
      ok: false,
      refusal: [{ code: 'bad-picture-host', entry: 1 }],
    })
})

test('none at all', () => {
  expect(readSuppliers('  ')).toEqual({ ok: true, value: [] })
})

test('everything that is wrong is told at once, and no token with it', () => {
  const text =
    'aegean https://a.example, Big! https://b.example x, c ftp://c.example x, d https://d.example x, d https://d.example y'
  expect(readSuppliers(text)).toEqual({
    ok: false,
    refusal: [
      { code: 'not-three-words', entry: 1 },
      { code: 'bad-name', entry: 2 },
      { code: 'bad-address', entry: 3 },
      { code: 'name-twice', entry: 5 },
    ],
  })
})
