import type { Localised } from '@wojaz/content/server'
import { page, t, tiles } from '../../words.ts'
import { accessibilityTitle } from './accessibility.ts'
import { liabilityTitle } from './carrier-liability.ts'
import { complaintsTitle } from './complaints.ts'
import { healthTitle } from './health.ts'
import { careTitle } from './holiday-care.ts'
import { informationLink } from './information-page.ts'
import { guaranteeTitle } from './insurance-guarantee.ts'
import { privacyTitle } from './privacy.ts'
import { questionsLink } from './questions.ts'
import { formTitle } from './standard-form.ts'
import { termsTitle } from './terms.ts'

const to = (url: string, icon: string, label: Localised, text: Localised) => ({ url, icon, label, text })

export const informacje = {
  ...page(
    informationLink.url,
    informationLink.label,
    t(
      'Zdrowie, prawa podróżnych, gwarancje i zasady: wszystko, co warto przeczytać przed wyjazdem.',
      'Zdraví, práva cestujících, záruky a pravidla: vše, co se vyplatí přečíst před cestou.',
      'Sănătate, drepturile călătorilor, garanții și reguli: tot ce merită citit înainte de plecare.',
      'Egészség, utazói jogok, garanciák és szabályok: minden, amit indulás előtt érdemes elolvasni.',
      'Здоров’я, права мандрівників, гарантії та правила: усе, що варто прочитати перед поїздкою.',
    ),
    [
      tiles(
        'fact',
        t(
          'Przed podróżą i w drodze',
          'Před cestou a na cestě',
          'Înainte și pe drum',
          'Indulás előtt és útközben',
          'Перед подорожжю та в дорозі',
        ),
        [
          to(
            '/informacje/zdrowie-i-szczepienia',
            'sun',
            healthTitle,
            t(
              'Kiedy iść do lekarza i co spakować do apteczki.',
              'Kdy jít k lékaři a co sbalit do lékárničky.',
              'Când mergi la medic și ce pui în trusă.',
              'Mikor menjünk orvoshoz, és mi kerüljön a patikába.',
              'Коли йти до лікаря і що покласти в аптечку.',
            ),
          ),
          to(
            '/informacje/opieka-wakacyjna',
            'heart',
            careTitle,
            t(
              'Kto odbiera telefon o trzeciej w nocy.',
              'Kdo zvedne telefon ve tři ráno.',
              'Cine răspunde la telefon la trei noaptea.',
              'Ki veszi fel a telefont hajnali háromkor.',
              'Хто підніме слухавку о третій ночі.',
            ),
          ),
          to(
            questionsLink.url,
            'phone',
            questionsLink.label,
            t(
              'Krótkie odpowiedzi na najczęstsze pytania.',
              'Krátké odpovědi na to, na co se ptáte nejčastěji.',
              'Răspunsuri scurte la ce întrebați cel mai des.',
              'Rövid válaszok a leggyakoribb kérdésekre.',
              'Короткі відповіді на найчастіші запитання.',
            ),
          ),
        ],
      ),
      tiles('fact', t('Twoje prawa', 'Vaše práva', 'Drepturile tale', 'Az Ön jogai', 'Ваші права'), [
        to(
          '/informacje/standardowy-formularz-informacyjny',
          'shield',
          formTitle,
          t(
            'Dwanaście praw, które daje Ci Unia Europejska.',
            'Dvanáct práv, která vám dává Evropská unie.',
            'Douăsprezece drepturi pe care ți le dă Uniunea Europeană.',
            'Tizenkét jog, amelyet az Európai Unió ad.',
            'Дванадцять прав, які дає вам Європейський Союз.',
          ),
        ),
        to(
          '/informacje/gwarancja-ubezpieczeniowa',
          'price',
          guaranteeTitle,
          t(
            'Co się dzieje z wpłatami, gdy firma upada.',
            'Co se děje s platbami, když firma padne.',
            'Ce se întâmplă cu plățile dacă firma cade.',
            'Mi lesz a befizetésekkel, ha a cég csődbe megy.',
            'Що буде з платежами, якщо фірма збанкрутує.',
          ),
        ),
        to(
          '/informacje/odpowiedzialnosc-przewoznika',
          'plane',
          liabilityTitle,
          t(
            'Konwencja montrealska i warszawska bez żargonu.',
            'Montrealská a Varšavská úmluva bez žargonu.',
            'Convențiile de la Montreal și Varșovia, fără jargon.',
            'A Montreali és a Varsói egyezmény közérthetően.',
            'Монреальська і Варшавська конвенції простими словами.',
          ),
        ),
        to(
          '/informacje/reklamacje',
          'calendar',
          complaintsTitle,
          t(
            'Gdzie napisać i kiedy odpowiemy.',
            'Kam napsat a kdy odpovíme.',
            'Unde scrii și când răspundem.',
            'Hová írjon, és mikor válaszolunk.',
            'Куди писати і коли ми відповімо.',
          ),
        ),
      ]),
      tiles('fact', t('Serwis Wojaż', 'Web Wojaż', 'Site-ul Wojaż', 'A Wojaż oldal', 'Сайт Wojaż'), [
        to(
          '/regulamin',
          'price',
          termsTitle,
          t(
            'Cena, umowa, zaliczka i rezygnacja.',
            'Cena, smlouva, záloha a storno.',
            'Preț, contract, avans și renunțare.',
            'Ár, szerződés, előleg és lemondás.',
            'Ціна, договір, аванс і відмова.',
          ),
        ),
        to(
          '/polityka-prywatnosci',
          'shield',
          privacyTitle,
          t(
            'Co o Tobie wiemy i kiedy to kasujemy.',
            'Co o vás víme a kdy to mažeme.',
            'Ce știm despre tine și când ștergem.',
            'Mit tudunk Önről, és mikor töröljük.',
            'Що ми про вас знаємо і коли це видаляємо.',
          ),
        ),
        to(
          '/deklaracja-dostepnosci',
          'heart',
          accessibilityTitle,
          t(
            'Serwis dla każdego i jak zgłosić barierę.',
            'Web pro každého a jak ohlásit bariéru.',
            'Un site pentru oricine și cum semnalezi o barieră.',
            'Oldal mindenkinek, és hogyan jelezhető az akadály.',
            'Сайт для кожного і як повідомити про перешкоду.',
          ),
        ),
      ]),
    ],
    [informationLink],
  ),
  pageType: 'tilesPage',
}
