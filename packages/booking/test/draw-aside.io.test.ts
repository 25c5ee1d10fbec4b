import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openDrawing } from '../src/documents/draw-aside.ts'
import { drawDocument } from '../src/documents/draw-documents.ts'
import type { Order } from '../src/order.ts'
import { makeOrder, documentOptions as options } from './make-order.ts'

const drawing = openDrawing()
afterAll(() => drawing.close())

test('a document drawn on the thread is the one that would be drawn here, and meanwhile this thread is free', async () => {
  let isDrawn = false
  let turns = 0
  const counting = (async () => {
    for (; !isDrawn; turns += 1) await turn()
  })()
  const aside = await drawing.draw(makeOrder(), 'potwierdzenie', options)
  isDrawn = true
  await counting
  expect(aside).toEqual(await drawDocument(makeOrder(), 'potwierdzenie', options))
  expect(Buffer.isBuffer(aside.bytes)).toBe(true)
  expect(turns).toBeGreaterThan(1)
})

test('several are drawn at once, each for who asked for it', async () => {
  const numbers = ['W100000009', 'W402917655', 'W000000018']
  const drawn = await Promise.all(
    numbers.map((number) => drawing.draw(makeOrder({ number }), 'voucher', options)),
  )
  expect(drawn.map(({ fileName }) => fileName)).toEqual(numbers.map((number) => `voucher-${number}.pdf`))
})

test('an order that cannot be drawn fails for who asked, and the next is drawn', async () => {
  await expect(drawing.draw({ locale: 'pl' } as Order, 'faktura', options)).rejects.toThrow('not drawn')
  expect((await drawing.draw(makeOrder(), 'faktura', options)).type).toBe('application/pdf')
})

test('when it is closed who still waits is told, and whoever comes later has a new thread', async () => {
  const waiting = drawing.draw(makeOrder(), 'faktura', options)
  const told = expect(waiting).rejects.toThrow('has ended')
  await drawing.close()
  await told
  expect((await drawing.draw(makeOrder(), 'faktura', options)).type).toBe('application/pdf')
})
