import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Postgres } from '@wojaz/database'
import type { Mailbox } from '@wojaz/post/testing'
import type { KeptProgram } from '../scripts/steps/kept-program.mjs'

interface Parts {
  openAdmin(): KeptProgram
  openBank(): KeptProgram
  postgres: Postgres
  mailbox: Mailbox
}

/** Journeys run in other processes than the stack; through this door on loopback they switch its parts off and on (see stack.ts). */
export async function openControl({ openAdmin, openBank, postgres, mailbox }: Parts) {
  const admin = switchFor(openAdmin)
  const bank = switchFor(openBank)
  const verbs: Record<string, () => Promise<void>> = {
    '/admin/stop': admin.stop,
    '/admin/start': admin.start,
    '/bank/stop': bank.stop,
    '/bank/start': bank.start,
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
    startAdmin: admin.start,
    startBank: bank.start,
    async close() {
      server.closeAllConnections()
      server.close()
      await admin.stop()
      await bank.stop()
    },
  }
}

function switchFor(open: () => KeptProgram) {
  let running: KeptProgram | null = null
  return {
    async start() {
      if (running) return
      running = open()
      await running.start()
    },
    async stop() {
      await running?.stop()
      running = null
    },
  }
}
