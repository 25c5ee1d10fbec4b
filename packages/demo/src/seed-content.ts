import { createHash } from 'node:crypto'
import { contentFingerprint } from '@wojaz/content/fingerprint'
import type { ContentWriter } from '@wojaz/content/server'
import { checkoutHeader, footer, globalSearch, header } from './content/layout.ts'
import { pages } from './content/pages.ts'

const globals = { header, footer, 'global-search': globalSearch, 'checkout-header': checkoutHeader } as const

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
  for (const page of pages) progress(`${page.url} ${await writer.addPage(page)}`)
}
