import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * The system picks ports above these for connections and for servers that name none (from 32768 on Linux, 49152 elsewhere), so a
 * port of these stays free until its server has started.
 */
const neverPicked = { from: 20_000, until: 30_000 }
const given = new Set<number>()

/** The preferred port if it is free, else one that nobody else is given. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred
  while (true) {
    const port = randomInt(neverPicked.from, neverPicked.until)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
