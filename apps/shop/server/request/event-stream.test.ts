import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { beginEventStream } from './event-stream.ts'

test.each([
  ['https://wojaz.example', ['a=1; Secure', 'b=2; Secure']],
  ['http://localhost:3000', ['a=1', 'b=2']],
])('a stream at %s carries what was set on its reply, as every other answer', async (siteUrl, cookies) => {
  const app = Fastify()
  app.get('/events', (_request, reply) => {
    reply.header('set-cookie', 'a=1').header('set-cookie', 'b=2').header('x-frame-options', 'DENY')
    beginEventStream(reply, siteUrl).end()
  })
  const { headers, body } = await app.inject('/events')
  expect(headers).toMatchObject({
    'set-cookie': cookies,
    'x-frame-options': 'DENY',
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(body).toBe('retry: 2000\n\n')
})
