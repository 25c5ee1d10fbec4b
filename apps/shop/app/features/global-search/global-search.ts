export type { SearchBarFacts } from './search-bar-facts.ts'
export { GlobalSearch } from './search-island.tsx'
