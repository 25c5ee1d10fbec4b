import { testAdmin } from '@wojaz/content/testing'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

export interface Editor {
  headers: Record<string, string>
  change(url: string, fields: object): Promise<void>
  /** An unpublished page. */
  draft(url: string, title: string): Promise<void>
  upload(collection: string, file: File, fields: object): Promise<LightMyRequestResponse>
}

/** Logs in like an editor and uses the admin's REST API. */
export async function signIn(app: FastifyInstance): Promise<Editor> {
  const signedIn = await app.inject({ method: 'POST', url: '/api/users/login', payload: testAdmin })
  if (signedIn.statusCode !== 200) throw new Error(`The editor was not let in: ${signedIn.body}`)
  const session = signedIn.cookies.find(({ name }) => name === 'payload-token')
  const headers = {
    cookie: `payload-token=${session?.value}`,
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
  }

  async function ask(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    if (answer.statusCode >= 400) throw new Error(`The editor was refused: ${answer.body}`)
    return answer.json()
  }

  return {
    headers,
    async change(url, fields) {
      const { docs } = await ask('GET', `/api/pages?where[url][equals]=${url}&limit=1`)
      await ask('PATCH', `/api/pages/${docs[0].id}?locale=pl`, fields)
    },
    async draft(url, title) {
      await ask('POST', '/api/pages?draft=true&locale=pl', { url, title, _status: 'draft' })
    },
    async upload(collection, file, fields) {
      const body = new FormData()
      body.set('_payload', JSON.stringify(fields))
      body.set('file', file)
      const sent = new Response(body)
      return app.inject({
        method: 'POST',
        url: `/api/${collection}?locale=pl`,
        headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
        payload: Buffer.from(await sent.arrayBuffer()),
      })
    },
  }
}
