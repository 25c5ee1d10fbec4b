import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { departure } from './web-request.ts'

function replyOf(state: { closed: boolean; writableFinished: boolean }) {
  const raw = Object.assign(new EventEmitter(), state)
  return { raw, reply: { raw } as unknown as FastifyReply }
}

test('a guest who leaves before the answer is complete is noticed, whenever somebody begins to listen', () => {
  const { raw, reply } = replyOf({ closed: false, writableFinished: false })
  const early = departure(reply)
  expect(early.aborted).toBe(false)
  raw.closed = true
  raw.emit('close')
  expect(early.aborted).toBe(true)
  expect(departure(reply).aborted).toBe(true)
})

test('who got the whole answer has not left', () => {
  const { raw, reply } = replyOf({ closed: false, writableFinished: true })
  const early = departure(reply)
  raw.closed = true
  raw.emit('close')
  expect([early.aborted, departure(reply).aborted]).toEqual([false, false])
})
