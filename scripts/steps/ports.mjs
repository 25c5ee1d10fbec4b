import { createServer } from 'node:net'
import { Refusal } from './refusal.mjs'

/**
 * @param {{ port: number, host: string, variable: string, used: string }} wish
 */
export async function requireFreePort({ port, host, variable, used }) {
  const code = await portFault(port, host)
  if (!code) return
  const elsewhere = `start again with ${variable}=${(port + 10) % 65_536} npm start`
  if (code === 'EADDRINUSE') {
    throw new Refusal(
      `Port ${port}, meant for the ${used}, is taken by another program: stop that program, or ${elsewhere}.`,
    )
  }
  if (code === 'EACCES') {
    throw new Refusal(
      `Port ${port}, meant for the ${used}, may not be opened by this user: start again with a port above 1023, like ${variable}=${port + 3000} npm start.`,
    )
  }
  throw new Refusal(
    `Port ${port} on ${host}, meant for the ${used}, cannot be opened (${code}): check HOST, or ${elsewhere}.`,
  )
}

/** @param {number} port @param {string} host @returns {Promise<string | undefined>} */
function portFault(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
