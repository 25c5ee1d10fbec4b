import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorBody, type OctoError } from '../octo-error.ts'
import type { SupplierSettings } from '../settings.ts'
import type { Supplier } from '../supplier.ts'
import { type Reading, readCapabilities, readLanguage } from './reading.ts'

export interface OctoOptions {
  readonly supplier: Supplier
  readonly settings: SupplierSettings
  readonly publicUrl: () => string
}

export const readingOf = ({ headers }: FastifyRequest): Reading => ({
  language: readLanguage(headers['accept-language']),
  capabilities: readCapabilities([headers['octo-capabilities']].flat().join()),
})

export function refuse(reply: FastifyReply, error: OctoError) {
  return reply.code(error.status).send(errorBody(error))
}
