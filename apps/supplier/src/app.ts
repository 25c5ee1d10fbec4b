import type { AddressInfo } from 'node:net'
import type { Clock } from '@wojaz/travel/dates'
import Fastify, { type FastifyInstance } from 'fastify'
import { makeCatalogue } from './catalogue/make-catalogue.ts'
import { controlCalls } from './control-calls.ts'
import { type Faults, failOnDemand, noFaults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { octoCalls } from './octo/octo-calls.ts'
import { badRequest, errorBody, internalError, notFound } from './octo-error.ts'
import type { SupplierSettings } from './settings.ts'
import { openSupplier, type Supplier } from './supplier.ts'

export async function buildSupplier(
  settings: SupplierSettings,
  clock: Clock,
  catalogue = makeCatalogue(settings.seed),
): Promise<{ app: FastifyInstance; supplier: Supplier }> {
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: 256 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
  })
  let faults: Faults = noFaults
  const supplier = openSupplier({
    settings,
    catalogue,
    ledger: openLedger(settings.ledgerFile),
    clock,
    isRejecting: () => faults.kind === 'reject',
  })

  // Some clients announce JSON and send an empty body.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  )
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const isTheirs = (error.statusCode ?? 500) < 500
    if (!isTheirs) process.stderr.write(`${error.stack ?? error.message}\n`)
    return isTheirs
      ? reply.code(400).send(errorBody(badRequest('The request cannot be read')))
      : reply.code(500).send(errorBody(internalError))
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody(notFound)))
  failOnDemand(app, () => faults)

  app.get('/health', async () => ({ status: 'ok' }))
  await app.register(octoCalls, {
    supplier,
    settings,
    publicUrl: () => settings.publicUrl ?? listensAt(app),
  })
  if (settings.hasControl) {
    await app.register(controlCalls, {
      supplier,
      faults: () => faults,
      setFaults(next: Faults) {
        faults = next
      },
    })
  }
  return { app, supplier }
}

export function listensAt(app: FastifyInstance): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
