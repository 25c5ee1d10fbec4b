import { data } from 'react-router'

/** Somebody else's data is 404. */
export function notFound() {
  return data({ code: 'page-not-found' }, { status: 404 })
}

/** An unknown button value: does nothing, and never counts as a yes. */
export function notUnderstood() {
  return data({ code: 'request-not-understood' }, { status: 422 })
}
