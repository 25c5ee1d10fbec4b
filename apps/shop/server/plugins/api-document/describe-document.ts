import { locales } from '@wojaz/travel/locale'
import { describeOperation } from './describe-operation.ts'
import type { Document } from './document-parts.ts'
import { operationName } from './operation-names.ts'
import { sharedRefusals } from './refusals.ts'
import { usedSchemas } from './used-schemas.ts'

const cartKey = { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' } as const

/** The document that is made of the schemas beside the handlers, completed with what is the same for all calls. */
export function describeDocument(document: Document): Document {
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          describeOperation(operationName(method, path) ?? '', operation),
        ]),
      ),
    ]),
  )
  return usedSchemas({
    ...document,
    paths,
    components: {
      ...document.components,
      responses: sharedRefusals,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'tui_bt',
          description:
            'Set by a login for a quarter of an hour; `refreshSession` exchanges it with the cookie `tui_rt`.',
        },
        cart: {
          type: 'apiKey',
          in: 'header',
          name: 'Cart-Id',
          description:
            'The key of a cart, from the header `cart-id` of the call that opened it; `undefined`: none.',
        },
      },
      parameters: {
        Language: {
          in: 'header',
          name: 'X-Market-Language',
          required: false,
          description: 'The language of messages and names; without it that of `Accept-Language`.',
          schema: { type: 'string', enum: [...locales], default: 'pl' },
          example: 'pl',
        },
        OwnCart: {
          in: 'header',
          name: 'Cart-Id',
          required: false,
          description: 'The cart to go on with; `undefined` or left out: a new one.',
          schema: { type: 'string', maxLength: 22 },
        },
        IdempotencyKey: {
          in: 'header',
          name: 'Idempotency-Key',
          required: true,
          description:
            'Made by the caller, one for each thing to be done. The first answer to it is the answer for a day; with another body it is refused.',
          schema: { type: 'string', minLength: 16, maxLength: 128 },
          example: '5f0f4a51-3f0c-4b57-9d8b-4a7c31a7b1f2',
        },
      },
      headers: { CartId: { description: 'The key of the cart, for `Cart-Id`.', schema: cartKey } },
    },
  })
}
