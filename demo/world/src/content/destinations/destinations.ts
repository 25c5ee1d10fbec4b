import { type SceneKind, type SceneLight, type SceneStyle, sceneUrl } from '@wojaz/demo-painter'
import { inEveryLocale, type Localised, seoNameOf } from '@wojaz/travel/locale'
import { countries } from '../../world/places/countries.ts'
import { spotsOf } from '../../world/places/place-tree.ts'
import type { Country, Region } from '../../world/places/place-types.ts'
import type { Fields } from '../words.ts'
import { europeInWords } from './europe-in-words.ts'
import { countryGuide, regionGuide } from './guide-words.ts'
import { countryInSentences, regionInSentences, resortInSentences } from './place-sentences.ts'
import { climateLines, regionLead, resortLead } from './place-words.ts'
import { worldInWords } from './world-in-words.ts'

/** What the list of destinations shows first. */
const featured = new Set(['GR', 'TR', 'EG', 'ES', 'BG', 'HR', 'IT', 'PL'])

const lights: readonly SceneLight[] = ['morning', 'noon', 'golden']

/** Every country, region and resort of the demo world as editors write about it; parents first. */
export const destinations: (Fields & { path: string })[] = countries.flatMap((country) => [
  aboutCountry(country),
  ...country.regions.flatMap((region) => [
    aboutRegion(country, region),
    ...spotsOf(region).map(({ resort, resortCode }) => ({
      path: [country, region, resort].map(nameInAddress).join('/'),
      code: resortCode,
      name: resort.names,
      ...resortInSentences(resort.names),
      lead: resortLead(resort, region),
      picture: picture(resort.names, resortCode, country, region),
    })),
  ]),
])

function aboutCountry(country: Country) {
  const { code, names, regions } = country
  const [main] = regions as [Region]
  return {
    path: nameInAddress(country),
    code,
    name: names,
    ...countryInSentences(code),
    lead: europeInWords[code] ?? worldInWords[code],
    picture: picture(names, code, country, main),
    climate: climateLines(main),
    guide: countryGuide(country),
    featured: featured.has(code),
  }
}

function aboutRegion(country: Country, region: Region) {
  const code = `${country.code}${region.code}`
  return {
    path: [country, region].map(nameInAddress).join('/'),
    code,
    name: region.names,
    ...regionInSentences(code, region.names),
    lead: regionLead(region),
    picture: picture(region.names, code, country, region),
    climate: climateLines(region),
    guide: regionGuide(region),
  }
}

function nameInAddress({ names }: { names: Localised }): string {
  return seoNameOf(names.pl)
}

/** A picture for the place: its code determines the view, the light and the composition. */
function picture(names: Localised, code: string, country: Country, region: Region): Fields {
  const style = region.style ?? country.style
  const seed = code.toLowerCase()
  const turn = [...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 3
  const views = viewsOf(region, style)
  const kind = views[code === country.code ? 0 : turn % views.length] as SceneKind
  const light = lights[turn % lights.length] as SceneLight
  return { scene: sceneUrl({ kind, style, light, seed }), alt: inEveryLocale((locale) => names[locale]) }
}

function viewsOf({ nature, trips }: Region, style: SceneStyle): readonly SceneKind[] {
  if (nature === 'lake') return ['lake', 'harbour']
  if (nature === 'city') return ['city', 'old-town']
  if (nature === 'mountains') return trips.NR ? ['snow', 'mountains'] : ['mountains', 'countryside']
  if (style === 'caribbean' || style === 'asian') return ['tropics', 'beach']
  return ['coast', 'beach', 'harbour', 'coast']
}
