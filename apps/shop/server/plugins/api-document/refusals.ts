/** What an answer means when a call says nothing of its own. */
export const meanings: Readonly<Record<string, string>> = {
  200: 'The answer.',
  201: 'Made.',
  202: 'Taken on; it is done later.',
  204: 'Done. There is nothing to tell.',
  303: 'Leads on, see `location`; for plain forms without scripts.',
  400: 'The request cannot be read; `fields` names what is wrong.',
  401: 'Show once more who you are.',
  403: 'Not for this caller. `session-over`: log in, or exchange the refresh token and call again.',
  404: 'There is none, or not for this caller.',
  409: 'Not as things are now; `facts` say how they are.',
  413: 'The body or the address is too large.',
  422: 'Readable, but impossible; `fields` names what needs mending.',
  429: 'Too many. After `Retry-After` seconds again.',
  500: 'A fault of the shop.',
  503: 'Not at this moment: the database, a bank or a supplier does not answer, or too many search at once. After `Retry-After` seconds again.',
}

/** Any call can be refused like this. */
const always = { 429: 'TooMany', 500: 'Fault', 503: 'Unavailable' } as const
const unreadable = { 400: 'Unreadable' } as const
const ofFiles = { 404: 'Missing' } as const
const ofCustomers = { 403: 'Forbidden', 409: 'Conflict' } as const

const body = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
const retryAfter = {
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' },
} as const

export const sharedRefusals = {
  Unreadable: { description: meanings[400], content: body },
  Missing: { description: meanings[404], content: body },
  Forbidden: { description: meanings[403], content: body },
  Conflict: {
    description: `${meanings[409]} \`password-change-needed\`: the header \`x-password-change\` says where.`,
    headers: {
      'x-password-change': { schema: { type: 'string' }, description: 'The page of the new password.' },
    },
    content: body,
  },
  TooMany: { description: meanings[429], headers: retryAfter, content: body },
  Fault: { description: meanings[500], content: body },
  Unavailable: { description: meanings[503], headers: retryAfter, content: body },
}

interface CallKind {
  readonly takesInput: boolean
  readonly needsSession: boolean
  readonly isFile: boolean
}

/** References to the shared refusals of a call. */
export function refusalsOf({ takesInput, needsSession, isFile }: CallKind): Record<string, { $ref: string }> {
  const all = {
    ...(takesInput && unreadable),
    ...(isFile && ofFiles),
    ...(needsSession && ofCustomers),
    ...always,
  }
  return Object.fromEntries(
    Object.entries(all).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  )
}
