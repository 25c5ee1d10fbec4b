import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@wojaz/database/testing'
import { inProject } from '../steps/project.mjs'

/** Created at the first start; the stack of a bench is deleted with its folder. */
export const benchAdmin = { email: 'redakcja@wojaz.example', password: 'Wojaz-bench-haslo-1' }

export interface StackSettings {
  dataFolder: string
  port: number
  cmsPort: number
  /** The size of the demo; undefined: as it is, or the default of a first start. */
  hotels?: number
  /** Further environment variables of the stack. */
  env?: Readonly<Record<string, string>>
}

/** The real `npm start`, timed from the command to the first page; resolves when the admin is up too. */
export async function startForBench({ dataFolder, port, cmsPort, hotels, env = {} }: StackSettings) {
  const started = performance.now()
  const child = spawn(process.execPath, [inProject('scripts/start.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      BANK_PORT: String(await freePort()),
      SUPPLIER_PORT: String(await freePort()),
      DATA_DIR: dataFolder,
      RATE_LIMIT_PER_MINUTE: '100000000',
      UNPAID_ORDERS: '100000',
      GUESTS_PER_ADDRESS: '100000',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      DEMO_OFFICE: 'false',
      ADMIN_EMAIL: benchAdmin.email,
      ADMIN_PASSWORD: benchAdmin.password,
      ...(hotels !== undefined && { DEMO_HOTELS: String(hotels) }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const url = `http://127.0.0.1:${port}`
  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    while (!(await isTrue())) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${output}`)
      await pause(50)
    }
  }
  await until(() =>
    fetch(`${url}/`).then(
      (answer) => answer.ok,
      () => false,
    ),
  )
  const firstPageMs = performance.now() - started
  await until(() => output.includes('Ready.'))
  return {
    url,
    firstPageMs,
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
