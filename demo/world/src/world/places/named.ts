import { readNames } from '../texts/read-names.ts'

export const named = readNames(new URL('place-names.csv', import.meta.url))
