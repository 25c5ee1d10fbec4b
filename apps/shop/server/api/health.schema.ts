import { z } from 'zod'

export const liveSchema = {
  summary: 'Is the process alive?',
  tags: ['operations'],
  response: { 200: z.object({ status: z.literal('ok') }) },
}

const readiness = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.boolean(),
  content: z.boolean(),
})

export const readySchema = {
  summary: 'Can this node serve guests?',
  tags: ['operations'],
  response: { 200: readiness, 503: readiness },
}
