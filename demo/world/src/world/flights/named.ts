import { readNames } from '../texts/read-names.ts'

export const named = readNames(new URL('airport-names.csv', import.meta.url))
