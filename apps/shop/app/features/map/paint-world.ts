import worldUrl from 'world-atlas/countries-50m.json?url'
import type { MapLabel } from './country-labels.ts'
import { type MapSize, type MapView, type Point, pixelOf, project, worldPixels } from './map-view.ts'
import { type Outline, type Topology, type WorldShapes, worldShapes } from './world-shapes.ts'

/** Colours of the shop, as the page says them. */
export interface MapColours {
  water: string
  land: string
  coast: string
  border: string
  ink: string
  halo: string
  font: string
}

export function coloursOf(element: Element): MapColours {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`)
  return {
    water: colour('scene-sky'),
    land: colour('paper'),
    coast: colour('scene-hill'),
    border: colour('line'),
    ink: colour('ink-soft'),
    halo: colour('paper-raised'),
    font: style.fontFamily,
  }
}

let world: Promise<WorldShapes> | null = null

/** Our own base map: one file, fetched when the first map of the visit is opened. */
export function loadWorld(): Promise<WorldShapes> {
  world ??= fetch(worldUrl)
    .then((answer) => {
      if (!answer.ok) throw new Error(`The base map was answered with ${answer.status}`)
      return answer.json() as Promise<Topology>
    })
    .then(worldShapes)
  // The next map tries again.
  world.catch(() => {
    world = null
  })
  return world
}

interface Picture {
  view: MapView
  size: MapSize
  colours: MapColours
}

/** Water, land and borders; names above them. Only what is in sight is drawn. */
export function paintWorld(context: CanvasRenderingContext2D, shapes: WorldShapes | null, picture: Picture) {
  const { size, colours } = picture
  context.fillStyle = colours.water
  context.fillRect(0, 0, size.width, size.height)
  if (!shapes) return
  const isSeen = sightOf(picture)
  const trace = tracer(context, picture)
  context.beginPath()
  for (const rings of shapes.land) if (rings[0] && isSeen(rings[0])) for (const ring of rings) trace(ring)
  context.fillStyle = colours.land
  context.fill('evenodd')
  context.strokeStyle = colours.coast
  context.lineWidth = 1
  context.stroke()
  context.beginPath()
  for (const border of shapes.borders) if (isSeen(border)) trace(border)
  context.strokeStyle = colours.border
  context.stroke()
}

function tracer(context: CanvasRenderingContext2D, { view, size }: Picture) {
  const scale = worldPixels(view.zoom)
  const origin = pixelOf({ x: 0, y: 0 }, view, size)
  return ({ points }: Outline) => {
    let last: Point | null = null
    for (const { x, y } of points) {
      const at = { x: x * scale + origin.x, y: y * scale + origin.y }
      if (!last) context.moveTo(at.x, at.y)
      // From far away most points of a coast fall on each other.
      else if (Math.abs(at.x - last.x) + Math.abs(at.y - last.y) < 0.8) continue
      else context.lineTo(at.x, at.y)
      last = at
    }
  }
}

function sightOf({ view, size }: Picture) {
  const { x, y } = project(view.centre)
  const scale = worldPixels(view.zoom)
  const [wide, high] = [size.width / 2 / scale, size.height / 2 / scale]
  return ({ box }: Outline) =>
    box.right >= x - wide && box.left <= x + wide && box.bottom >= y - high && box.top <= y + high
}

/** Names in order of weight; one that would stand on another is left out. */
export function paintLabels(
  context: CanvasRenderingContext2D,
  labels: readonly MapLabel[],
  { view, size, colours }: Picture,
) {
  const taken: { left: number; right: number; top: number; bottom: number }[] = []
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = colours.halo
  context.fillStyle = colours.ink
  context.font = `500 12px ${colours.font}`
  for (const label of labels) {
    if (view.zoom < label.fromZoom) continue
    const { x, y } = pixelOf(project(label), view, size)
    if (x < -60 || y < -20 || x > size.width + 60 || y > size.height + 20) continue
    const half = context.measureText(label.name).width / 2 + 6
    const box = { left: x - half, right: x + half, top: y - 10, bottom: y + 10 }
    if (taken.some((one) => overlaps(one, box))) continue
    taken.push(box)
    context.strokeText(label.name, x, y)
    context.fillText(label.name, x, y)
  }
}

type Box = { left: number; right: number; top: number; bottom: number }

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}
