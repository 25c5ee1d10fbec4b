/** Whether the browser has the version of this tag. Weak comparison, as RFC 9110 requires for `If-None-Match`. */
export function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => opaque(tag.trim()))
  return known.includes(opaque(etag)) || known.includes('*')
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '')
}
