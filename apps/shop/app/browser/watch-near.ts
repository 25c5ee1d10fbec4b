/**
 * Calls back when the element comes near the viewport. A busy browser reports several crossings in one call, the oldest first, so a
 * part that was far away at first can be near in the second of them.
 */
export function watchNear(element: Element, margin: string, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (crossings) => {
      if (crossings.some(({ isIntersecting }) => isIntersecting)) onNear()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
