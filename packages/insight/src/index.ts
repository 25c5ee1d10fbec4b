export { type CountedEvent, countedEvents } from './counted-event.ts'
