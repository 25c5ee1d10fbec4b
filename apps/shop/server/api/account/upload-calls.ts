import { keyOfCode } from '@wojaz/content'
import type { OwnerKind, UploadFormRefusal, UploadRefusal } from '@wojaz/uploads'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { mailboxCalls } from '../../../app/features/mailbox/mailbox-address.ts'
import { savingLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { isFileFormType, leaveFileForms } from '../../request/form-body.ts'
import { limitedBody, mostFileFormBytes } from '../../request/limited-body.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { toWebRequest } from '../../request/web-request.ts'
import { fileSender } from '../../talks/message-files.ts'
import { securedCalls } from './secured-call.ts'
import { complaintFilesSchema, messageFilesSchema } from './upload-calls.schema.ts'

interface UploadCallOptions extends Pick<Services, 'uploads' | 'clock' | 'env'> {
  findCustomer: FindCustomer
}

/** Uploads files one by one before the message or complaint they belong to, which helps in a poor network. */
export const uploadCalls: FastifyPluginAsyncZod<UploadCallOptions> = async (api, services) => {
  const { uploads, env } = services
  const secured = securedCalls(services)
  leaveFileForms(api)
  api.addHook('onRequest', async (request) => {
    if (isForeign(request, env.siteUrl)) throw new Fault('forbidden')
  })

  async function receive(request: FastifyRequest, reply: FastifyReply, owner: OwnerKind) {
    const customer = await secured(request, reply)
    if (!customer) return reply
    if (!isFileFormType(request.headers['content-type'])) throw new Fault('invalid-request')
    const body = limitedBody(request, reply, mostFileFormBytes)
    const form = toWebRequest(request, { siteUrl: env.siteUrl, body })
    const sent = await uploads.readForm(form, { for: owner, sentBy: fileSender(customer.uid) })
    const words = (code: UploadRefusal['code'] | UploadFormRefusal['code']) =>
      shippedText(`mailbox.file.fault.${keyOfCode(code)}`, localeOf(request))
    if (!sent.ok) {
      const { code } = sent.refusal
      return reply.code(422).send({ code, message: words(code) })
    }
    const files = sent.value.kept.map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes }))
    const refused = sent.value.refused.map(({ name, code }) => ({ name, code, message: words(code) }))
    return reply.code(201).send({ files, refused })
  }

  api.post(
    mailboxCalls.attachment,
    { config: savingLimit, schema: messageFilesSchema },
    async (request, reply) => receive(request, reply, 'message'),
  )
  api.post(
    '/api/www/tui-complaints/files',
    { config: savingLimit, schema: complaintFilesSchema },
    async (request, reply) => receive(request, reply, 'complaint'),
  )
}
