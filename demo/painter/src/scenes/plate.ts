import { darken, lighten, mix } from '../colour.ts'
import { dish } from '../indoors/dish.ts'
import { indoor } from '../indoors/furniture.ts'
import { disc, ellipse, fill, H, n, polygon, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** A table from above: the local dish, a glass, small bowls, leaves and light. */
export function plate(stage: Stage): string {
  const random = stage.random.fork('plate')
  const side = random.side()
  const x = W / 2 + side * random.between(0, 90)
  const y = 400 + random.between(-14, 20)
  const r = random.between(232, 258)
  return [
    table(stage, random),
    dapple(stage, random),
    napkin(stage, random, x - side * (r + 120), y + 40, side),
    cutlery(stage, x - r - 62, y) + cutlery(stage, x + r + 50, y, true),
    crockery(stage, random, x, y, r),
    dish(stage, random, x, y, r * 0.82),
    glass(stage, random, x + side * (r + 120), y - 190),
    bowls(stage, random, x, y, r, side),
    sprigs(stage, random, side),
  ].join('')
}

function table(stage: Stage, random: Random): string {
  const kind = random.pick(['wood', 'linen', 'tiles', 'wood'] as const)
  if (kind === 'linen') {
    const cloth = random.pick(['#f4ead8', '#e8eef0', lighten(random.pick(stage.place.accents), 0.6)])
    const check = lighten(random.pick(stage.place.accents), 0.25)
    let bands = ''
    const gap = random.between(84, 120)
    for (let x = gap / 2; x < W; x += gap)
      bands += rect(x, 0, gap * 0.32, H, indoor(stage, check), 'opacity=".28"')
    for (let y = gap / 3; y < H; y += gap)
      bands += rect(0, y, W, gap * 0.32, indoor(stage, check), 'opacity=".28"')
    return rect(0, 0, W, H, indoor(stage, cloth, 0.05)) + bands
  }
  if (kind === 'tiles') return mosaic(stage, random)
  const wood = mix(stage.place.wood, random.pick(['#c49a6c', '#8a5a38', '#e0c8a4']), 0.55)
  const grain = Array.from({ length: 26 }, () => {
    const y = random.between(0, H)
    return `M${n(random.between(-200, W))} ${n(y)}q120 ${n(random.between(-7, 7))} 260 0t240 ${n(random.between(-5, 5))}`
  })
  const planks = Array.from(
    { length: 6 },
    (_, i) =>
      rect(
        0,
        i * 134,
        W,
        134,
        indoor(stage, mix(wood, i % 2 ? darken(wood, 0.1) : lighten(wood, 0.08), random.next()), 0.08),
      ) + rect(0, i * 134, W, 4, indoor(stage, darken(wood, 0.3), 0.6)),
  )
  return planks.join('') + stroke(grain.join(''), indoor(stage, darken(wood, 0.2), 0.4), 2, 'opacity=".35"')
}

/** Painted tiles: a star in every other one. */
function mosaic(stage: Stage, random: Random): string {
  const size = 100
  const ground = indoor(stage, '#fbf4e6', 0.08)
  const colours = [stage.place.accents[0] ?? '#2f77c4', stage.place.accents[1] ?? '#d8a11e'].map((colour) =>
    indoor(stage, mix(colour, '#ffffff', 0.15), 0.05),
  )
  let stars = ''
  let petals = ''
  let lines = ''
  for (let i = 0; i < 12; i++) lines += `M${i * size} 0V${H}M0 ${i * size}H${W}`
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 12; column++) {
      const [cx, cy] = [column * size + 50, row * size + 50]
      if ((row + column) % 2)
        stars += `M${cx} ${cy - 40}L${cx + 12} ${cy - 12}L${cx + 40} ${cy}L${cx + 12} ${cy + 12}L${cx} ${cy + 40}L${cx - 12} ${cy + 12}L${cx - 40} ${cy}L${cx - 12} ${cy - 12}Z`
      else
        petals +=
          disc(cx - 18, cy, 13) + disc(cx + 18, cy, 13) + disc(cx, cy - 18, 13) + disc(cx, cy + 18, 13)
    }
  }
  const order = random.chance(0.5) ? [0, 1] : [1, 0]
  return (
    rect(0, 0, W, H, ground) +
    fill(stars, colours[order[0] ?? 0] ?? '#27c') +
    fill(petals, colours[order[1] ?? 1] ?? '#da2', 'opacity=".8"') +
    stroke(lines, indoor(stage, '#d8cbb4', 0.3), 3)
  )
}

/** Sun through leaves: soft patches of shade. */
function dapple(stage: Stage, random: Random): string {
  let d = ''
  for (let i = 0; i < 16; i++) {
    const [x, y] = [random.between(0, W), random.between(0, H)]
    const a = random.between(0, 6.3)
    const l = random.between(90, 200)
    d += `M${n(x)} ${n(y)}q${n(Math.cos(a - 0.4) * l * 0.6)} ${n(Math.sin(a - 0.4) * l * 0.6)} ${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}q${n(-Math.cos(a + 0.4) * l * 0.6)} ${n(-Math.sin(a + 0.4) * l * 0.6)} ${n(-Math.cos(a) * l)} ${n(-Math.sin(a) * l)}z`
  }
  return (
    fill(d, stage.shadow, 'opacity=".1"') +
    rect(
      0,
      0,
      W,
      H,
      stage.radial(
        [
          [0, stage.light.glow, 0.3],
          [1, stage.light.glow, 0],
        ],
        { x: stage.sunX, y: 0, r: 800 },
      ),
    )
  )
}

function crockery(stage: Stage, random: Random, x: number, y: number, r: number): string {
  const rim = random.chance(0.55) ? random.pick(stage.place.accents) : '#fffdf8'
  const s = stage.sunSide
  const white = (shade: number) => indoor(stage, '#fffdf8', shade)
  let dots = ''
  if (rim !== '#fffdf8')
    for (let i = 0; i < 36; i++)
      dots += disc(x + Math.cos(i / 5.73) * r * 0.885, y + Math.sin(i / 5.73) * r * 0.885, r * 0.024)
  return (
    ellipse(x - s * 26, y + 30, r * 1.03, r * 1.03, stage.shadow, 'opacity=".26"') +
    ellipse(x, y, r, r, white(0.05)) +
    stroke(disc(x, y, r * 0.965), indoor(stage, rim, 0.05), r * 0.035) +
    (dots && fill(dots, indoor(stage, rim, 0.05))) +
    ellipse(x, y, r * 0.8, r * 0.8, white(0.35)) +
    ellipse(x + s * 5, y - 5, r * 0.785, r * 0.785, white(0.02))
  )
}

function cutlery(stage: Stage, x: number, y: number, knife = false): string {
  const steel = indoor(stage, '#d4d8de', 0.1)
  const shadow = `transform="translate(${-stage.sunSide * 8},9)" opacity=".25"`
  const fork = `M${n(x - 7)} ${n(y + 190)}L${n(x - 4)} ${n(y - 60)}Q${n(x - 24)} ${n(y - 84)} ${n(x - 22)} ${n(y - 180)}h7l2 70h5l1-70h7l1 70h5l2-70h7Q${n(x + 24)} ${n(y - 84)} ${n(x + 4)} ${n(y - 60)}L${n(x + 7)} ${n(y + 190)}q-7 8-14 0z`
  const blade = `M${n(x - 8)} ${n(y + 190)}L${n(x - 7)} ${n(y - 20)}V${n(y - 186)}Q${n(x + 22)} ${n(y - 150)} ${n(x + 16)} ${n(y - 26)}L${n(x + 7)} ${n(y - 20)}L${n(x + 8)} ${n(y + 190)}q-8 8-16 0z`
  const d = knife ? blade : fork
  return (
    fill(d, stage.shadow, shadow) +
    fill(d, steel) +
    stroke(`M${n(x)} ${n(y + 180)}V${n(y - 10)}`, indoor(stage, '#ffffff'), 2, 'opacity=".6"')
  )
}

function napkin(stage: Stage, random: Random, x: number, y: number, side: -1 | 1): string {
  const cloth = mix(random.pick(stage.place.accents), '#ffffff', 0.2)
  const p = (dx: number, dy: number) => [x + dx * side, y + dy] as const
  return (
    fill(
      polygon([p(-90, -170), p(96, -190), p(110, 190), p(-80, 200)]),
      stage.shadow,
      'opacity=".2" transform="translate(0,10)"',
    ) +
    fill(polygon([p(-90, -170), p(96, -190), p(110, 190), p(-80, 200)]), indoor(stage, cloth, 0.1)) +
    fill(
      polygon([p(-90, -170), p(-20, -177), p(-6, 196), p(-80, 200)]),
      indoor(stage, cloth, 0.5),
      'opacity=".6"',
    ) +
    stroke(
      polygon([p(-78, -158), p(84, -176), p(97, 178), p(-69, 187)]),
      indoor(stage, '#fffaf0'),
      3,
      'opacity=".7"',
    )
  )
}

function glass(stage: Stage, random: Random, x: number, y: number): string {
  const drink = random.pick(['#e8a23a', '#a8283f', '#f2d878', '#e86a5a', '#8ac86a'])
  const fruit = random.pick(['#f2b03a', '#f0d84a', '#e8603f'])
  const slice =
    ellipse(x + 22, y - 18, 30, 30, indoor(stage, fruit)) +
    ellipse(x + 22, y - 18, 24, 24, indoor(stage, lighten(fruit, 0.5))) +
    stroke(
      `M${n(x + 22)} ${n(y - 40)}v44M${n(x)} ${n(y - 18)}h44M${n(x + 7)} ${n(y - 33)}l30 30M${n(x + 37)} ${n(y - 33)}l-30 30`,
      indoor(stage, fruit),
      3,
    )
  return (
    ellipse(x - stage.sunSide * 20, y + 24, 92, 92, stage.shadow, 'opacity=".2"') +
    ellipse(x, y, 88, 88, '#ffffff', 'opacity=".45"') +
    ellipse(x, y, 78, 78, indoor(stage, drink, 0.1)) +
    ellipse(x - 10, y + 12, 60, 58, indoor(stage, lighten(drink, 0.2), 0), 'opacity=".6"') +
    rect(
      x - 40,
      y + 6,
      34,
      34,
      '#ffffff',
      `opacity=".35" rx="6" transform="rotate(18 ${n(x - 22)} ${n(y + 22)})"`,
    ) +
    slice +
    stroke(
      `M${n(x - 56)} ${n(y - 46)}A74 74 0 0 1 ${n(x - 6)} ${n(y - 73)}`,
      '#ffffff',
      6,
      'opacity=".7" stroke-linecap="round"',
    )
  )
}

function bowls(stage: Stage, random: Random, x: number, y: number, r: number, side: -1 | 1): string {
  const fillings = ['#6a8a3a', '#f4ead0', '#c8482f', '#e2b04a', '#7a4a2c'] as const
  return [
    [side * (r + 150), 210, 74],
    [-side * (r + 150), -240, 84],
  ]
    .map(([dx = 0, dy = 0, size = 70]) => {
      const [cx, cy] = [x + dx, y + dy]
      const food = random.pick(fillings)
      const bits = fill(
        Array.from({ length: 14 }, () =>
          disc(
            cx + random.between(-0.5, 0.5) * size,
            cy + random.between(-0.5, 0.5) * size,
            random.between(4, 10),
          ),
        ).join(''),
        indoor(stage, lighten(food, 0.18), 0.05),
      )
      return (
        ellipse(cx - stage.sunSide * 14, cy + 18, size, size, stage.shadow, 'opacity=".24"') +
        ellipse(cx, cy, size, size, indoor(stage, random.pick([...stage.place.accents, '#fffaf0']), 0.05)) +
        ellipse(cx, cy, size * 0.84, size * 0.84, indoor(stage, food, 0.3)) +
        ellipse(cx, cy, size * 0.78, size * 0.78, indoor(stage, food, 0.05)) +
        bits
      )
    })
    .join('')
}

function sprigs(stage: Stage, random: Random, side: -1 | 1): string {
  const leaf = mix(stage.place.leaf, '#5f9a4a', 0.4)
  const base = side < 0 ? W - 40 : 40
  let out = ''
  for (let i = 0; i < 11; i++) {
    const t = i / 10
    const x = base + side * t * 230
    const y = 770 - Math.sin(t * 2) * 90
    const a = -1.2 * side + (i % 2 ? 0.9 : -0.9)
    const l = 58
    out += fill(
      `M${n(x)} ${n(y)}q${n(Math.cos(a - 0.5) * l * 0.6)} ${n(Math.sin(a - 0.5) * l * 0.6)} ${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}q${n(-Math.cos(a + 0.5) * l * 0.6)} ${n(-Math.sin(a + 0.5) * l * 0.6)} ${n(-Math.cos(a) * l)} ${n(-Math.sin(a) * l)}z`,
      indoor(stage, i % 2 ? leaf : darken(leaf, 0.12), 0.2),
    )
  }
  return (
    out +
    fill(
      Array.from({ length: 5 }, () =>
        disc(
          random.between(60, W - 60),
          random.chance(0.5) ? random.between(20, 60) : random.between(740, 780),
          random.between(9, 14),
        ),
      ).join(''),
      indoor(stage, random.pick(['#c8382c', '#4a5a2c', '#e2b04a']), 0.1),
    )
  )
}
