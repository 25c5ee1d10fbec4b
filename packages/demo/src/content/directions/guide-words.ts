import type { Locale } from '@wojaz/travel/locale'
import type { Country, Region } from '../../world/places/place-types.ts'
import { type Five, five, inFive } from '../../world/texts/five.ts'
import { guideFacts } from './guide-facts.ts'
import { spoken } from './guide-phrases.ts'

const money = five(
  'Walutą jest {{money}}. W hotelach i większych sklepach zapłacisz kartą; na targ, napiwki i autobus weź trochę gotówki.',
  'Platí se měnou {{money}}. V hotelech a větších obchodech zaplatíte kartou; na trh, spropitné a autobus mějte trochu hotovosti.',
  'Moneda este {{money}}. În hoteluri și în magazinele mari plătești cu cardul; pentru piață, bacșiș și autobuz ia puțin numerar.',
  'A pénznem: {{money}}. A szállodákban és a nagyobb üzletekben kártyával fizethet; a piacra, borravalóra és buszra legyen Önnél készpénz.',
  'Валюта: {{money}}. У готелях і великих магазинах можна платити карткою; на ринок, чайові та автобус візьміть трохи готівки.',
)

const entry: Readonly<Record<'card' | 'passport' | 'visa', Five>> = {
  card: five(
    'Obywatelom Unii wystarczy dowód osobisty albo paszport. Dziecko potrzebuje własnego dokumentu. Przed wyjazdem sprawdź zasady na stronie swojego ministerstwa spraw zagranicznych.',
    'Občanům Unie stačí občanský průkaz nebo pas. Dítě potřebuje vlastní doklad. Před cestou si ověřte pravidla na stránkách ministerstva zahraničí.',
    'Cetățenilor Uniunii le este suficientă cartea de identitate sau pașaportul. Copilul are nevoie de document propriu. Înainte de plecare verifică regulile pe pagina ministerului de externe.',
    'Az uniós polgároknak elég a személyi igazolvány vagy az útlevél. A gyermeknek saját okmány kell. Utazás előtt ellenőrizze a szabályokat a külügyminisztérium oldalán.',
    'Громадянам ЄС достатньо посвідчення особи або паспорта. Дитині потрібен власний документ. Перед поїздкою перевірте правила на сторінці міністерства закордонних справ.',
  ),
  passport: five(
    'Potrzebujesz paszportu ważnego co najmniej 6 miesięcy po powrocie; dziecko ma swój. Przed wyjazdem sprawdź zasady na stronie swojego ministerstwa spraw zagranicznych.',
    'Potřebujete pas platný nejméně 6 měsíců po návratu; dítě má svůj. Před cestou si ověřte pravidla na stránkách ministerstva zahraničí.',
    'Ai nevoie de pașaport valabil cel puțin 6 luni după întoarcere; copilul îl are pe al lui. Înainte de plecare verifică regulile pe pagina ministerului de externe.',
    'A hazatérés után legalább 6 hónapig érvényes útlevél kell; a gyermeknek sajátja. Utazás előtt ellenőrizze a szabályokat a külügyminisztérium oldalán.',
    'Потрібен паспорт, дійсний щонайменше 6 місяців після повернення; у дитини свій. Перед поїздкою перевірте правила на сторінці міністерства закордонних справ.',
  ),
  visa: five(
    'Potrzebujesz paszportu ważnego co najmniej 6 miesięcy po powrocie oraz wizy albo zgody elektronicznej; zwykle dostaniesz ją przez internet albo po przylocie. Przed wyjazdem sprawdź zasady na stronie swojego ministerstwa spraw zagranicznych.',
    'Potřebujete pas platný nejméně 6 měsíců po návratu a vízum nebo elektronické povolení; obvykle je získáte přes internet nebo po příletu. Před cestou si ověřte pravidla na stránkách ministerstva zahraničí.',
    'Ai nevoie de pașaport valabil cel puțin 6 luni după întoarcere și de viză sau autorizație electronică; de obicei o obții online sau la sosire. Înainte de plecare verifică regulile pe pagina ministerului de externe.',
    'A hazatérés után legalább 6 hónapig érvényes útlevél és vízum vagy elektronikus engedély kell; ezt általában online vagy érkezéskor kapja meg. Utazás előtt ellenőrizze a szabályokat a külügyminisztérium oldalán.',
    'Потрібен паспорт, дійсний щонайменше 6 місяців після повернення, і віза або електронний дозвіл; зазвичай їх отримують через інтернет або після прильоту. Перед поїздкою перевірте правила на сторінці міністерства закордонних справ.',
  ),
}

const oneNumber = five(
  'Na każdą pomoc: {{number}}.',
  'Pro každou pomoc: {{number}}.',
  'Pentru orice ajutor: {{number}}.',
  'Minden segélyhívás: {{number}}.',
  'Для будь-якої допомоги: {{number}}.',
)
const twoNumbers = five(
  'Policja: {{police}}. Pogotowie: {{ambulance}}.',
  'Policie: {{police}}. Záchranka: {{ambulance}}.',
  'Poliție: {{police}}. Ambulanță: {{ambulance}}.',
  'Rendőrség: {{police}}. Mentők: {{ambulance}}.',
  'Поліція: {{police}}. Швидка: {{ambulance}}.',
)
const phone = five(
  'Kierunkowy: {{dialling}}. Zanim włączysz internet w telefonie, sprawdź cenę u swojego operatora; w hotelu jest Wi-Fi.',
  'Předvolba: {{dialling}}. Než v telefonu zapnete internet, ověřte si cenu u operátora; v hotelu je Wi-Fi.',
  'Prefix: {{dialling}}. Înainte să pornești internetul pe telefon, verifică prețul la operatorul tău; la hotel există Wi-Fi.',
  'Előhívó: {{dialling}}. Mielőtt bekapcsolja a mobilinternetet, nézze meg az árát a szolgáltatójánál; a szállodában van Wi-Fi.',
  'Код країни: {{dialling}}. Перш ніж увімкнути інтернет у телефоні, дізнайтеся ціну в оператора; у готелі є Wi-Fi.',
)
const fits = five(
  'Gniazdka typu {{sockets}}, {{volts}} V: wtyczki z domu pasują.',
  'Zásuvky typu {{sockets}}, {{volts}} V: zástrčky z domova se hodí.',
  'Prize de tip {{sockets}}, {{volts}} V: ștecherele de acasă se potrivesc.',
  '{{sockets}} típusú aljzatok, {{volts}} V: az otthoni dugók illenek.',
  'Розетки типу {{sockets}}, {{volts}} В: домашні вилки підходять.',
)
const adapter = five(
  'Gniazdka typu {{sockets}}, {{volts}} V: weź przejściówkę.',
  'Zásuvky typu {{sockets}}, {{volts}} V: vezměte si adaptér.',
  'Prize de tip {{sockets}}, {{volts}} V: ia un adaptor.',
  '{{sockets}} típusú aljzatok, {{volts}} V: vigyen átalakítót.',
  'Розетки типу {{sockets}}, {{volts}} В: візьміть перехідник.',
)

const where = five(
  'region {{region}}',
  'oblast {{region}}',
  'regiunea {{region}}',
  '{{region}} régió',
  'регіон {{region}}',
)

/** In the order in which they are spoken. */
const meanings = [
  five('dzień dobry', 'dobrý den', 'bună ziua', 'jó napot', 'добрий день'),
  five('dziękuję', 'děkuji', 'mulțumesc', 'köszönöm', 'дякую'),
  five('proszę', 'prosím', 'te rog', 'kérem', 'прошу'),
  five('ile to kosztuje?', 'kolik to stojí?', 'cât costă?', 'mennyibe kerül?', 'скільки це коштує?'),
  five('pomocy!', 'pomoc!', 'ajutor!', 'segítség!', 'допоможіть!'),
]

/** As an editor writes the guide to a country. */
export function countryGuide({ code, regions }: Country) {
  const facts = guideFacts[code]
  if (!facts) return undefined
  const { currency, sockets, volts, dialling, emergency, language } = facts
  const words = spoken[language] ?? []
  const isAtHome = /\b[CEF]\b/.test(sockets) && volts > 200
  return {
    currency: same((locale) => fill(money[locale], { money: moneyName(currency, locale) })),
    entry: entry[facts.entry],
    emergency: same((locale) =>
      typeof emergency === 'string'
        ? fill(oneNumber[locale], { number: emergency })
        : fill(twoNumbers[locale], { police: emergency[0], ambulance: emergency[1] }),
    ),
    phone: same((locale) => fill(phone[locale], { dialling })),
    power: same((locale) => fill((isAtHome ? fits : adapter)[locale], { sockets, volts: `${volts}` })),
    phrases: same((locale) =>
      words.map((word, place) => `${word}: ${meanings[place]?.[locale] ?? ''}`).join('\n'),
    ),
    sights: inFive((locale) =>
      regions
        .flatMap((region) => firstSight(region, locale))
        .slice(0, 6)
        .join('\n'),
    ),
  }
}

/** Of a region only what is its own: the rest is told by its country. */
export function regionGuide({ sights }: Region) {
  return sights.length === 0
    ? undefined
    : { sights: inFive((locale) => sights.map((one) => one[locale]).join('\n')) }
}

function firstSight({ sights, names }: Region, locale: Locale): string[] {
  const [sight] = sights
  return sight ? [`${sight[locale]}: ${fill(where[locale], { region: names[locale] })}`] : []
}

const written = new Map<string, Five>()

/** What is said of several countries is one text. */
function same(make: (locale: Locale) => string): Five {
  const text = inFive(make)
  const known = written.get(text.pl) ?? text
  written.set(text.pl, known)
  return known
}

function moneyName(code: string, locale: Locale): string {
  return `${new Intl.DisplayNames(locale, { type: 'currency' }).of(code)} (${code})`
}

function fill(text: string, gaps: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => gaps[name] ?? '')
}
