import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Mailbox } from '@wojaz/mail/testing'
import type { Outage } from './outages.ts'
import { commandsWith, type RunningStack } from './run-stack.ts'

export interface Parts {
  stack: RunningStack
  dataFolder: string
  mailbox: Mailbox
  /** Runs the polling loops of the shop now, and resolves when they have run. */
  runRounds(): Promise<unknown>
  /** By the name of the part. */
  outages: Record<string, Outage>
}

/**
 * Journeys run in other processes than the stack; through this HTTP server on loopback they switch its parts off and on (see
 * stack.ts).
 */
export async function openControl({ stack, dataFolder, mailbox, runRounds, outages }: Parts) {
  const answers: Record<string, () => unknown> = {
    'GET /emails': () => mailbox.emails,
    'GET /stack': () => ({ output: stack.output(), commands: commandsWith(dataFolder) }),
    'POST /rounds': runRounds,
    'POST /stack/ctrl-c': async () => {
      stack.pressCtrlC()
      return stack.ended
    },
    ...Object.fromEntries(
      Object.entries(outages).flatMap(([part, outage]) => [
        [`POST /${part}/stop`, () => outage.begin()],
        [`POST /${part}/start`, () => outage.end()],
      ]),
    ),
  }
  const server = createServer(async (request, response) => {
    const answer = answers[`${request.method} ${request.url}`]
    try {
      response.writeHead(answer ? 200 : 404).end(JSON.stringify((await answer?.()) ?? null))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
