import type { SceneStyle } from '@wojaz/demo-painter'
import { inEveryLocale, type Localised, seoNameOf } from '@wojaz/travel/locale'
import { countries } from '../../../world/places/countries.ts'
import { faq } from '../../components.ts'
import { countryInSentences } from '../../destinations/place-sentences.ts'
import { article, hero, type Link, page, scene, type WrittenPage } from '../../words.ts'
import { chartersLink } from './charters.ts'

interface About {
  url: string
  title: Localised
  heading: Localised
  text: Localised
  destinations: string[]
  style: SceneStyle
}

const noHotel = {
  pl: 'Kupujesz samo miejsce w samolocie, bez hotelu. Lot jest bezpośredni, a przy każdym piszemy, jaki bagaż jest w cenie. Cena jest ostateczna: zawiera podatki i opłaty lotniskowe.',
  cs: 'Kupujete jen místo v letadle, bez hotelu. Let je přímý a u každého píšeme, jaké zavazadlo je v ceně. Cena je konečná: obsahuje daně a letištní poplatky.',
  ro: 'Cumperi doar locul în avion, fără hotel. Zborul e direct, iar la fiecare scriem ce bagaj e inclus. Prețul este final: cuprinde taxele și tarifele de aeroport.',
  hu: 'Csak helyet vesz a gépen, szálloda nélkül. Az út közvetlen, és mindegyiknél leírjuk, milyen poggyász van az árban. Az ár végleges: tartalmazza az adókat és a reptéri illetékeket.',
  uk: 'Ви купуєте лише місце в літаку, без готелю. Рейс прямий, і біля кожного пишемо, який багаж входить у ціну. Ціна остаточна: вона містить податки й аеропортові збори.',
}

const beforeTakeOff = {
  pl: 'Na lotnisko warto przyjechać dwie godziny przed odlotem. Parking i szybkie przejście przez kontrolę możesz dobrać w rezerwacji.',
  cs: 'Na letiště přijeďte dvě hodiny před odletem. Parkování a rychlý průchod kontrolou si můžete přidat v rezervaci.',
  ro: 'E bine să ajungi la aeroport cu două ore înainte de decolare. Parcarea și trecerea rapidă prin control le poți adăuga în rezervare.',
  hu: 'A reptérre érdemes két órával indulás előtt megérkezni. A parkolást és a gyorsított átvizsgálást a foglalásban adhatja hozzá.',
  uk: 'В аеропорт варто приїхати за дві години до вильоту. Паркування та швидкий контроль можна додати в бронюванні.',
}

const documents = {
  pl: 'Zabierz dokument, z którym wpuszczą Cię na granicy: sprawdź jego ważność, zanim zarezerwujesz.',
  cs: 'Vezměte si doklad, se kterým vás pustí přes hranice: zkontrolujte jeho platnost, než si let zarezervujete.',
  ro: 'Ia cu tine actul cu care treci granița: verifică-i valabilitatea înainte să rezervi.',
  hu: 'Vigyen olyan okmányt, amellyel beengedik a határon: foglalás előtt nézze meg, meddig érvényes.',
  uk: 'Візьміть документ, з яким вас пропустять на кордоні: перевірте його термін дії, перш ніж бронювати.',
}

const description = {
  pl: 'sam przelot, bez hotelu. Najtańsze loty i miesiące na rok naprzód, z ostateczną ceną.',
  cs: 'jen let, bez hotelu. Nejlevnější lety a měsíce na rok dopředu, s konečnou cenou.',
  ro: 'doar zborul, fără hotel. Cele mai ieftine zboruri și luni din anul ce vine, cu preț final.',
  hu: 'csak a repülőút, szálloda nélkül. A legolcsóbb járatok és hónapok egy évre előre, végső áron.',
  uk: 'лише переліт, без готелю. Найдешевші рейси й місяці на рік наперед, з остаточною ціною.',
}

const beforeYouFly = {
  pl: 'Zanim polecisz',
  cs: 'Než poletíte',
  ro: 'Înainte să zbori',
  hu: 'Repülés előtt',
  uk: 'Перш ніж летіти',
}
const alt = {
  pl: 'Wybrzeże z okna samolotu',
  cs: 'Pobřeží z okna letadla',
  ro: 'Coasta văzută din avion',
  hu: 'Tengerpart a repülő ablakából',
  uk: 'Узбережжя з вікна літака',
}

/** Cities in the grammatical case after "from", as in the addresses of flights. */
const fromCities: About[] = [
  { pl: 'Warszawy', cs: 'Varšavy', ro: 'Varșovia', hu: 'Varsóból', uk: 'Варшави' },
  { pl: 'Katowic', cs: 'Katovic', ro: 'Katowice', hu: 'Katowicéből', uk: 'Катовиць' },
  { pl: 'Krakowa', cs: 'Krakova', ro: 'Cracovia', hu: 'Krakkóból', uk: 'Кракова' },
  { pl: 'Gdańska', cs: 'Gdaňsku', ro: 'Gdańsk', hu: 'Gdańskból', uk: 'Гданська' },
].map((city, at) => ({
  url: `/czartery/z-${seoNameOf(city.pl)}`,
  title: {
    pl: `Czartery z ${city.pl}`,
    cs: `Charterové lety z ${city.cs}`,
    ro: `Zboruri charter din ${city.ro}`,
    hu: `Charterjáratok ${city.hu}`,
    uk: `Чартери з ${city.uk}`,
  },
  heading: {
    pl: `Z ${city.pl} prosto na wakacje`,
    cs: `Z ${city.cs} rovnou na dovolenou`,
    ro: `Din ${city.ro}, direct în vacanță`,
    hu: `${city.hu} egyenesen nyaralni`,
    uk: `З ${city.uk} просто у відпустку`,
  },
  text: beforeTakeOff,
  destinations: [],
  style: (['greek', 'spanish', 'turkish', 'croatian'] as const)[at] ?? 'greek',
}))

const styles: Record<string, SceneStyle> = { GR: 'greek', TR: 'turkish', ES: 'spanish', EG: 'egyptian' }

const toCountries: About[] = countries
  .filter(({ code }) => code in styles)
  .map(({ code, names }) => {
    const { nameTo } = countryInSentences(code)
    return {
      url: `/czartery/${seoNameOf(names.pl)}`,
      title: {
        pl: `Czartery ${nameTo.pl}`,
        cs: `Charterové lety ${nameTo.cs}`,
        ro: `Zboruri charter ${nameTo.ro}`,
        hu: `Charterjáratok ${nameTo.hu}`,
        uk: `Чартери ${nameTo.uk}`,
      },
      heading: {
        pl: `Lecisz ${nameTo.pl}`,
        cs: `Letíte ${nameTo.cs}`,
        ro: `Zbori ${nameTo.ro}`,
        hu: `Repüljön ${nameTo.hu}`,
        uk: `Летите ${nameTo.uk}`,
      },
      text: documents,
      destinations: [code],
      style: styles[code] ?? 'greek',
    }
  })

function landing({ url, title, heading, text, destinations, style }: About): WrittenPage {
  return {
    ...page(
      url,
      title,
      inEveryLocale((locale) => `${title[locale]}: ${description[locale]}`),
      [
        hero({
          heading,
          lead: noHotel,
          picture: scene('aerial', style, 'morning', `cz${url.replace(/[^a-z]/g, '').slice(-6)}`, alt),
        }),
        article(beforeYouFly, text),
        faq(null, { topics: ['luggage'] }),
      ],
      [chartersLink, { label: title, url }],
    ),
    pageType: 'chartersLandingPage',
    globalSearch: { active: true, tripType: 'CZ', destinations },
  }
}

/** Flights without a hotel, from a city and to a country. */
export const chartersLandingPages: WrittenPage[] = [...fromCities, ...toCountries].map(landing)
export const chartersLandingLinks: Link[] = [...fromCities, ...toCountries].map(({ title, url }) => ({
  label: title,
  url,
}))
