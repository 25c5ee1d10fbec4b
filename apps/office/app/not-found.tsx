import { Trouble } from './document.tsx'

/** What was asked for is not there: faults are thrown on, only refusals come here. */
export function NotFound() {
  return <Trouble status={404} />
}
