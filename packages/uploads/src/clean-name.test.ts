import { expect, test } from 'vitest'
import { cleanName } from './clean-name.ts'

test.for([
  ['pokój 12.JPG', 'picture', 'pokój 12.jpg'],
  ['łazienka.png', 'picture', 'łazienka.jpg'],
  ['faktura.pdf', 'pdf', 'faktura.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\Users\\anna\\IMG_1.webp', 'picture', 'IMG_1.jpg'],
  ['faktura.pdf.exe', 'picture', 'faktura.pdf.exe.jpg'],
  ['foto\u202egpj.exe', 'picture', 'fotogpj.exe.jpg'],
  ['a\u2066b\u200fc\u200bd\ufeff.jpg', 'picture', 'abcd.jpg'],
  ['a\r\nSet-Cookie: x=1.jpg', 'picture', 'aSet-Cookie x=1.jpg'],
  ['"><img src=x onerror=alert(1)>.png', 'picture', 'img src=x onerror=alert(1).jpg'],
  ['.htaccess', 'pdf', 'htaccess.pdf'],
  ['...', 'picture', 'plik.jpg'],
  ['', 'picture', 'plik.jpg'],
  ['\ud800.jpg', 'picture', 'plik.jpg'],
  ['Кімната 😀.jpg', 'picture', 'Кімната 😀.jpg'],
] as const)('%s is called %s', ([sent, kind, name]) => {
  expect(cleanName(sent, kind)).toBe(name)
})

test('a long name is cut between signs, and keeps its ending', () => {
  expect(cleanName(`${'😀'.repeat(300)}.png`, 'picture')).toBe(`${'😀'.repeat(100)}.jpg`)
})
