/** Whether the browser has what this tag names. Compared weakly, as RFC 9110 wants it for `If-None-Match`. */
export function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => opaque(tag.trim()))
  return known.includes(opaque(etag)) || known.includes('*')
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '')
}
