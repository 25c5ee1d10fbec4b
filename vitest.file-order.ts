import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The kind of a test is in its name; rules have none. A long test that starts last would leave the other core idle.
const slowFirst = ['.io.', '.db.']

/** The same order on every machine: Vitest's own depends on how long the files took there the last time. */
export class FixedFileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const found = slowFirst.findIndex((kind) => moduleId.includes(kind))
      return found < 0 ? slowFirst.length : found
    }
    return files.toSorted(
      (one, other) => place(one) - place(other) || (one.moduleId < other.moduleId ? -1 : 1),
    )
  }
}
