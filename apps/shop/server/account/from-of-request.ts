import type { From } from '@wojaz/account/server'
import type { FastifyRequest } from 'fastify'
import { householdOf } from '../request/household.ts'
import { readDevices } from './device-cookie.ts'

/** From where a call comes, and in which browser. */
export function fromOfRequest({ ip, headers }: FastifyRequest): From {
  return { client: householdOf(ip), devices: readDevices(headers.cookie), agent: headers['user-agent'] }
}
