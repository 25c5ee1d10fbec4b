// Derives keys from passwords on a separate thread. Node's asynchronous scrypt shares four threads with compression and DNS, so
// forty passwords at once would delay every page.
import { pbkdf2Sync, scryptSync } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** The parameters of a key: scrypt for customers, PBKDF2 for editors, as Payload makes them. */
export type KeyWish =
  | {
      readonly how: 'scrypt'
      readonly password: string
      readonly salt: Uint8Array
      readonly length: number
      readonly cost: number
    }
  | {
      readonly how: 'pbkdf2'
      readonly password: string
      readonly salt: string
      readonly length: number
      readonly iterations: number
    }

export interface HashWish {
  readonly id: number
  readonly wish: KeyWish
}
export type HashAnswer =
  | { readonly id: number; readonly key: Uint8Array }
  | { readonly id: number; readonly fault: string }

const blockSize = 8

// Pages have priority over passwords. On other systems than Linux this call would slow the whole process down.
if (process.platform === 'linux' && parentPort) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', ({ id, wish }: HashWish) => {
  parentPort?.postMessage(answerTo(id, wish))
})

function answerTo(id: number, wish: KeyWish): HashAnswer {
  try {
    return { id, key: keyOf(wish) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}

function keyOf(wish: KeyWish): Uint8Array {
  const { password, salt, length } = wish
  if (wish.how === 'pbkdf2') return pbkdf2Sync(password, salt, wish.iterations, length, 'sha256')
  const N = 2 ** wish.cost
  return scryptSync(password, salt, length, { N, r: blockSize, p: 1, maxmem: 256 * blockSize * N })
}
