import { complaintStates, complaintWishes } from '@wojaz/complaints'
import { z } from 'zod'
import { refusal } from '../refusal.schema.ts'

const tags = ['complaints']
const text = z.string().max(10_000)
const list = z.array(z.string().max(100)).max(20).default([])
const state = z.enum(Object.keys(complaintStates) as [keyof typeof complaintStates])
const refused = { 401: refusal, 403: refusal, 404: refusal, 409: refusal, 422: refusal }

export const category = z.object({
  code: z.string(),
  name: z.string(),
  questions: z.array(z.object({ code: z.string(), text: z.string(), required: z.boolean() })),
  wishes: z.array(z.enum(complaintWishes)),
})

const form = z.object({
  orderNumber: z.string().max(20),
  typed: z
    .record(z.string().max(60), text)
    .refine((typed) => Object.keys(typed).length <= 40)
    .meta({ description: 'By the names of the fields; `answer.{question}` for questions of the category' }),
  wishes: list,
})

export const structureSchema = {
  summary: 'What the form of a complaint asks, by category, in the language of the request',
  tags,
  response: { 200: z.object({ categories: z.array(category), wishes: z.array(z.enum(complaintWishes)) }) },
}

export const selectorsSchema = {
  summary: 'The trips of the customer that a complaint may be about',
  tags,
  response: {
    200: z.object({
      trips: z.array(
        z.object({ orderNumber: z.string(), hotel: z.string(), from: z.iso.date(), to: z.iso.date() }),
      ),
    }),
    403: refusal,
  },
}

export const validateSchema = {
  summary: 'Whether a complaint is complete; nothing is sent',
  tags,
  body: form,
  response: { 200: z.object({ isComplete: z.literal(true) }), ...refused },
}

export const submitSchema = {
  summary: 'Sends a complaint; the receipt leaves by e-mail',
  tags,
  body: form.extend({ files: list.meta({ description: 'Ids of files sent before' }) }),
  response: {
    200: z.object({ number: z.string(), deadline: z.iso.date(), state }),
    ...refused,
  },
}

export const draftSchema = {
  summary: 'Keeps what has been written so far',
  tags,
  body: form.extend({ stay: list }),
  response: { 200: z.object({ savedAt: z.string() }), ...refused },
}

export const historySchema = {
  summary: 'Complaints of the customer, the newest first, with every step',
  tags,
  response: {
    200: z.object({
      complaints: z.array(
        z.object({
          number: z.string(),
          orderNumber: z.string(),
          state,
          deadline: z.iso.date(),
          receivedAt: z.iso.datetime(),
          decision: z
            .object({
              text: z.string(),
              amount: z.int().nullable(),
              answer: z.enum(['accepted', 'refused']).nullable(),
            })
            .nullable(),
          owed: z.int().nullable(),
          paidAt: z.iso.datetime().nullable(),
          events: z.array(
            z.object({
              at: z.iso.datetime(),
              state,
              actor: z.enum(['guest', 'office', 'clock']),
              text: z.string().nullable(),
            }),
          ),
        }),
      ),
    }),
    403: refusal,
  },
}

export const fileSchema = {
  summary: 'A file of a complaint, for the customer whose it is',
  tags,
  params: z.object({ id: z.uuid() }),
}
