export { type RunningBank, startBank } from './gateway/start-bank.ts'
