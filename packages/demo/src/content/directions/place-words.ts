import type { Localised } from '@wojaz/content/server'
import { climateOf } from '../../world/climate.ts'
import type { Region, Resort } from '../../world/places/place-types.ts'
import { fill, listed } from '../../world/texts/fill.ts'
import { type Five, inFive } from '../../world/texts/five.ts'
import { t } from '../words.ts'

/** What a region offers in one sentence, before the names of what is worth seeing. */
const natures = {
  sand: t(
    'Piaszczyste plaże i długi spacer brzegiem.',
    'Písečné pláže a dlouhé procházky po břehu.',
    'Plaje cu nisip și plimbări lungi pe țărm.',
    'Homokos partok és hosszú séták a víz mellett.',
    'Піщані пляжі та довгі прогулянки берегом.',
  ),
  pebbles: t(
    'Żwirowe plaże i bardzo przejrzysta woda.',
    'Oblázkové pláže a velmi průzračná voda.',
    'Plaje cu pietriș și apă foarte limpede.',
    'Kavicsos partok és nagyon tiszta víz.',
    'Галькові пляжі та дуже прозора вода.',
  ),
  mixed: t(
    'Plaże piaszczyste i żwirowe, każdy znajdzie swoją.',
    'Pláže písečné i oblázkové, každý si najde svou.',
    'Plaje cu nisip și cu pietriș, fiecare o găsește pe a sa.',
    'Homokos és kavicsos partok, mindenki megtalálja a magáét.',
    'Пляжі піщані й галькові — кожен знайде свій.',
  ),
  lake: t(
    'Jezioro, żagle i drogi rowerowe nad wodą.',
    'Jezero, plachty a cyklostezky u vody.',
    'Lac, vele și piste de bicicletă pe mal.',
    'Tó, vitorlák és vízparti kerékpárutak.',
    'Озеро, вітрила та велосипедні доріжки біля води.',
  ),
  ski: t(
    'Stoki zimą, szlaki latem.',
    'V zimě sjezdovky, v létě stezky.',
    'Pârtii iarna, poteci vara.',
    'Télen sípályák, nyáron túraútvonalak.',
    'Узимку схили, улітку стежки.',
  ),
  mountains: t(
    'Górskie szlaki, widoki i świeże powietrze.',
    'Horské stezky, výhledy a čerstvý vzduch.',
    'Poteci de munte, priveliști și aer curat.',
    'Hegyi ösvények, kilátás és friss levegő.',
    'Гірські стежки, краєвиди та свіже повітря.',
  ),
  city: t(
    'Stare ulice, muzea i kawiarnie.',
    'Staré uličky, muzea a kavárny.',
    'Străzi vechi, muzee și cafenele.',
    'Régi utcák, múzeumok és kávézók.',
    'Старі вулиці, музеї та кав’ярні.',
  ),
} satisfies Record<string, Localised>

const worthSeeing = t(
  'Warto zobaczyć: {sights}.',
  'Stojí za vidění: {sights}.',
  'De văzut: {sights}.',
  'Látnivalók: {sights}.',
  'Варто побачити: {sights}.',
)

const runs = t(
  'Trasy: {blue} km łatwych, {red} km średnich, {black} km trudnych. Wyciągi: {lifts}. Wysokość: {bottom}–{top} m n.p.m.',
  'Tratě: {blue} km lehkých, {red} km středních, {black} km těžkých. Vleky: {lifts}. Výška: {bottom}–{top} m n. m.',
  'Pârtii: {blue} km ușoare, {red} km medii, {black} km dificile. Instalații: {lifts}. Altitudine: {bottom}–{top} m.',
  'Pályák: {blue} km könnyű, {red} km közepes, {black} km nehéz. Felvonók: {lifts}. Magasság: {bottom}–{top} m.',
  'Траси: {blue} км легких, {red} км середніх, {black} км складних. Витяги: {lifts}. Висота: {bottom}–{top} м.',
)

export function regionLead(region: Region): Five {
  const nature = natureOf(region)
  return inFive((locale) => {
    const sights = listed(
      region.sights.map((names) => names[locale]),
      locale,
    )
    return sights ? `${nature[locale]} ${fill(worthSeeing[locale], { sights })}` : nature[locale]
  })
}

export function resortLead(resort: Resort, region: Region): Five {
  const { slopes } = resort
  const about = slopes ? runs : natureOf(region)
  return inFive(
    (locale) => `${region.names[locale]}. ${slopes ? fill(about[locale], { ...slopes }) : about[locale]}`,
  )
}

/** As an editor writes it: a line of twelve numbers each. */
export function climateLines({ climate }: Region) {
  const months = climateOf(climate)
  const line = (of: (month: (typeof months)[number]) => number) => months.map(of).join(', ')
  return {
    air: line(({ air }) => air),
    sea: months.some(({ sea }) => sea === null) ? null : line(({ sea }) => sea ?? 0),
    rainDays: line(({ rainDays }) => rainDays),
    sunHours: line(({ sunHours }) => sunHours),
  }
}

function natureOf({ nature, beach, trips }: Region): Localised {
  if (nature === 'sea') return natures[beach === 'none' ? 'mixed' : beach]
  return nature === 'mountains' && trips.NR ? natures.ski : natures[nature]
}
