import { expect, test } from 'vitest'
import { safeReturn } from './safe-return.ts'

test.each([
  ...['/mytui', '/ulubione?lista=1', '/cs/mytui', '/pz/payment/success/W123456789'],
  ...['/mytui/deaktywacja', '/uk/mytui/deaktywacja/cofnij', '/mytui/ustawienia/moje-dane'],
])('a guest goes back to %s', (path) => expect(safeReturn(path)).toBe(path))

test('what stands behind a # stays behind', () => {
  expect(safeReturn('/ulubione#udostepnij')).toBe('/ulubione')
})

test.each([
  [null],
  [''],
  ['ulubione'],
  ['https://zle.example/'],
  ['//zle.example'],
  ['/\\zle.example'],
  ['/\t/zle.example'],
  ['/..//zle.example'],
  ['javascript:alert(1)'],
  ['/mytui/logowanie'],
  ['/uk/mytui/nowe-konto?x=1'],
  [`/${'a'.repeat(500)}`],
])('%s leads nowhere', (asked) => {
  expect(safeReturn(asked)).toBeNull()
})
