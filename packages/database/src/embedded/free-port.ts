import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

/** Below are the ports of the journeys (see e2e/own-ports.ts). */
const lowest = 26_000
const given = new Set<number>()

/**
 * The preferred port if it is free, else another that is given only once. It is opened later, so it is none of those that the
 * system gives to outgoing connections and to servers that name none: they could take it meanwhile.
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred
  const end = Math.max(firstSystemPort(), lowest + 1_000)
  while (true) {
    const port = randomInt(lowest, end)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
}

/** The first port that the system may give to an outgoing connection. Elsewhere than on Linux it is higher. */
export function firstSystemPort(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s/)[0])
  } catch {
    return 32_768
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
