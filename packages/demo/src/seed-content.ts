import { createHash } from 'node:crypto'
import { contentFingerprint } from '@wojaz/content/fingerprint'
import type { ContentWriter } from '@wojaz/content/server'
import { checkoutHeader, footer, globalSearch, header } from './content/layout.ts'
import { pages } from './content/pages.ts'

const globals = { header, footer, 'global-search': globalSearch, 'checkout-header': checkoutHeader } as const

/** Saves that wait for Postgres together; more would only queue for its connections. */
const atOnce = 4

/** Changes when seeding would have something to add. */
export function seedFingerprint(): string {
  const parts = JSON.stringify([contentFingerprint(), globals, pages])
  return createHash('sha256').update(parts).digest('hex')
}

/** Fills what is empty. A page that editors have changed or that already exists stays theirs. */
export async function seedContent(writer: ContentWriter, progress: (line: string) => void): Promise<void> {
  await writer.fillGlobal('header', globals.header)
  await writer.fillGlobal('footer', globals.footer)
  await writer.fillGlobal('global-search', globals['global-search'])
  await writer.fillGlobal('checkout-header', globals['checkout-header'])
  progress('header, footer, search, checkout')
  for (let first = 0; first < pages.length; first += atOnce) {
    const batch = pages.slice(first, first + atOnce)
    await Promise.all(batch.map(async (page) => progress(`${page.url} ${await writer.addPage(page)}`)))
  }
}
