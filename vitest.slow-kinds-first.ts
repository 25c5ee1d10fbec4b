import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The kind of a test is in its name, the slowest first; rules have none. A long test that starts last would leave the other core
 * idle.
 */
const kinds = ['.proof.', '.io.', '.db.']

/** Within a kind in vitest's order: by the duration of the previous run, or by size in a fresh clone. */
export class SlowKindsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const found = kinds.findIndex((kind) => moduleId.includes(kind))
      return found < 0 ? kinds.length : found
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}
