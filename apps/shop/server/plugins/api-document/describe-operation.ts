import {
  answerHeaders,
  fileAnswers,
  needsCart,
  needsIdempotencyKey,
  needsSession,
  opensCart,
} from './call-needs.ts'
import type { Answer, Operation, Parameter } from './document-parts.ts'
import { bodyExamples, valueExample } from './examples.ts'
import { meanings, refusalsOf } from './refusals.ts'

const shared = (name: string): Parameter => ({ $ref: `#/components/parameters/${name}` })

/** An operation with what no schema beside a handler says: its name, needs, headers, examples and the refusals of every call. */
export function describeOperation(operationId: string, operation: Operation): Operation {
  const parameters = [
    ...(operation.parameters ?? []).map((parameter) => describeParameter(operationId, parameter)),
    shared('Language'),
    ...(opensCart.has(operationId) ? [shared('OwnCart')] : []),
    ...(needsIdempotencyKey.has(operationId) ? [shared('IdempotencyKey')] : []),
  ]
  const takesInput = Boolean(operation.requestBody) || (operation.parameters ?? []).length > 0
  return {
    operationId,
    ...operation,
    parameters,
    ...(operation.requestBody && { requestBody: bodyWithExample(operationId, operation.requestBody) }),
    ...securityOf(operationId),
    responses: {
      ...refusalsOf({
        takesInput,
        needsSession: needsSession.has(operationId),
        isFile: operationId in fileAnswers,
      }),
      ...Object.fromEntries(
        Object.entries(operation.responses).map(([status, answer]) => [
          status,
          describeAnswer(operationId, status, answer),
        ]),
      ),
    },
  }
}

function describeParameter(operationId: string, parameter: Parameter): Parameter {
  const example = valueExample(operationId, parameter.name ?? '')
  const isList = (parameter.schema as { type?: unknown } | undefined)?.type === 'array'
  return {
    ...parameter,
    // Lists are separated by commas.
    ...(isList && { style: 'form', explode: false }),
    ...(example !== undefined && { example }),
  }
}

function bodyWithExample(operationId: string, body: NonNullable<Operation['requestBody']>) {
  const json = body.content['application/json']
  const example = bodyExamples[operationId]
  if (!json || example === undefined) return body
  return { ...body, content: { ...body.content, 'application/json': { ...json, example } } }
}

function securityOf(operationId: string): Pick<Operation, 'security'> {
  if (needsSession.has(operationId)) return { security: [{ session: [] }] }
  return needsCart.has(operationId) ? { security: [{ cart: [] }] } : {}
}

function describeAnswer(operationId: string, status: string, answer: Answer): Answer {
  const isSuccess = status.startsWith('2')
  const own = answer.description === 'Default Response' ? undefined : answer.description
  const file = isSuccess ? fileAnswers[operationId] : undefined
  const headers = { ...(isSuccess && headersOf(operationId)), ...answer.headers }
  const { content, ...rest } = answer
  const isEmpty = status === '204' || status.startsWith('3')
  return {
    ...rest,
    description: own ?? meanings[status] ?? 'See `code`.',
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(file && { content: { [file]: { schema: { type: 'string', format: 'binary' } } } }),
    ...(!file && !isEmpty && content && { content }),
  }
}

function headersOf(operationId: string) {
  const told = Object.entries(answerHeaders[operationId] ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ])
  const hasCart = needsCart.has(operationId) || opensCart.has(operationId)
  return {
    ...(hasCart && { 'cart-id': { $ref: '#/components/headers/CartId' } }),
    ...Object.fromEntries(told),
  }
}
