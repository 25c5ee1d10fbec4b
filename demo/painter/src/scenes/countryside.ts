import { house } from '../buildings/house.ts'
import { landmark } from '../buildings/landmark.ts'
import { darken, lighten, mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { blossom, grass } from '../nature/plants.ts'
import { crest, heightAt, ridge } from '../nature/ridge.ts'
import { sky } from '../nature/sky.ts'
import { at, disc, ellipse, fill, H, n, rect, stroke, through, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** Rolling fields and a road with a car. */
export function countryside(stage: Stage): string {
  const random = stage.random.fork('countryside')
  const horizon = random.between(340, 390)
  const side = random.side()
  return [
    sky(stage, horizon),
    farLand(stage, horizon + 10, { height: random.between(100, 150), lines: 3 }),
    hills(stage, random, horizon, side),
    fields(stage, random, side),
    road(stage, random, horizon + 120, side),
    verge(stage, random, side),
    random.chance(0.3) ? frame(stage, { side: side === 1 ? -1 : 1 }) : '',
  ].join('')
}

function hills(stage: Stage, random: Random, horizon: number, side: -1 | 1): string {
  const { place } = stage
  const grove = new Grove(stage, random)
  const colours = [place.land[0], mix(place.land[1], '#a8bc58', 0.4), mix(place.land[0], '#d8b85a', 0.45)]
  let out = ''
  for (let i = 0; i < 3; i++) {
    const base = horizon + 60 + i * 54
    const depth = 0.5 - i * 0.15
    const line = crest(random, { base, height: 120 - i * 20, detail: 8, peak: random.next(), fall: 0.9 })
    out += ridge(stage, line, base + 80, colours[i % 3] ?? place.land[0], depth)
    for (let k = 0; k < 12; k++) {
      const x = random.between(0, W)
      out += grove.tree(
        x,
        heightAt(line, x) + random.between(2, 24),
        random.between(20, 34) * (1 + i * 0.5),
        depth,
      )
    }
    if (i === 1) {
      const x = W / 2 + side * random.between(120, 300)
      const y = heightAt(line, x) + 12
      if (random.chance(0.7)) out += landmark(stage, x + 50, y - 4, 110, depth)
      for (let k = 0; k < 5; k++)
        out += house(stage, random, { x: x + (k - 2) * 42, y: y + (k % 2) * 8, w: 34, h: 26, depth })
    }
  }
  return out
}

/** The near land in strips: vines, lavender, corn or other crops. */
function fields(stage: Stage, random: Random, side: -1 | 1): string {
  const { place } = stage
  const line = crest(random, { base: 640, height: 90, detail: 7, peak: side < 0 ? 0.2 : 0.8, fall: 0.7 })
  const outline = `M${through(line)}L${W + 40} ${H}L-40 ${H}Z`
  const green = mix(place.land[1], '#9ab84f', 0.35)
  const crop = random.pick([place.flower, '#e2b53a', '#8a6fc0', lighten(green, 0.2)])
  const vx = W / 2 + side * random.between(160, 320)
  let rows = ''
  for (let i = -16; i <= 16; i++) {
    const wide = 16
    rows += `M${n(vx + i * 12)} 540L${n(vx + i * 130 - wide)} ${H}H${n(vx + i * 130 + wide)}Z`
  }
  const half =
    side < 0
      ? `M-40 500H${n(vx + 160)}L${n(vx + 420)} ${H}H-40Z`
      : `M${W + 40} 500H${n(vx - 160)}L${n(vx - 420)} ${H}H${W + 40}Z`
  const grove = new Grove(stage, random)
  const farmX = W / 2 - side * random.between(240, 380)
  const farmY = heightAt(line, farmX) + 30
  const trees = Array.from({ length: 9 }, (_, i) => {
    const x = farmX + (i - 4) * 40 + random.between(-12, 12)
    return grove.tree(x, heightAt(line, x) + random.between(8, 26), random.between(80, 130))
  })
  return [
    fill(
      outline,
      stage.linear([
        [0, stage.tone(lighten(green, 0.08), 0.06)],
        [1, stage.between(darken(green, 0.1), 0.4)],
      ]),
    ),
    stage.clip(
      outline,
      stage.clip(
        half,
        fill(rows, stage.between(crop, 0.15)) +
          fill(rows, stage.shade(crop), 'opacity=".35" transform="translate(5,3)"'),
      ),
    ),
    trees.slice(0, 5).join(''),
    house(stage, random, { x: farmX, y: farmY, w: 120, h: 66 }),
    house(stage, random, { x: farmX + side * 110, y: farmY + 6, w: 74, h: 46 }),
    trees.slice(5).join(''),
  ].join('')
}

/** The road begins at the bottom edge and winds away; the car is half way. */
function road(stage: Stage, random: Random, top: number, side: -1 | 1): string {
  const asphalt = mix('#7f7f88', stage.place.sand, 0.3)
  const x = (v: number) => W / 2 + side * v
  const left = `${n(x(-40))} ${n(top)}C${n(x(180))} ${n(top + 40)} ${n(x(-160))} ${n(top + 100)} ${n(x(-60))} ${n(top + 170)}C${n(x(20))} ${n(top + 220)} ${n(x(-120))} ${n(H - 60)} ${n(x(-330))} ${H}`
  const back = `L${n(x(140))} ${H}C${n(x(150))} ${n(H - 60)} ${n(x(230))} ${n(top + 230)} ${n(x(90))} ${n(top + 160)}C${n(x(-40))} ${n(top + 96)} ${n(x(240))} ${n(top + 44)} ${n(x(-28))} ${n(top)}Z`
  const lineDashes = stroke(
    `M${n(x(-34))} ${n(top + 2)}C${n(x(210))} ${n(top + 42)} ${n(x(-100))} ${n(top + 98)} ${n(x(15))} ${n(top + 165)}C${n(x(125))} ${n(top + 225)} ${n(x(15))} ${n(H - 60)} ${n(x(-95))} ${H}`,
    stage.tone('#fffaf0'),
    5,
    'stroke-dasharray="26 22" opacity=".85"',
  )
  const shoulder = stroke(`M${left}`, stage.tone(stage.place.sand), 7, 'opacity=".8"')
  return (
    fill(`M${left}${back}`, stage.between(asphalt, 0.25)) +
    shoulder +
    lineDashes +
    car(stage, random, x(64), top + 196, 1.25, side)
  )
}

/** A family car seen from behind, roof box and all. */
function car(stage: Stage, random: Random, x: number, y: number, size: number, side: -1 | 1): string {
  const paint = random.pick([...stage.place.accents, '#f6f2ea'])
  const body = stage.tone(paint)
  const dark = stage.shade('#2a2e38')
  const drawing = [
    ellipse(-stage.sunSide * 10, 2, 52, 8, stage.shadow, 'opacity=".35"'),
    rect(-34, -10, 14, 12, dark, 'rx="3"') + rect(20, -10, 14, 12, dark, 'rx="3"'),
    fill('M-38-6Q-42-30-34-34L-26-56Q-24-62-16-62H16Q24-62 26-56L34-34Q42-30 38-6Z', body),
    fill('M-26-36L-20-54Q-19-57-15-57H15Q19-57 20-54L26-36Z', mix(stage.shade('#4a6888'), stage.sky[1], 0.4)),
    fill('M-38-6Q-40-20-38-24H38Q40-20 38-6Z', stage.shade(paint)),
    rect(-36, -28, 11, 7, stage.isDark ? '#ff6a4a' : '#d8392c', 'rx="2"') +
      rect(25, -28, 11, 7, stage.isDark ? '#ff6a4a' : '#d8392c', 'rx="2"'),
    rect(-12, -20, 24, 9, stage.tone('#fffaf0')),
    rect(-22, -76, 44, 13, stage.between(random.pick(['#3a4050', '#e8e2d6', '#b87a42']), 0.2), 'rx="4"'),
  ].join('')
  return at(drawing, x, y, size * side, size)
}

function verge(stage: Stage, random: Random, side: -1 | 1): string {
  const green = stage.place.land[1]
  const [a, b] = side < 0 ? [W * 0.76, W] : [0, W * 0.24]
  const grove = new Grove(stage, random)
  const poppies = random.chance(0.6)
    ? fill(
        Array.from({ length: 30 }, () =>
          disc(random.between(0, W), random.between(740, 796), random.between(2, 4.5)),
        ).join(''),
        stage.tone('#d8402f'),
      )
    : ''
  return (
    grass(random, 0, W, H + 6, 44, stage.shade(green), 90) +
    blossom(stage, random, (a + b) / 2, 770, 160, 26, 45) +
    poppies +
    grove.tree(side < 0 ? W - 70 : 70, 770, random.between(260, 340))
  )
}
