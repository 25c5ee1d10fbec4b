/**
 * True for an unmodified click on a link of this site that opens in the same tab. A script may handle it; all other clicks are
 * left to the browser.
 */
export function isPlainPress(
  press: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
  link: Pick<HTMLAnchorElement, 'origin' | 'target'> | null,
  ownOrigin: string,
): boolean {
  const isPlain = press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey
  const opensHere = link !== null && (link.target === '' || link.target === '_self')
  return isPlain && !press.defaultPrevented && opensHere && link.origin === ownOrigin
}
