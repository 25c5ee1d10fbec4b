import fc from 'fast-check'
import { joined, weighted, word, wordsOf } from './choices.ts'

const longText = 10_000

/** Texts that our forms never send. */
const oddTexts = [
  ...['', ' ', '\t\r\n', '\0', 'a\0b', '\0'.repeat(300), '\u0001\u001f\u007f\u009f', '\u202e\u200b\ufeff'],
  ...['\ud800', '👩‍👩‍👧‍👦', 'ﷺ', 'Zażółć gęślą jaźń', 'x'.repeat(longText), 'Ż'.repeat(longText / 2)],
  ...[
    "'; drop table offers.hotels; --",
    '" or 1=1',
    '[object Object]',
    'a@b.c\nbcc: d@e.f',
    '\\u0000',
    '..\\..\\',
  ],
  ...wordsOf(
    'NaN Infinity -0 1e309 0x1F 1_000 １２ -1 99999999999999999999 9999999999999 null undefined true',
  ),
  ...wordsOf(
    '__proto__ constructor toString hasOwnProperty $1 % %00 %25 \\ _% : :::: # ? ~ @ a@b {{currentYear}}',
  ),
  ...wordsOf(
    '<script>alert(1)</script> ../../../../etc/passwd //evil.example https://evil.example javascript:x',
  ),
  ...wordsOf('2026-02-31 0000-00-00 9999-12-31 -271821-04-20 2026-13 24:00 01.07.2026 yesterday'),
]

const oddNumbers = [
  ...[0, -1, 1.5, -0.1, 255, 65_536, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_999_999_999_999],
  ...[Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 1e21, 1e308, -1e308, 5e-324],
]

const deep = (wrap: (inner: unknown) => unknown) =>
  Array.from({ length: 200 }).reduce<unknown>((inner) => wrap(inner), 'deep')

const oddStructures = [
  ...[null, true, false, [], {}, [[]], [null], [{}], { $ne: 1 }, { length: -1 }, { toString: 1 }],
  ...[JSON.parse('{"__proto__":{"admin":true}}'), { constructor: { prototype: { admin: true } } }],
  ...[
    deep((inner) => [inner]),
    deep((inner) => ({ inner })),
    Array.from({ length: 500 }, (_, index) => index),
  ],
]

export const oddText: fc.Arbitrary<string> = weighted(
  [3, fc.constantFrom(...oddTexts)],
  [1, fc.string({ unit: 'binary', maxLength: 40 })],
)

/** Unusual JSON values. */
export const oddValue: fc.Arbitrary<unknown> = weighted<unknown>(
  [4, oddText],
  [3, fc.constantFrom(...oddNumbers)],
  [3, fc.constantFrom(...oddStructures)],
  [1, fc.jsonValue({ maxDepth: 3 })],
)

/** Invalid percent-encoding. */
const brokenEncoding = word('% %zz %E0%A4%A %C0%80 %ED%A0%80 %2 %u0041 %00 %ff ..%2f %2e%2e')

/** For a path segment. */
export const oddSegment: fc.Arbitrary<string> = weighted(
  [3, oddText.map((text) => encoded(text).slice(0, 1_500))],
  [1, brokenEncoding],
)

const names = word('q a[b][c] a[] __proto__[x] locale page token catalogVersion previewToken x =')

/** `name=value` with known and unknown names. */
export const oddQuery: fc.Arbitrary<string> = fc
  .array(joined(names, '=', oddSegment), { maxLength: 3 })
  .map((pairs) => pairs.join('&'))

/** Half of a surrogate pair cannot be percent-encoded. */
export function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}
