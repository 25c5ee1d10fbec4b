import type { ComponentName } from '../components.ts'
import type { BlockExample } from './example-of.ts'

type Examples = { [Name in ComponentName]: BlockExample<Name> }

const files = import.meta.glob<{ example: Examples[ComponentName] }>('./*.example.ts', { eager: true })

/** For tests: every `*.example.ts` of this folder, by the name of its block. `public-component.test.ts` says which one is missing. */
export const blockExamples = Object.fromEntries(
  Object.values(files).map(({ example }) => [example.name, example]),
) as Examples
