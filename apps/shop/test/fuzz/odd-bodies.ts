import fc from 'fast-check'
import { brokenInOnePlace } from './break-one-place.ts'
import { weighted } from './choices.ts'
import type { SentBody } from './fuzzed-request.ts'
import { oddValue } from './odd-values.ts'

const noJson = [
  ...['', ' ', '{', '}', '[', '"', 'null', '1', '[]', '{}', '"text"', '\0', 'undefined', '{"a":NaN}'],
  ...[
    "{'a':1}",
    '{"a":1,}',
    '{"a":1}{"a":1}',
    '\ufeff{}',
    '{"a":"\\ud800"}',
    '{"__proto__":{"x":1}}',
    'a=b&c=d',
  ],
  ...[
    '{"a":1e999}',
    '{"constructor":{"prototype":{}}}',
    '['.repeat(5_000),
    `{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
    `{"a":${'[1,'.repeat(1_000)}`,
  ],
]
const oddTypes = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/octet-stream', 'x'],
  ...['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16'],
]

/** Bodies around a valid one: itself, slightly broken, cut short, of another type, or none at all. */
export function bodiesAround(valid: fc.Arbitrary<unknown>): fc.Arbitrary<SentBody> {
  const inOrder = asText(valid)
  return weighted<SentBody>(
    [4, asJson(inOrder)],
    [6, asJson(asText(valid.chain(brokenInOnePlace)))],
    [1, asJson(asText(oddValue))],
    [1, asJson(fc.constantFrom(...noJson))],
    [1, asJson(cutShort(inOrder))],
    [1, fc.record({ body: inOrder, type: fc.constantFrom(...oddTypes) })],
    [1, fc.constant({})],
  )
}

export function asJson(bodies: fc.Arbitrary<string>): fc.Arbitrary<SentBody> {
  return bodies.map((body) => ({ body, type: 'application/json' }))
}

export function asText(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return values.map((value) => JSON.stringify(value) ?? '')
}

/** The beginning of a body, of any length. */
export function cutShort<Body extends string | Buffer>(bodies: fc.Arbitrary<Body>): fc.Arbitrary<Body> {
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  return fc.tuple(bodies, part).map(([body, kept]) => body.slice(0, Math.floor(body.length * kept)) as Body)
}
