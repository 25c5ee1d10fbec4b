import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Postgres } from '@wojaz/database'
import type { Mailbox } from '@wojaz/post/testing'
import type { keepAdmin } from '../scripts/steps/admin.mjs'

interface Parts {
  openAdmin(): ReturnType<typeof keepAdmin>
  postgres: Postgres
  mailbox: Mailbox
}

/** Journeys run in other processes than the stack; through this door on loopback they switch its parts off and on (see stack.ts). */
export async function openControl({ openAdmin, postgres, mailbox }: Parts) {
  let admin: ReturnType<typeof openAdmin> | null = null
  const stopAdmin = async () => {
    await admin?.stop()
    admin = null
  }
  const startAdmin = async () => {
    if (admin) return
    admin = openAdmin()
    await admin.start()
  }
  const verbs: Record<string, () => Promise<void>> = {
    '/admin/stop': stopAdmin,
    '/admin/start': startAdmin,
    '/postgres/stop': () => postgres.stop(),
    '/postgres/start': () => postgres.restart(),
  }

  const server = createServer(async (request, response) => {
    if (request.url === '/letters') return void response.end(JSON.stringify(mailbox.letters))
    const verb = request.method === 'POST' ? verbs[request.url ?? ''] : undefined
    try {
      await verb?.()
      response.writeHead(verb ? 204 : 404).end()
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    startAdmin,
    async close() {
      server.closeAllConnections()
      server.close()
      await stopAdmin()
    },
  }
}
