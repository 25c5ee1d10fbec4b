import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begun last, each of these would run alone while the other core waits. Without a run before it vitest only knows how big files are. */
const longest = [
  'api/killed.test.ts',
  'api/crowds.test.ts',
  'api/one-price.test.ts',
  'painter/paint-scene.test.ts',
  'offers/test/turns.test.ts',
  'embedded/start-postgres.test.ts',
  'offers/test/search.proof.test.ts',
  'steps/browser.test.mjs',
  'content/src/migrate-content.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((end) => moduleId.endsWith(end))
      return found < 0 ? longest.length : found
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}
