import { inEveryLocale, type Localised } from '@wojaz/travel/locale'
import { climateOf } from '../../world/climate.ts'
import type { Region, Resort } from '../../world/places/place-types.ts'
import { fill, listed } from '../../world/texts/fill.ts'

/** What a region offers in one sentence, before the list of its sights. */
const natures = {
  sand: {
    pl: 'Piaszczyste plaże i długi spacer brzegiem.',
    cs: 'Písečné pláže a dlouhé procházky po břehu.',
    ro: 'Plaje cu nisip și plimbări lungi pe țărm.',
    hu: 'Homokos partok és hosszú séták a víz mellett.',
    uk: 'Піщані пляжі та довгі прогулянки берегом.',
  },
  pebbles: {
    pl: 'Żwirowe plaże i bardzo przejrzysta woda.',
    cs: 'Oblázkové pláže a velmi průzračná voda.',
    ro: 'Plaje cu pietriș și apă foarte limpede.',
    hu: 'Kavicsos partok és nagyon tiszta víz.',
    uk: 'Галькові пляжі та дуже прозора вода.',
  },
  mixed: {
    pl: 'Plaże piaszczyste i żwirowe, każdy znajdzie swoją.',
    cs: 'Pláže písečné i oblázkové, každý si najde svou.',
    ro: 'Plaje cu nisip și cu pietriș, fiecare o găsește pe a sa.',
    hu: 'Homokos és kavicsos partok, mindenki megtalálja a magáét.',
    uk: 'Пляжі піщані й галькові — кожен знайде свій.',
  },
  lake: {
    pl: 'Jezioro, żagle i drogi rowerowe nad wodą.',
    cs: 'Jezero, plachty a cyklostezky u vody.',
    ro: 'Lac, vele și piste de bicicletă pe mal.',
    hu: 'Tó, vitorlák és vízparti kerékpárutak.',
    uk: 'Озеро, вітрила та велосипедні доріжки біля води.',
  },
  ski: {
    pl: 'Stoki zimą, szlaki latem.',
    cs: 'V zimě sjezdovky, v létě stezky.',
    ro: 'Pârtii iarna, poteci vara.',
    hu: 'Télen sípályák, nyáron túraútvonalak.',
    uk: 'Узимку схили, улітку стежки.',
  },
  mountains: {
    pl: 'Górskie szlaki, widoki i świeże powietrze.',
    cs: 'Horské stezky, výhledy a čerstvý vzduch.',
    ro: 'Poteci de munte, priveliști și aer curat.',
    hu: 'Hegyi ösvények, kilátás és friss levegő.',
    uk: 'Гірські стежки, краєвиди та свіже повітря.',
  },
  city: {
    pl: 'Stare ulice, muzea i kawiarnie.',
    cs: 'Staré uličky, muzea a kavárny.',
    ro: 'Străzi vechi, muzee și cafenele.',
    hu: 'Régi utcák, múzeumok és kávézók.',
    uk: 'Старі вулиці, музеї та кав’ярні.',
  },
} satisfies Record<string, Localised>

const worthSeeing = {
  pl: 'Warto zobaczyć: {sights}.',
  cs: 'Stojí za vidění: {sights}.',
  ro: 'De văzut: {sights}.',
  hu: 'Látnivalók: {sights}.',
  uk: 'Варто побачити: {sights}.',
}

const runs = {
  pl: 'Trasy: {blue} km łatwych, {red} km średnich, {black} km trudnych. Wyciągi: {lifts}. Wysokość: {bottom}–{top} m n.p.m.',
  cs: 'Tratě: {blue} km lehkých, {red} km středních, {black} km těžkých. Vleky: {lifts}. Výška: {bottom}–{top} m n. m.',
  ro: 'Pârtii: {blue} km ușoare, {red} km medii, {black} km dificile. Instalații: {lifts}. Altitudine: {bottom}–{top} m.',
  hu: 'Pályák: {blue} km könnyű, {red} km közepes, {black} km nehéz. Felvonók: {lifts}. Magasság: {bottom}–{top} m.',
  uk: 'Траси: {blue} км легких, {red} км середніх, {black} км складних. Витяги: {lifts}. Висота: {bottom}–{top} м.',
}

export function regionLead(region: Region): Localised {
  const nature = natureOf(region)
  return inEveryLocale((locale) => {
    const sights = listed(
      region.sights.map((names) => names[locale]),
      locale,
    )
    return sights ? `${nature[locale]} ${fill(worthSeeing[locale], { sights })}` : nature[locale]
  })
}

export function resortLead(resort: Resort, region: Region): Localised {
  const { slopes } = resort
  const about = slopes ? runs : natureOf(region)
  return inEveryLocale(
    (locale) => `${region.names[locale]}. ${slopes ? fill(about[locale], { ...slopes }) : about[locale]}`,
  )
}

/** In the editors' format: a line of twelve numbers each. */
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
