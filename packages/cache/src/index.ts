export { type Cache, type CacheOptions, createCache, type Found, type Freshness } from './cache.ts'
