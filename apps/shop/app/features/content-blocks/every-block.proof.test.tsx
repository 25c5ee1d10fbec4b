import { blockExamples } from '@wojaz/content/examples'
import { expect, test, vi } from 'vitest'
import { drawBlock } from '../../../test/draw-block.tsx'
import { spoiltBlocks } from './test-blocks.ts'

test.each(Object.values(blockExamples))(
  '$name: whatever one of its fields holds, the page around it stands and nothing runs',
  async ({ name }) => {
    for (const { spoilt, component } of spoiltBlocks(name)) {
      const { html } = await drawBlock(component)
      expect(html, spoilt).toContain('<p>przed</p>')
      expect(html, spoilt).toContain('<p>po</p>')
      expect(html, spoilt).not.toMatch(/javascript:|<script>alert|onerror=/i)
    }
    // React's warnings about such values are expected here.
    vi.mocked(console.error).mockClear()
  },
)
