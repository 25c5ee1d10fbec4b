import { expect, test } from 'vitest'
import { stackFrames } from './stack-frames.ts'

test('a stack of Chrome is read from the oldest call to the failure', () => {
  const stack = `TypeError: picture is null
    at Hero (https://wojaz.example/assets/hero-Ab12.js:1:234)
    at async load (https://wojaz.example/assets/entry-Cd34.js?v=1:5:6)
    at https://wojaz.example/assets/entry-Cd34.js:7:8
    at new Promise (<anonymous>)`
  expect(stackFrames(stack)).toEqual([
    { filename: '<anonymous>', function: 'new Promise', in_app: false },
    {
      filename: 'https://wojaz.example/assets/entry-Cd34.js',
      function: '?',
      lineno: 7,
      colno: 8,
      in_app: true,
    },
    {
      filename: 'https://wojaz.example/assets/entry-Cd34.js',
      function: 'load',
      lineno: 5,
      colno: 6,
      in_app: true,
    },
    {
      filename: 'https://wojaz.example/assets/hero-Ab12.js',
      function: 'Hero',
      lineno: 1,
      colno: 234,
      in_app: true,
    },
  ])
})

test('a stack of Firefox or Safari says the same in its own way', () => {
  const stack = `Hero@https://wojaz.example/assets/hero-Ab12.js:1:234
@https://wojaz.example/assets/entry-Cd34.js:7:8
forEach@[native code]`
  expect(stackFrames(stack)).toEqual([
    { filename: '[native code]', function: 'forEach', in_app: false },
    {
      filename: 'https://wojaz.example/assets/entry-Cd34.js',
      function: '?',
      lineno: 7,
      colno: 8,
      in_app: true,
    },
    {
      filename: 'https://wojaz.example/assets/hero-Ab12.js',
      function: 'Hero',
      lineno: 1,
      colno: 234,
      in_app: true,
    },
  ])
})

test('a stack of the server tells our code from that of others', () => {
  const stack = `Error: no
    at search (file:///srv/wojaz/apps/shop/build/server/index.js:10:3)
    at Pool.query (/srv/wojaz/node_modules/pg/lib/client.js:20:1)
    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)`
  expect(stackFrames(stack).map((frame) => [frame.function, frame.in_app])).toEqual([
    ['process.processTicksAndRejections', false],
    ['Pool.query', false],
    ['search', true],
  ])
})

test('the fifty frames nearest to the failure are kept', () => {
  const lines = Array.from(
    { length: 80 },
    (_, depth) => `    at call${depth} (https://wojaz.example/a.js:1:${depth + 1})`,
  )
  const frames = stackFrames(`Error: deep\n${lines.join('\n')}`)
  expect(frames).toHaveLength(50)
  expect(frames.at(-1)?.function).toBe('call0')
  expect(frames[0]?.function).toBe('call49')
})

test.each([undefined, '', 'Error: nothing more', 'rubbish\n\n@'])('“%s” has no frames', (stack) => {
  expect(stackFrames(stack)).toEqual([])
})
