import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReceivedEmail } from '@wojaz/mail/testing'
import type { Ending, Wish } from './run-stack.ts'

interface StackFacts {
  siteUrl: string
  admin: { email: string; password: string }
  controlUrl: string
  /** Returns the events that the fake error service has received. */
  receivedUrl: string
  databaseUrl: string
  bankUrl: string
  supplierUrl: string
  metricsToken: string
  dataFolder: string
  home: string
  ports: Pick<Wish, 'port' | 'cmsPort' | 'bankPort' | 'supplierPort'>
  /** The environment it was started with. */
  settings: Record<string, string>
}

/**
 * The running stack for journeys: its URLs, the editor's password, and switches for its parts. Journeys that use a switch are in
 * `*.outage.spec.ts` and leave everything running.
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
    /** The emails to this address, newest last. */
    async emailsTo(address: string): Promise<ReceivedEmail['email'][]> {
      const emails: ReceivedEmail[] = await (await fetch(`${controlUrl}/emails`)).json()
      return emails.filter(({ to }) => to.includes(address)).map(({ email }) => email)
    },
    /** The shop does now what it otherwise does every few seconds or minutes: emails, refunds, deadlines, copies of data. */
    runRounds: () => ask('/rounds'),
    /** The output of `npm start` so far, and the command lines of all its processes. */
    async started(): Promise<{ output: string; commands: string[] }> {
      return (await fetch(`${controlUrl}/stack`)).json()
    },
    /** Stops everything, as Ctrl-C in a terminal. No journey can follow. */
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
