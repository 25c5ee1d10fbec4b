import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { type MapSize, type MapView, type Point, pushed, zoomed } from './map-view.ts'

interface GestureOptions {
  surface: RefObject<HTMLElement | null>
  view: MapView | null
  size: MapSize
  /** The wheel zooms at once; else only while the map has the focus, so that a page can be scrolled past it. */
  zoomsByWheel: boolean
  onMove: (view: MapView) => void
}

/** Pixels by which a press is still a press. */
const still = 5
const keyStep = 80

/** Fingers, mouse, wheel and keys push the map and bring it nearer. */
export function useMapGestures({ surface, view, size, zoomsByWheel, onMove }: GestureOptions) {
  const fingers = useRef(new Map<number, Point>())
  const pushing = useRef(false)

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const element = surface.current
    if (!view || !element) return
    if (!zoomsByWheel && !event.ctrlKey && !element.contains(document.activeElement)) return
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 20 : 1
    const steps = Math.max(-1, Math.min(1, (-event.deltaY * lines) / 240))
    onMove(zoomed(view, steps, fromMiddle(event, element)))
  })

  useEffect(() => {
    const element = surface.current
    // React listens passively to wheels: the page would scroll along.
    const listen = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [surface])

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.current.size === 1) pushing.current = false
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId)
      if (!before || !view) return
      const now = { x: event.clientX, y: event.clientY }
      const isFar = Math.hypot(now.x - before.x, now.y - before.y) > still
      if (!pushing.current && !isFar) return
      if (!pushing.current) {
        pushing.current = true
        // From now on it is a push, wherever the finger goes: prices under it are not pressed.
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId)
      fingers.current.set(event.pointerId, now)
      onMove(other ? pinched(view, before, now, other[1], event.currentTarget) : pushedBy(view, before, now))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId),
    onDoubleClick(event: { clientX: number; clientY: number; currentTarget: HTMLElement }) {
      if (view) onMove(zoomed(view, 1, fromMiddle(event, event.currentTarget)))
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const next = view && viewAfterKey(view, event.key, size)
      if (!next || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      onMove(next)
    },
  }
}

/** Arrows push, plus and minus zoom; null: the key means nothing to a map. */
export function viewAfterKey(view: MapView, key: string, { width, height }: MapSize): MapView | null {
  const step = Math.min(keyStep, width / 4, height / 4)
  switch (key) {
    case 'ArrowLeft':
      return pushed(view, step, 0)
    case 'ArrowRight':
      return pushed(view, -step, 0)
    case 'ArrowUp':
      return pushed(view, 0, step)
    case 'ArrowDown':
      return pushed(view, 0, -step)
    case '+':
    case '=':
      return zoomed(view, 1)
    case '-':
    case '_':
      return zoomed(view, -1)
    default:
      return null
  }
}

function pushedBy(view: MapView, before: Point, now: Point): MapView {
  return pushed(view, now.x - before.x, now.y - before.y)
}

/** Two fingers: the stretch between them zooms around the one that rests. */
function pinched(view: MapView, before: Point, now: Point, other: Point, element: HTMLElement): MapView {
  const stretch = distance(now, other) / Math.max(1, distance(before, other))
  return zoomed(view, Math.log2(stretch), fromMiddle({ clientX: other.x, clientY: other.y }, element))
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
