import { Trouble } from './document.tsx'

/** Shown only for a refused address. Errors are thrown. */
export function NotFound() {
  return <Trouble status={404} />
}
