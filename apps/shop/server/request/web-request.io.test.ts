import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitedBody } from './limited-body.ts'
import { toWebRequest } from './web-request.ts'

// Simulates a library that rejects a malformed file name: it stops reading while the rest of 200 kB still arrives.
let app: FastifyInstance
let url: string
beforeAll(async () => {
  app = Fastify()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.post('/upload', async (request, reply) => {
    const body = limitedBody(request, reply, 1_000_000)
    const reader = toWebRequest(request, { siteUrl: 'https://wojaz.example', body }).body?.getReader()
    await reader?.read()
    // By now the rest is waiting to be read.
    body.pause()
    await new Promise((resolve) => setImmediate(resolve))
    body.resume()
    await reader?.cancel(new Error('malformed'))
    return reply.code(400).send('malformed')
  })
  app.get('/', async () => 'alive')
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

test('an upload that is given up in the middle is answered, and the process lives on', async () => {
  const upload = () =>
    fetch(`${url}/upload`, {
      method: 'POST',
      body: 'x'.repeat(200_000),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
  // An error thrown after the answer would be uncaught and fail the run.
  for (let times = 0; times < 10; times++) expect((await upload()).status).toBe(400)
  expect(await (await fetch(url)).text()).toBe('alive')
})
