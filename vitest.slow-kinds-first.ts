import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The kind of a test is in its name, the slowest first; rules have none. Begun last, a long one would run while the other core waits. */
const kinds = ['.proof.', '.io.', '.db.']

/** Within a kind as vitest does it: the longest of the run before first, or, in a fresh clone, the biggest. */
export class SlowKindsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const found = kinds.findIndex((kind) => moduleId.includes(kind))
      return found < 0 ? kinds.length : found
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}
