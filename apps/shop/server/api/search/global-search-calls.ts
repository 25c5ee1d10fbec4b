import type { Offers } from '@wojaz/offers/server'
import type { FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { type FastifyPluginAsyncZod, validatorCompiler } from 'fastify-type-provider-zod'
import { localeOf } from '../../request/locale.ts'
import { backend, microservice } from './call-paths.ts'
import { fieldOf, refuse } from './refuse.ts'
import { globalSearchSchema, initialSearchSchema } from './search-calls.schema.ts'
import { filtersAlone, type NamedSearch, searchStateWithFilters } from './search-state.schema.ts'

const paths = [`${backend}/gs`, `${microservice}/gs`]
const initialPaths = [`${backend}/listing/gs/initial`, `${microservice}/gs/initial`]

/** Large enough that a `q` of two megabytes is refused by its field name, not as a body that is too large. */
const bodyLimit = 3 * 1024 ** 2

/** The options of the search form, at first and after each choice. */
export const globalSearchCalls: FastifyPluginAsyncZod<{ offers: Offers }> = async (api, { offers }) => {
  const answer = async (request: FastifyRequest, reply: FastifyReply, { search, nameOf }: NamedSearch) => {
    const found = await offers.globalSearch(search, localeOf(request))
    if (found.ok) return found.value
    return refuse(request, reply, found.refusal, nameOf(fieldOf(found.refusal)))
  }

  for (const path of initialPaths)
    api.post(path, { schema: initialSearchSchema, bodyLimit }, (request, reply) =>
      answer(request, reply, request.body),
    )

  for (const path of paths)
    api.post(path, { schema: globalSearchSchema, bodyLimit, validatorCompiler: byShape }, (request, reply) =>
      answer(request, reply, request.body),
    )
}

/** A failed union does not name the faulty field, so the body is validated with the schema that was meant. */
const byShape: FastifySchemaCompiler<unknown> = (route) => {
  const readFilters = validatorCompiler({ ...route, schema: filtersAlone })
  const readState = validatorCompiler({ ...route, schema: searchStateWithFilters })
  return (body) => (Array.isArray(body) ? readFilters(body) : readState(body))
}
