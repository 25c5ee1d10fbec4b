import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, runProgram } from '@wojaz/database/testing'

const program = fileURLToPath(new URL('../../../../apps/supplier/src/main.ts', import.meta.url))
const token = 'token-for-tests-only-0123456789'

/** How the demo supplier fails from now on; see apps/supplier. */
export interface SupplierFaults {
  readonly kind: 'none' | 'delay' | 'error' | 'cut' | 'absent' | 'reject'
  readonly calls?: 'products' | 'availability' | 'hold' | 'confirm' | 'cancel' | 'all'
  readonly delayMs?: number
  readonly times?: number
  readonly after?: number
}

export type RunningSupplier = Awaited<ReturnType<typeof startSupplier>>

/** The demo supplier as a separate process on loopback, with the caller's clock. */
export async function startSupplier(now: Date, settings: Readonly<Record<string, string>> = {}) {
  // It comes back at the same address.
  const port = String(await freePort())
  const folder = mkdtempSync(join(tmpdir(), 'wojaz-supplier-'))
  const began = Date.now()
  const env = () => ({
    ...process.env,
    DATA_DIR: folder,
    SUPPLIER_PORT: port,
    SUPPLIER_TOKEN: token,
    SUPPLIER_CONTROL: 'true',
    SUPPLIER_NOW: new Date(now.getTime() + Date.now() - began).toISOString(),
    ...settings,
  })
  let running = await runProgram(program, env())
  const { url } = running
  const control = async (path: string, body: object) => {
    const answer = await fetch(`${url}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  return {
    url,
    token,
    /** `OCTO_SUPPLIERS` for a shop that uses it. */
    octoSuppliers: `demo ${url} ${token}`,
    control,
    fail: (faults: SupplierFaults) => control('faults', faults),
    /** Kills it like a power cut; `comeBack` restarts it with its stored bookings. */
    goAway: () => running.end('SIGKILL'),
    async comeBack() {
      running = await runProgram(program, env())
    },
    async stop() {
      await running.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
