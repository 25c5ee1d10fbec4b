import { data } from 'react-router'

/** What is not theirs does not exist. */
export function notFound() {
  return data({ code: 'page-not-found' }, { status: 404 })
}

/** A press that no button of the page makes: nothing is done, and nothing is taken for a yes. */
export function notUnderstood() {
  return data({ code: 'request-not-understood' }, { status: 422 })
}
