import { keySeal } from './key-seal.ts'

/** What staff look for may be somebody's name: in an address it stands sealed, so that neither history nor log has it. */
export function wordSealing(secret: string) {
  const { seal, open } = keySeal(secret, 'words')
  return {
    sealWords: (words: string): string => seal(Buffer.from(words)).toString('base64url'),
    /** Empty for what is not ours. */
    openWords: (sealed: string): string => open(Buffer.from(sealed, 'base64url'))?.toString() ?? '',
  }
}
