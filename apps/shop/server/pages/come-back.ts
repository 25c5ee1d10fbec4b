import type { FastifyReply } from 'fastify'
import { askerNow } from '../request/asker.ts'

/** Who gets another page than the one asked for hears when to try again. */
export function sayWhenToComeBack(reply: FastifyReply, status: number) {
  if (status !== 429 && status !== 503) return
  reply.headers(askerNow()?.refusal?.headers ?? { 'retry-after': '5' })
}
