import { createHash } from 'node:crypto'
import { shippedTexts } from './dictionary/shipped-dictionary.ts'
import { migrations } from './migrations/index.ts'

/** Changes when `prepareContent` has something to do. Cheap, because it does not load Payload. */
export function contentFingerprint(): string {
  const names = migrations.map(({ name }) => name)
  return createHash('sha256')
    .update(JSON.stringify([names, shippedTexts]))
    .digest('hex')
}
