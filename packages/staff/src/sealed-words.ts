import { keySeal } from './key-seal.ts'

/**
 * Search words may contain a guest's name: in addresses they are encrypted, so that neither browser history nor logs contain it.
 */
export function wordSealing(secret: string) {
  const { seal, open } = keySeal(secret, 'words')
  return {
    sealWords: (words: string): string => seal(Buffer.from(words)).toString('base64url'),
    /** Empty if it cannot be decrypted. */
    openWords: (sealed: string): string => open(Buffer.from(sealed, 'base64url'))?.toString() ?? '',
  }
}
