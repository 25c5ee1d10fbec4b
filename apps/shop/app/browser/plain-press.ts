/** A plain press on a link of this site that opens here: one that a script may take over. Others are the browser's. */
export function isPlainPress(
  press: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
  link: Pick<HTMLAnchorElement, 'origin' | 'target'> | null,
  ownOrigin: string,
): boolean {
  const isPlain = press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey
  const opensHere = link !== null && (link.target === '' || link.target === '_self')
  return isPlain && !press.defaultPrevented && opensHere && link.origin === ownOrigin
}
