import { expect, test } from 'vitest'
import { asciiLower, canonicalEmail } from './canonical-email.ts'

test.each([
  ['anna@firma.example', 'anna@firma.example'],
  ['ANNA@FIRMA.EXAMPLE', 'anna@firma.example'],
  ['Anna.Nowak+Lato@Firma.Example', 'anna.nowak+lato@firma.example'],
  ['anna@żółw.pl', 'anna@xn--w-uga1v8h.pl'],
  ['anna@ŻÓŁW.pl', 'anna@xn--w-uga1v8h.pl'],
  // Decomposed, as some keyboards write it.
  ['anna@z\u0307o\u0301łw.pl', 'anna@xn--w-uga1v8h.pl'],
  ['anna@XN--W-UGA1V8H.pl', 'anna@xn--w-uga1v8h.pl'],
  ['anna@пошта.укр', 'anna@xn--80a1acn3a.xn--j1amh'],
  // These are the same domain for every browser and mail server.
  ['anna@ｆｉｒｍａ.example', 'anna@firma.example'],
  ['anna@\ufb01rma.example', 'anna@firma.example'],
  ['anna@ban\u212a.example', 'anna@bank.example'],
])('%s is the mailbox %s', (email, canonical) => {
  expect(canonicalEmail(email)).toBe(canonical)
  expect(canonicalEmail(canonical)).toBe(canonical)
})

test.each(['anna@fİrma.example', 'anna@fırma.example', 'anna@fírma.example', 'anna@fіrma.example'])(
  '%s only looks like firma.example',
  (email) => {
    expect(canonicalEmail(email)).toMatch(/^anna@xn--[a-z0-9-]+\.example$/)
    expect(canonicalEmail(email)).not.toBe('anna@firma.example')
  },
)

test.each(['', 'anna', 'anna@', '@', 'anna@fİrma/x.example', 'anna@ż:80', 'anna@ż?x', 'anna@\u00ad'])(
  'what is no address stays none: %j',
  (text) => expect(canonicalEmail(text)).toBe(text),
)

test('in the part before the domain only A to Z become small', () => {
  expect(asciiLower('ANNAİIı\u212aÅŻ')).toBe('annaİiı\u212aÅŻ')
  expect(canonicalEmail('\u212aASIA@wp.pl')).toBe('\u212aasia@wp.pl')
})
