import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReceivedEmail } from '@wojaz/mail/testing'
import type { Ending, Wish } from './run-stack.ts'

interface StackFacts {
  siteUrl: string
  admin: { email: string; password: string }
  controlUrl: string
  /** Answers with the events that the error service has received. */
  receivedUrl: string
  databaseUrl: string
  bankUrl: string
  supplierUrl: string
  metricsToken: string
  dataFolder: string
  home: string
  ports: Pick<Wish, 'port' | 'cmsPort' | 'bankPort' | 'supplierPort'>
  /** What it was started with. */
  settings: Record<string, string>
}

/**
 * The running stack as a journey sees it: its address, the editor's password, and switches for its parts.
 * Journeys that use a switch live in `*.outage.spec.ts` and leave everything running.
 */
export function runningStack() {
  const { controlUrl, ...facts }: StackFacts = JSON.parse(process.env.E2E_STACK ?? '{}')
  const ask = async (verb: string) => {
    const response = await fetch(`${controlUrl}${verb}`, { method: 'POST' })
    if (!response.ok) throw new Error(`${verb}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    ...facts,
    /** What has arrived for this address, the newest last. */
    async emailsTo(address: string): Promise<ReceivedEmail['email'][]> {
      const emails: ReceivedEmail[] = await (await fetch(`${controlUrl}/emails`)).json()
      return emails.filter(({ to }) => to.includes(address)).map(({ email }) => email)
    },
    /** What `npm start` has said so far, and the commands of all that it has started. */
    async started(): Promise<{ output: string; commands: string[] }> {
      return (await fetch(`${controlUrl}/stack`)).json()
    },
    /** As in a terminal: takes everything down. No journey can follow. */
    pressCtrlC: (): Promise<Ending> => ask('/stack/ctrl-c'),
    shopLog: () => readFileSync(path.join(facts.dataFolder, 'logs/shop.log'), 'utf8'),
    stopAdmin: () => ask('/admin/stop'),
    startAdmin: () => ask('/admin/start'),
    stopBank: () => ask('/bank/stop'),
    startBank: () => ask('/bank/start'),
    stopSupplier: () => ask('/supplier/stop'),
    startSupplier: () => ask('/supplier/start'),
    stopPostgres: () => ask('/postgres/stop'),
    startPostgres: () => ask('/postgres/start'),
    async restartPostgres() {
      await ask('/postgres/stop')
      await ask('/postgres/start')
    },
  }
}
