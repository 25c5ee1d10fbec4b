import { z } from 'zod'
import { refusal } from '../refusal.schema.ts'

export const kept = z.object({
  id: z.string().describe('For the call that makes it part of a message or a complaint, within a day.'),
  name: z.string(),
  kind: z.enum(['picture', 'pdf']),
  bytes: z.number().int(),
})

const response = {
  201: z.object({
    files: z.array(kept),
    refused: z.array(refusal.extend({ name: z.string() })).describe('Files that were not taken, and why.'),
  }),
  403: refusal,
  409: refusal,
  422: refusal,
}

export const messageFilesSchema = {
  summary: 'Send files for a message that will be written',
  description:
    'A form (`multipart/form-data`) with pictures and PDFs; what they are is told by their content.',
  tags: ['mailbox'],
  consumes: ['multipart/form-data'],
  response,
}

export const complaintFilesSchema = {
  ...messageFilesSchema,
  summary: 'Send files for a complaint that will be written',
  tags: ['complaints'],
}
