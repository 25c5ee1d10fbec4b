import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { type Cut, weights } from './cuts.ts'

const packaged = createRequire(import.meta.url)

/** Takes the letters and weights out of the whole file. */
export async function cutFont({ name, letters }: Cut): Promise<Buffer> {
  const whole = packaged.resolve(`@fontsource-variable/onest/files/onest-${name}-wght-normal.woff2`)
  return subsetFont(await readFile(whole), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
}

export const cutFile = ({ name }: Cut) => new URL(`./onest-${name}.woff2`, import.meta.url)
