export { ms, percentile, printTable } from './figures.ts'
export { type MixCodes, searchMix } from './search-mix.ts'
