import type { SceneStyle } from '@wojaz/pictures'
import { seoNameOf } from '@wojaz/travel/locale'
import { countries } from '../../../world/places/countries.ts'
import { inFive } from '../../../world/texts/five.ts'
import { faq } from '../../components.ts'
import { countryInSentences } from '../../directions/place-sentences.ts'
import { article, hero, type Link, page, scene, t, type WrittenPage } from '../../words.ts'
import { chartersLink } from './charters.ts'

type Five = Link['label']

interface About {
  url: string
  title: Five
  heading: Five
  text: Five
  destinations: string[]
  style: SceneStyle
}

const noHotel = t(
  'Kupujesz samo miejsce w samolocie, bez hotelu. Lot jest bezpośredni, a przy każdym piszemy, jaki bagaż jest w cenie. Cena jest ostateczna: zawiera podatki i opłaty lotniskowe.',
  'Kupujete jen místo v letadle, bez hotelu. Let je přímý a u každého píšeme, jaké zavazadlo je v ceně. Cena je konečná: obsahuje daně a letištní poplatky.',
  'Cumperi doar locul în avion, fără hotel. Zborul e direct, iar la fiecare scriem ce bagaj e inclus. Prețul este final: cuprinde taxele și tarifele de aeroport.',
  'Csak helyet vesz a gépen, szálloda nélkül. Az út közvetlen, és mindegyiknél leírjuk, milyen poggyász van az árban. Az ár végleges: tartalmazza az adókat és a reptéri illetékeket.',
  'Ви купуєте лише місце в літаку, без готелю. Рейс прямий, і біля кожного пишемо, який багаж входить у ціну. Ціна остаточна: вона містить податки й аеропортові збори.',
)

const beforeTakeOff = t(
  'Na lotnisko warto przyjechać dwie godziny przed odlotem. Parking i szybkie przejście przez kontrolę możesz dobrać w rezerwacji.',
  'Na letiště přijeďte dvě hodiny před odletem. Parkování a rychlý průchod kontrolou si můžete přidat v rezervaci.',
  'E bine să ajungi la aeroport cu două ore înainte de decolare. Parcarea și trecerea rapidă prin control le poți adăuga în rezervare.',
  'A reptérre érdemes két órával indulás előtt megérkezni. A parkolást és a gyorsított átvizsgálást a foglalásban adhatja hozzá.',
  'В аеропорт варто приїхати за дві години до вильоту. Паркування та швидкий контроль можна додати в бронюванні.',
)

const documents = t(
  'Zabierz dokument, z którym wpuszczą Cię na granicy: sprawdź jego ważność, zanim zarezerwujesz.',
  'Vezměte si doklad, se kterým vás pustí přes hranice: zkontrolujte jeho platnost, než si let zarezervujete.',
  'Ia cu tine actul cu care treci granița: verifică-i valabilitatea înainte să rezervi.',
  'Vigyen olyan okmányt, amellyel beengedik a határon: foglalás előtt nézze meg, meddig érvényes.',
  'Візьміть документ, з яким вас пропустять на кордоні: перевірте його термін дії, перш ніж бронювати.',
)

const description = t(
  'sam przelot, bez hotelu. Najtańsze loty i miesiące na rok naprzód, z ostateczną ceną.',
  'jen let, bez hotelu. Nejlevnější lety a měsíce na rok dopředu, s konečnou cenou.',
  'doar zborul, fără hotel. Cele mai ieftine zboruri și luni din anul ce vine, cu preț final.',
  'csak a repülőút, szálloda nélkül. A legolcsóbb járatok és hónapok egy évre előre, végső áron.',
  'лише переліт, без готелю. Найдешевші рейси й місяці на рік наперед, з остаточною ціною.',
)

const beforeYouFly = t(
  'Zanim polecisz',
  'Než poletíte',
  'Înainte să zbori',
  'Repülés előtt',
  'Перш ніж летіти',
)
const alt = t(
  'Wybrzeże z okna samolotu',
  'Pobřeží z okna letadla',
  'Coasta văzută din avion',
  'Tengerpart a repülő ablakából',
  'Узбережжя з вікна літака',
)

/** Cities in the case their language wants after "from", as in the addresses of flights from them. */
const fromCities: About[] = [
  t('Warszawy', 'Varšavy', 'Varșovia', 'Varsóból', 'Варшави'),
  t('Katowic', 'Katovic', 'Katowice', 'Katowicéből', 'Катовиць'),
  t('Krakowa', 'Krakova', 'Cracovia', 'Krakkóból', 'Кракова'),
  t('Gdańska', 'Gdaňsku', 'Gdańsk', 'Gdańskból', 'Гданська'),
].map((city, at) => ({
  url: `/czartery/z-${seoNameOf(city.pl)}`,
  title: t(
    `Czartery z ${city.pl}`,
    `Charterové lety z ${city.cs}`,
    `Zboruri charter din ${city.ro}`,
    `Charterjáratok ${city.hu}`,
    `Чартери з ${city.uk}`,
  ),
  heading: t(
    `Z ${city.pl} prosto na wakacje`,
    `Z ${city.cs} rovnou na dovolenou`,
    `Din ${city.ro}, direct în vacanță`,
    `${city.hu} egyenesen nyaralni`,
    `З ${city.uk} просто у відпустку`,
  ),
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
      title: t(
        `Czartery ${nameTo.pl}`,
        `Charterové lety ${nameTo.cs}`,
        `Zboruri charter ${nameTo.ro}`,
        `Charterjáratok ${nameTo.hu}`,
        `Чартери ${nameTo.uk}`,
      ),
      heading: t(
        `Lecisz ${nameTo.pl}`,
        `Letíte ${nameTo.cs}`,
        `Zbori ${nameTo.ro}`,
        `Repüljön ${nameTo.hu}`,
        `Летите ${nameTo.uk}`,
      ),
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
      inFive((locale) => `${title[locale]}: ${description[locale]}`),
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

/** Flights alone from a city and to a country. */
export const chartersLandingPages: WrittenPage[] = [...fromCities, ...toCountries].map(landing)
export const chartersLandingLinks: Link[] = [...fromCities, ...toCountries].map(({ title, url }) => ({
  label: title,
  url,
}))
