import type { FastifyReply } from 'fastify'
import { askerNow } from '../request/asker.ts'

/** Sets `retry-after` on error pages that are temporary. */
export function sayWhenToComeBack(reply: FastifyReply, status: number) {
  if (status !== 429 && status !== 503) return
  reply.headers(askerNow()?.refusal?.headers ?? { 'retry-after': '5' })
}
