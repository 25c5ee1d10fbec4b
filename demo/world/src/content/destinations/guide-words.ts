import { inEveryLocale, type Locale, type Localised } from '@wojaz/travel/locale'
import type { Country, Region } from '../../world/places/place-types.ts'
import { guideFacts } from './guide-facts.ts'
import { spoken } from './guide-phrases.ts'

const money = {
  pl: 'Walutą jest {{money}}. W hotelach i większych sklepach zapłacisz kartą; na targ, napiwki i autobus weź trochę gotówki.',
  cs: 'Platí se měnou {{money}}. V hotelech a větších obchodech zaplatíte kartou; na trh, spropitné a autobus mějte trochu hotovosti.',
  ro: 'Moneda este {{money}}. În hoteluri și în magazinele mari plătești cu cardul; pentru piață, bacșiș și autobuz ia puțin numerar.',
  hu: 'A pénznem: {{money}}. A szállodákban és a nagyobb üzletekben kártyával fizethet; a piacra, borravalóra és buszra legyen Önnél készpénz.',
  uk: 'Валюта: {{money}}. У готелях і великих магазинах можна платити карткою; на ринок, чайові та автобус візьміть трохи готівки.',
}

const entry: Readonly<Record<'card' | 'passport' | 'visa', Localised>> = {
  card: {
    pl: 'Obywatelom Unii wystarczy dowód osobisty albo paszport. Dziecko potrzebuje własnego dokumentu. Przed wyjazdem sprawdź zasady na stronie swojego ministerstwa spraw zagranicznych.',
    cs: 'Občanům Unie stačí občanský průkaz nebo pas. Dítě potřebuje vlastní doklad. Před cestou si ověřte pravidla na stránkách ministerstva zahraničí.',
    ro: 'Cetățenilor Uniunii le este suficientă cartea de identitate sau pașaportul. Copilul are nevoie de document propriu. Înainte de plecare verifică regulile pe pagina ministerului de externe.',
    hu: 'Az uniós polgároknak elég a személyi igazolvány vagy az útlevél. A gyermeknek saját okmány kell. Utazás előtt ellenőrizze a szabályokat a külügyminisztérium oldalán.',
    uk: 'Громадянам ЄС достатньо посвідчення особи або паспорта. Дитині потрібен власний документ. Перед поїздкою перевірте правила на сторінці міністерства закордонних справ.',
  },
  passport: {
    pl: 'Potrzebujesz paszportu ważnego co najmniej 6 miesięcy po powrocie; dziecko ma swój. Przed wyjazdem sprawdź zasady na stronie swojego ministerstwa spraw zagranicznych.',
    cs: 'Potřebujete pas platný nejméně 6 měsíců po návratu; dítě má svůj. Před cestou si ověřte pravidla na stránkách ministerstva zahraničí.',
    ro: 'Ai nevoie de pașaport valabil cel puțin 6 luni după întoarcere; copilul îl are pe al lui. Înainte de plecare verifică regulile pe pagina ministerului de externe.',
    hu: 'A hazatérés után legalább 6 hónapig érvényes útlevél kell; a gyermeknek sajátja. Utazás előtt ellenőrizze a szabályokat a külügyminisztérium oldalán.',
    uk: 'Потрібен паспорт, дійсний щонайменше 6 місяців після повернення; у дитини свій. Перед поїздкою перевірте правила на сторінці міністерства закордонних справ.',
  },
  visa: {
    pl: 'Potrzebujesz paszportu ważnego co najmniej 6 miesięcy po powrocie oraz wizy albo zgody elektronicznej; zwykle dostaniesz ją przez internet albo po przylocie. Przed wyjazdem sprawdź zasady na stronie swojego ministerstwa spraw zagranicznych.',
    cs: 'Potřebujete pas platný nejméně 6 měsíců po návratu a vízum nebo elektronické povolení; obvykle je získáte přes internet nebo po příletu. Před cestou si ověřte pravidla na stránkách ministerstva zahraničí.',
    ro: 'Ai nevoie de pașaport valabil cel puțin 6 luni după întoarcere și de viză sau autorizație electronică; de obicei o obții online sau la sosire. Înainte de plecare verifică regulile pe pagina ministerului de externe.',
    hu: 'A hazatérés után legalább 6 hónapig érvényes útlevél és vízum vagy elektronikus engedély kell; ezt általában online vagy érkezéskor kapja meg. Utazás előtt ellenőrizze a szabályokat a külügyminisztérium oldalán.',
    uk: 'Потрібен паспорт, дійсний щонайменше 6 місяців після повернення, і віза або електронний дозвіл; зазвичай їх отримують через інтернет або після прильоту. Перед поїздкою перевірте правила на сторінці міністерства закордонних справ.',
  },
}

const oneNumber = {
  pl: 'Na każdą pomoc: {{number}}.',
  cs: 'Pro každou pomoc: {{number}}.',
  ro: 'Pentru orice ajutor: {{number}}.',
  hu: 'Minden segélyhívás: {{number}}.',
  uk: 'Для будь-якої допомоги: {{number}}.',
}
const twoNumbers = {
  pl: 'Policja: {{police}}. Pogotowie: {{ambulance}}.',
  cs: 'Policie: {{police}}. Záchranka: {{ambulance}}.',
  ro: 'Poliție: {{police}}. Ambulanță: {{ambulance}}.',
  hu: 'Rendőrség: {{police}}. Mentők: {{ambulance}}.',
  uk: 'Поліція: {{police}}. Швидка: {{ambulance}}.',
}
const phone = {
  pl: 'Kierunkowy: {{dialling}}. Zanim włączysz internet w telefonie, sprawdź cenę u swojego operatora; w hotelu jest Wi-Fi.',
  cs: 'Předvolba: {{dialling}}. Než v telefonu zapnete internet, ověřte si cenu u operátora; v hotelu je Wi-Fi.',
  ro: 'Prefix: {{dialling}}. Înainte să pornești internetul pe telefon, verifică prețul la operatorul tău; la hotel există Wi-Fi.',
  hu: 'Előhívó: {{dialling}}. Mielőtt bekapcsolja a mobilinternetet, nézze meg az árát a szolgáltatójánál; a szállodában van Wi-Fi.',
  uk: 'Код країни: {{dialling}}. Перш ніж увімкнути інтернет у телефоні, дізнайтеся ціну в оператора; у готелі є Wi-Fi.',
}
const fits = {
  pl: 'Gniazdka typu {{sockets}}, {{volts}} V: wtyczki z domu pasują.',
  cs: 'Zásuvky typu {{sockets}}, {{volts}} V: zástrčky z domova se hodí.',
  ro: 'Prize de tip {{sockets}}, {{volts}} V: ștecherele de acasă se potrivesc.',
  hu: '{{sockets}} típusú aljzatok, {{volts}} V: az otthoni dugók illenek.',
  uk: 'Розетки типу {{sockets}}, {{volts}} В: домашні вилки підходять.',
}
const adapter = {
  pl: 'Gniazdka typu {{sockets}}, {{volts}} V: weź przejściówkę.',
  cs: 'Zásuvky typu {{sockets}}, {{volts}} V: vezměte si adaptér.',
  ro: 'Prize de tip {{sockets}}, {{volts}} V: ia un adaptor.',
  hu: '{{sockets}} típusú aljzatok, {{volts}} V: vigyen átalakítót.',
  uk: 'Розетки типу {{sockets}}, {{volts}} В: візьміть перехідник.',
}

const where = {
  pl: 'region {{region}}',
  cs: 'oblast {{region}}',
  ro: 'regiunea {{region}}',
  hu: '{{region}} régió',
  uk: 'регіон {{region}}',
}

/** In the order of `Spoken`. */
const meanings = [
  { pl: 'dzień dobry', cs: 'dobrý den', ro: 'bună ziua', hu: 'jó napot', uk: 'добрий день' },
  { pl: 'dziękuję', cs: 'děkuji', ro: 'mulțumesc', hu: 'köszönöm', uk: 'дякую' },
  { pl: 'proszę', cs: 'prosím', ro: 'te rog', hu: 'kérem', uk: 'прошу' },
  {
    pl: 'ile to kosztuje?',
    cs: 'kolik to stojí?',
    ro: 'cât costă?',
    hu: 'mennyibe kerül?',
    uk: 'скільки це коштує?',
  },
  { pl: 'pomocy!', cs: 'pomoc!', ro: 'ajutor!', hu: 'segítség!', uk: 'допоможіть!' },
]

/** The guide to a country, as an editor writes it. */
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
    sights: inEveryLocale((locale) =>
      regions
        .flatMap((region) => firstSight(region, locale))
        .slice(0, 6)
        .join('\n'),
    ),
  }
}

/** Only what is special about a region: its country has the rest. */
export function regionGuide({ sights }: Region) {
  return sights.length === 0
    ? undefined
    : { sights: inEveryLocale((locale) => sights.map((one) => one[locale]).join('\n')) }
}

function firstSight({ sights, names }: Region, locale: Locale): string[] {
  const [sight] = sights
  return sight ? [`${sight[locale]}: ${fill(where[locale], { region: names[locale] })}`] : []
}

const written = new Map<string, Localised>()

/** Texts that several countries share are one object. */
function same(make: (locale: Locale) => string): Localised {
  const text = inEveryLocale(make)
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
