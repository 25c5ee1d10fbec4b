import { type Clock, dayOf } from '@wojaz/travel/dates'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type FormServices, sendGuestForm } from '../guest-forms/guest-forms.ts'
import { formBodyLimit, formLimit } from '../plugins/rate-limit.ts'
import { shippedText } from '../request/error-text.ts'
import { Fault } from '../request/errors.ts'
import { isForeign } from '../request/foreign-request.ts'
import { householdOf } from '../request/household.ts'
import { localeOf } from '../request/locale.ts'
import { type FindCustomer, visitorOf } from '../request/visitor.ts'
import { guestFormSchema } from './guest-forms.schema.ts'

interface GuestFormOptions extends FormServices {
  clock: Clock
  siteUrl: string
  findCustomer: FindCustomer
}

/** For forms on pages with scripts. Without scripts the form is posted to its page (pages.ts). */
export const guestForms: FastifyPluginAsyncZod<GuestFormOptions> = async (api, options) => {
  const { clock, siteUrl, findCustomer } = options
  const route = { schema: guestFormSchema, config: formLimit, bodyLimit: formBodyLimit }

  api.post('/api/www/forms', route, async (request, reply) => {
    if (isForeign(request, siteUrl)) throw new Fault('forbidden')
    const { page, form, fields: typed } = request.body
    const locale = localeOf(request)
    const customer = await findCustomer(request, reply)
    const visitor = visitorOf(customer, request.headers.cookie, dayOf(clock()))
    const place = householdOf(request.ip)
    const outcome = await sendGuestForm(options, { page, form, typed }, { locale, visitor, place, customer })
    reply.header('cache-control', 'no-store')
    if (outcome.ok) return reply.send({ message: outcome.value.thanks })
    const { refusal } = outcome
    if (refusal.code !== 'form-faulty') throw new Fault(refusal.code)
    return reply.code(422).send({ ...refusal, message: shippedText('forms.mend', locale) })
  })
}
