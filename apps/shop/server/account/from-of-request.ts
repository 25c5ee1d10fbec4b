import type { From } from '@wojaz/account/server'
import type { FastifyRequest } from 'fastify'
import { householdOf } from '../request/household.ts'
import { readDevices } from './device-cookie.ts'

/** The household and the browser of a call. */
export function fromOfRequest({ ip, headers }: FastifyRequest): From {
  return { client: householdOf(ip), devices: readDevices(headers.cookie), agent: headers['user-agent'] }
}
