import { blockExamples } from '@wojaz/content/examples'
import { describe, expect, test } from 'vitest'
import { drawBlock } from '../../../test/draw-block.tsx'
import { unchangingBlocks } from './content-blocks.ts'
import { fullBlocks, minimalBlocks } from './test-blocks.ts'

describe.each(Object.values(blockExamples))('$name', ({ name, drawn }) => {
  test('with everything its editor can fill in says all of it', async () => {
    const { html, errors } = await drawBlock(fullBlocks[name])
    expect(errors).toEqual([])
    for (const word of drawn) expect(html).toContain(word)
    expect(html).not.toMatch(/undefined|\[object|NaN/)
    expect(html.match(/<img\b(?![^>]*\balt=)/)).toBeNull()
  })

  test('with nothing but what it must have leaves no empty heading, link or list', async () => {
    const { html, errors } = await drawBlock(minimalBlocks[name])
    expect(errors).toEqual([])
    expect(html).not.toMatch(/<(h[1-6]|a|ul|ol|li|p|button)\b[^>]*><\/\1>/)
    expect(html).not.toMatch(/undefined|\[object|NaN|null</)
  })
})

test.each([...unchangingBlocks])('%s is drawn the same wherever it stands', async (name) => {
  const { html } = await drawBlock(fullBlocks[name])
  // The ids that React makes up begin so.
  expect(html).not.toMatch(/"_R_/)
})
