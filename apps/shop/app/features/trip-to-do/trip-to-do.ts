export { useMissingWords } from './missing-words.ts'
