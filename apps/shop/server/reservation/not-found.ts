import { data } from 'react-router'

/** What is not theirs does not exist. */
export function notFound() {
  return data({ code: 'page-not-found' }, { status: 404 })
}
