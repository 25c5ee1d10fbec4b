import { createServer, type Server } from 'node:net'
import { firstSystemPort } from '@wojaz/database/testing'
import type { Wish } from './run-stack.ts'

export interface OwnPorts {
  ports: Pick<Wish, 'port' | 'cmsPort' | 'bankPort' | 'supplierPort'>
  /** Others may take them from now on. */
  release(): Promise<void>
}

const blockSize = 10
/** Above are those of `freePort`. */
const [lowest, highest] = [20_000, 26_000]

/**
 * Ports for the programs of one stack, which only open them later. They are below those that the system gives to outgoing connections,
 * so none of these can take one meanwhile; and the first port of the block stays open until the end, so that another run on this
 * machine takes the next block.
 */
export async function openOwnPorts(): Promise<OwnPorts> {
  const end = Math.min(highest, firstSystemPort())
  for (let first = lowest; first + blockSize <= end; first += blockSize) {
    const mark = await listening(first)
    if (!mark) continue
    const [port, cmsPort, bankPort, supplierPort] = [1, 2, 3, 4].map((at) => first + at) as [
      number,
      number,
      number,
      number,
    ]
    const ports = { port, cmsPort, bankPort, supplierPort }
    if (await areFree(Object.values(ports))) return { ports, release: () => closed(mark) }
    await closed(mark)
  }
  throw new Error(`No ten ports in a row are free from ${lowest} to ${end}.`)
}

async function areFree(ports: number[]): Promise<boolean> {
  for (const port of ports) {
    const server = await listening(port)
    if (!server) return false
    await closed(server)
  }
  return true
}

function listening(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
