import { expect, test } from 'vitest'
import { type StreamOwner, streamsToEnd } from './stream-limits.ts'

const limits = { cart: 2, customer: 3, household: 4, all: 6 }
type Named = StreamOwner & { name: string }
const stream = (name: string, household: string, owner: Partial<StreamOwner> = {}): Named => ({
  name,
  household,
  ...owner,
})
const ended = (open: readonly Named[], newcomer: StreamOwner) =>
  streamsToEnd(open, newcomer, limits).map(({ name }) => name)

test.for([
  [
    'one more of a cart',
    [stream('a', '1', { cart: 'c' }), stream('b', '1')],
    { household: '1', cart: 'c' },
    [],
  ],
  [
    'too many of a cart, also from other addresses',
    [stream('a', '1', { cart: 'c' }), stream('b', '2', { cart: 'c' })],
    { household: '3', cart: 'c' },
    ['a'],
  ],
  [
    'too many of a customer',
    ['a', 'b', 'c'].map((name) => stream(name, name, { customer: 'anna' })),
    { household: '9', customer: 'anna' },
    ['a'],
  ],
  [
    'too many of an address, whatever carts it has',
    ['a', 'b', 'c', 'd'].map((name) => stream(name, '1', { cart: name })),
    { household: '1', cart: 'e' },
    ['a'],
  ],
  ['strangers without a cart are not one cart', [stream('a', '1'), stream('b', '2')], { household: '3' }, []],
  [
    'too many in all: of the address with the most',
    [
      stream('a', '1'),
      stream('b', '2'),
      stream('c', '2'),
      stream('d', '2'),
      stream('e', '3'),
      stream('f', '4'),
    ],
    { household: '5' },
    ['b'],
  ],
] as const)('%s', ([, open, newcomer, names]) => {
  expect(ended(open, newcomer)).toEqual(names)
})
