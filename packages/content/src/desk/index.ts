export type { Changed, Desk, Planned } from './desk.ts'
export { readDesk } from './read-desk.ts'
