import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentOptions } from './content-options.ts'

/** Options for tests: a fixed clock, a silent log, and no files; a test that uploads gives a folder and removes it. */
export function testOptions(databaseUrl: string, given: Partial<ContentOptions> = {}): ContentOptions {
  return {
    databaseUrl,
    secret: 'a secret for tests only',
    mediaFolder: join(tmpdir(), 'wojaz-no-media'),
    siteUrl: 'http://localhost:3000',
    clock: () => new Date('2026-11-15T12:00:00Z'),
    log: { info() {}, warn() {}, error: console.error },
    ...given,
  }
}
