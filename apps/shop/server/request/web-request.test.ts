import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { toWebRequest } from './web-request.ts'

const sent = { raw: { url: '/api/media' }, method: 'POST', headers: {} } as FastifyRequest

test('whoever stops reading a body in the middle does not end the process with the rest of it', async () => {
  const body = new PassThrough()
  const reader = toWebRequest(sent, { siteUrl: 'https://wojaz.example', body }).body?.getReader()
  for (let part = 0; part < 5; part++) body.write(Buffer.alloc(64 * 1024))
  await reader?.read()
  await reader?.read()
  // An error thrown here would be uncaught and fail the run.
  await reader?.cancel(new Error('enough'))
  body.end()
  await setImmediate()
  expect(body.destroyed).toBe(true)
})
