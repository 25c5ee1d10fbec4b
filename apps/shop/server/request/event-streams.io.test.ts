import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { type EventStream, eventStreams } from './event-streams.ts'

/** A server whose streams the test can write to, and clients that read or do not read. */
async function setUp() {
  const app = Fastify({ forceCloseConnections: true })
  const streams = eventStreams(app, {
    siteUrl: 'http://localhost:3000',
    limits: { cart: 3, customer: 3, household: 10, all: 20 },
  })
  const opened: EventStream[] = []
  app.get<{ Querystring: { cart: string } }>('/', async (request, reply) => {
    opened.push(streams.open(request, reply, { cart: request.query.cart }))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  onTestFinished(() => app.close())

  async function listener(cart: string): Promise<{ heard(): string; socket: Socket; isClosed(): boolean }> {
    const before = opened.length
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    let isClosed = false
    socket.on('data', (part) => {
      heard += part
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      isClosed = true
    })
    socket.write(`GET /?cart=${cart} HTTP/1.1\r\nhost: shop\r\n\r\n`)
    await expect.poll(() => opened.length).toBe(before + 1)
    return { heard: () => heard, socket, isClosed: () => isClosed }
  }
  return { streams, opened, listener }
}

test('of 40 streams of one cart three stay open: the newest; the others are told to come back later', async () => {
  const { streams, opened, listener } = await setUp()
  const first = await listener('c')
  for (let nth = 1; nth < 40; nth++) await listener('c')
  expect(streams.count).toBe(3)
  expect(opened.map((one) => one.isOver())).toEqual([...Array(37).fill(true), ...Array(3).fill(false)])
  await expect.poll(first.heard).toContain('retry: 60000')
})

test('whoever has gone is not counted', async () => {
  const { streams, listener } = await setUp()
  const { socket } = await listener('c')
  await listener('c')
  socket.destroy()
  await once(socket, 'close')
  await expect.poll(() => streams.count).toBe(1)
})

test('a reader that does not read is ended, with everything that waited for it', async () => {
  const { streams, opened, listener } = await setUp()
  const sleeping = await listener('c')
  const awake = await listener('d')
  sleeping.socket.pause()
  let stopped = 0
  opened[0]?.onEnd(() => stopped++)
  const megabyte = 'x'.repeat(1024 ** 2)
  for (let nth = 0; nth < 64 && !opened[0]?.isOver(); nth++) opened[0]?.send(null, megabyte)
  expect([opened[0]?.isOver(), stopped, streams.count]).toEqual([true, 1, 1])
  opened[0]?.send(null, megabyte)
  opened[1]?.send('seat', { seat: '20A' }, 7)
  await expect.poll(awake.heard).toContain('id: 7\nevent: seat\ndata: {"seat":"20A"}\n\n')
})
