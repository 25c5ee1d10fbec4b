import { z } from 'zod'
import { refusal } from '../refusal.schema.ts'

const tags = ['logins']
const redirect = z.null().describe('Leads on; see `location`.')
const text = z.string().max(2_000)

export const leaveSchema = (name: string) => ({
  summary: `Log in with ${name}`,
  description: `A page of its own, not a call for scripts: the browser is sent to ${name} (state, PKCE and a nonce, bound to the cookie \`login_away\`, good once for ten minutes) and comes back to \`callback\`. 404 where ${name} is not configured.`,
  tags,
  querystring: z.object({
    powrot: text.optional().describe('The page of ours to go to afterwards.'),
    polacz: z
      .literal('1')
      .optional()
      .describe('One more login for whoever is logged in and has just shown who they are.'),
    locale: text.optional(),
  }),
  response: { 303: redirect, 403: refusal, 404: refusal },
})

export const comeBackSchema = (name: string) => ({
  summary: `Come back from ${name}`,
  description:
    'Tokens stay on the server and are forgotten at once; who came is known by issuer and subject. Leads to the page that was wanted, to what is left to ask, or to the login with what went wrong.',
  tags,
  querystring: z.looseObject({ state: text.optional(), code: text.optional(), error: text.optional() }),
  response: { 303: redirect, 404: refusal },
})
