import { besideShop, keepProgram } from './kept-program.mjs'
import { startProcess } from './processes.mjs'
import { inProject, root } from './project.mjs'

/**
 * The local attraction supplier, which implements OCTO (apps/supplier).
 * @param {{ port: number, env: Record<string, string>, token: string, picturesUrl: string, logFile: string | null, say: (line: string) => void }} options
 */
export function keepSupplier({ port, env, token, picturesUrl, logFile, say }) {
  return keepProgram({
    ...besideShop,
    name: 'supplier',
    url: `${supplierUrl(port)}/health`,
    withinMs: 60_000,
    logFile,
    say,
    launch: () =>
      startProcess({
        args: ['--import', 'tsx', inProject('apps/supplier/src/main.ts')],
        cwd: root,
        env: {
          ...env,
          SUPPLIER_PORT: String(port),
          SUPPLIER_TOKEN: token,
          SUPPLIER_PICTURES_URL: picturesUrl,
        },
        logFile,
      }),
  })
}

/** @param {number} port */
export const supplierUrl = (port) => `http://127.0.0.1:${port}`

/**
 * `OCTO_SUPPLIERS` for the local supplier.
 * @param {number} port @param {import('./secrets.mjs').Secrets['supplier']} secrets
 */
export const localSuppliers = (port, { token }) => `wojaz ${supplierUrl(port)} ${token}`
