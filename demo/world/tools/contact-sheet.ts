/**
 * Writes a page with pictures of the demo beside their hotels' names and places, for a check before a drawing changes: `npx tsx
 * demo/world/tools/contact-sheet.ts sheet.html` has all pictures of six hotels, `… sheet.html --covers [--country EG]` the first
 * picture of sixty, as a listing shows them.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pictureSource } from '@wojaz/demo-painter/source'
import { hotelPictures } from '../src/world/hotels/hotel-pictures.ts'
import type { HotelPlan } from '../src/world/hotels/hotel-plan.ts'
import { planHotels } from '../src/world/hotels/plan-hotels.ts'
import { defaultHotels } from '../src/world/seed-world.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    covers: { type: 'boolean', default: false },
    country: { type: 'string' },
    from: { type: 'string', default: '0' },
  },
})
const [file] = positionals
if (!file) throw new Error('Say where to write: npx tsx demo/world/tools/contact-sheet.ts sheet.html')

const pictures = 60
const hotels = planHotels('wojaz', defaultHotels).filter(
  ({ spot }) => !values.country || spot.country.code === values.country,
)
const shown = values.covers ? spread(hotels, pictures) : spread(hotels, pictures / 10)
writeFileSync(file, page(values.covers ? shown.map(cover).join('') : shown.map(album).join('')))
console.log(`${shown.length} hotels in ${file}`)

/** Evenly over the whole list, so that every kind of place is included; another start shows others. */
function spread(all: readonly HotelPlan[], count: number): HotelPlan[] {
  const step = Math.max(1, all.length / count)
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => {
    const index = (Math.floor(i * step) + Number(values.from)) % all.length
    return all[index] as HotelPlan
  })
}

function cover(hotel: HotelPlan): string {
  const [picture] = hotelPictures(hotel)
  return `<figure>${image(picture?.url ?? '')}<figcaption>${caption(hotel)}</figcaption></figure>`
}

function album(hotel: HotelPlan): string {
  const images = hotelPictures(hotel).map(
    ({ url, kind }) => `<figure>${image(url)}<figcaption>${kind}</figcaption></figure>`,
  )
  return `<h2>${caption(hotel)}</h2>${images.join('')}`
}

function caption({ name, trip, stars, spot }: HotelPlan): string {
  const { resort, region, country } = spot
  return `<b>${name}</b> ${stars}★ ${trip}<br>${resort.names.pl}, ${region.names.pl}, ${country.names.pl}`
}

function image(url: string): string {
  const draw = pictureSource.find(url.replace('/file/', ''))
  if (!draw) throw new Error(`${url} is no scene.`)
  return `<img src="data:image/svg+xml;base64,${Buffer.from(draw()).toString('base64')}" alt="">`
}

function page(body: string): string {
  const style = `body{margin:12px;font:12px/1.3 sans-serif;background:#fff;display:grid;grid-template-columns:repeat(5,1fr);gap:10px}
h2{grid-column:1/-1;font-size:14px;margin:8px 0 0}figure{margin:0}img{width:100%;aspect-ratio:3/2;display:block}`
  return `<!doctype html><meta charset="utf-8"><title>Pictures of the demo world</title><style>${style}</style>${body}`
}
