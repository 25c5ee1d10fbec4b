import { createServer } from 'node:net'

/** The preferred port if it is free, else one that the system picks. */
export async function freePort(preferred?: number): Promise<number> {
  return (preferred && (await tryPort(preferred))) || ((await tryPort(0)) as number)
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (port === 0 ? reject(error) : resolve(null)))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : null))
    })
  })
}
