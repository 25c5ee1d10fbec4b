export { LastSeenPlace } from './last-seen-place.tsx'
