import { expect, test } from 'vitest'
import { barCode } from './bar-code.ts'

/** Black or white, as a camera sees the middle of each module. */
function seen(path: string, width: number, height: number): string[] {
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '))
  for (const [, x = '', y = '', to = '', below = ''] of path.matchAll(/M(\d+) (\d+)H(\d+)V(\d+)H\d+Z/g))
    for (let row = Number(y); row < Number(below); row += 1)
      for (let column = Number(x); column < Number(to); column += 1) (rows[row] as string[])[column] = '█'
  return rows.map((row) => row.join(''))
}

test('a QR code has its three eyes', () => {
  const code = barCode({ format: 'QRCODE', value: 'AD-20931-X7', kindId: null })
  expect(code).toMatchObject({ width: 21, height: 21, value: 'AD-20931-X7' })
  const rows = seen(code?.path ?? '', 21, 21)
  const eye = ['███████', '█     █', '█ ███ █', '█ ███ █', '█ ███ █', '█     █', '███████']
  const part = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))
  expect([part(0, 0), part(14, 0), part(0, 14)]).toEqual([eye, eye, eye])
})

test('other values are other codes', () => {
  const paths = ['a', 'b'].map((value) => barCode({ format: 'QRCODE', value, kindId: null })?.path)
  expect(new Set(paths).size).toBe(2)
})

test('lines begin and end as the standard wants', () => {
  const code = barCode({ format: 'CODE128', value: 'AD-20931-X7', kindId: null })
  const [row = ''] = seen(code?.path ?? '', code?.width ?? 0, 1 + (code?.height ?? 0))
  expect(row.startsWith('██ █')).toBe(true)
  expect(row.endsWith('██   ███ █ ██')).toBe(true)
})

test('what is too long for a code is none', () => {
  expect(barCode({ format: 'QRCODE', value: 'x'.repeat(5_000), kindId: null })).toBeNull()
})
