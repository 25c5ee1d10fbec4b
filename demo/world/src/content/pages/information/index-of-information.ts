import type { Localised } from '@wojaz/travel/locale'
import { page, tiles } from '../../words.ts'
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
    {
      pl: 'Zdrowie, prawa podróżnych, gwarancje i zasady: wszystko, co warto przeczytać przed wyjazdem.',
      cs: 'Zdraví, práva cestujících, záruky a pravidla: vše, co se vyplatí přečíst před cestou.',
      ro: 'Sănătate, drepturile călătorilor, garanții și reguli: tot ce merită citit înainte de plecare.',
      hu: 'Egészség, utazói jogok, garanciák és szabályok: minden, amit indulás előtt érdemes elolvasni.',
      uk: 'Здоров’я, права мандрівників, гарантії та правила: усе, що варто прочитати перед поїздкою.',
    },
    [
      tiles(
        'fact',
        {
          pl: 'Przed podróżą i w drodze',
          cs: 'Před cestou a na cestě',
          ro: 'Înainte și pe drum',
          hu: 'Indulás előtt és útközben',
          uk: 'Перед подорожжю та в дорозі',
        },
        [
          to('/informacje/zdrowie-i-szczepienia', 'sun', healthTitle, {
            pl: 'Kiedy iść do lekarza i co spakować do apteczki.',
            cs: 'Kdy jít k lékaři a co sbalit do lékárničky.',
            ro: 'Când mergi la medic și ce pui în trusă.',
            hu: 'Mikor menjünk orvoshoz, és mi kerüljön a patikába.',
            uk: 'Коли йти до лікаря і що покласти в аптечку.',
          }),
          to('/informacje/opieka-wakacyjna', 'heart', careTitle, {
            pl: 'Kto odbiera telefon o trzeciej w nocy.',
            cs: 'Kdo zvedne telefon ve tři ráno.',
            ro: 'Cine răspunde la telefon la trei noaptea.',
            hu: 'Ki veszi fel a telefont hajnali háromkor.',
            uk: 'Хто підніме слухавку о третій ночі.',
          }),
          to(questionsLink.url, 'phone', questionsLink.label, {
            pl: 'Krótkie odpowiedzi na najczęstsze pytania.',
            cs: 'Krátké odpovědi na to, na co se ptáte nejčastěji.',
            ro: 'Răspunsuri scurte la ce întrebați cel mai des.',
            hu: 'Rövid válaszok a leggyakoribb kérdésekre.',
            uk: 'Короткі відповіді на найчастіші запитання.',
          }),
        ],
      ),
      tiles(
        'fact',
        { pl: 'Twoje prawa', cs: 'Vaše práva', ro: 'Drepturile tale', hu: 'Az Ön jogai', uk: 'Ваші права' },
        [
          to('/informacje/standardowy-formularz-informacyjny', 'shield', formTitle, {
            pl: 'Dwanaście praw, które daje Ci Unia Europejska.',
            cs: 'Dvanáct práv, která vám dává Evropská unie.',
            ro: 'Douăsprezece drepturi pe care ți le dă Uniunea Europeană.',
            hu: 'Tizenkét jog, amelyet az Európai Unió ad.',
            uk: 'Дванадцять прав, які дає вам Європейський Союз.',
          }),
          to('/informacje/gwarancja-ubezpieczeniowa', 'price', guaranteeTitle, {
            pl: 'Co się dzieje z wpłatami, gdy firma upada.',
            cs: 'Co se děje s platbami, když firma padne.',
            ro: 'Ce se întâmplă cu plățile dacă firma cade.',
            hu: 'Mi lesz a befizetésekkel, ha a cég csődbe megy.',
            uk: 'Що буде з платежами, якщо фірма збанкрутує.',
          }),
          to('/informacje/odpowiedzialnosc-przewoznika', 'plane', liabilityTitle, {
            pl: 'Konwencja montrealska i warszawska bez żargonu.',
            cs: 'Montrealská a Varšavská úmluva bez žargonu.',
            ro: 'Convențiile de la Montreal și Varșovia, fără jargon.',
            hu: 'A Montreali és a Varsói egyezmény közérthetően.',
            uk: 'Монреальська і Варшавська конвенції простими словами.',
          }),
          to('/informacje/reklamacje', 'calendar', complaintsTitle, {
            pl: 'Gdzie napisać i kiedy odpowiemy.',
            cs: 'Kam napsat a kdy odpovíme.',
            ro: 'Unde scrii și când răspundem.',
            hu: 'Hová írjon, és mikor válaszolunk.',
            uk: 'Куди писати і коли ми відповімо.',
          }),
        ],
      ),
      tiles(
        'fact',
        { pl: 'Serwis Wojaż', cs: 'Web Wojaż', ro: 'Site-ul Wojaż', hu: 'A Wojaż oldal', uk: 'Сайт Wojaż' },
        [
          to('/regulamin', 'price', termsTitle, {
            pl: 'Cena, umowa, zaliczka i rezygnacja.',
            cs: 'Cena, smlouva, záloha a storno.',
            ro: 'Preț, contract, avans și renunțare.',
            hu: 'Ár, szerződés, előleg és lemondás.',
            uk: 'Ціна, договір, аванс і відмова.',
          }),
          to('/polityka-prywatnosci', 'shield', privacyTitle, {
            pl: 'Co o Tobie wiemy i kiedy to kasujemy.',
            cs: 'Co o vás víme a kdy to mažeme.',
            ro: 'Ce știm despre tine și când ștergem.',
            hu: 'Mit tudunk Önről, és mikor töröljük.',
            uk: 'Що ми про вас знаємо і коли це видаляємо.',
          }),
          to('/deklaracja-dostepnosci', 'heart', accessibilityTitle, {
            pl: 'Serwis dla każdego i jak zgłosić barierę.',
            cs: 'Web pro každého a jak ohlásit bariéru.',
            ro: 'Un site pentru oricine și cum semnalezi o barieră.',
            hu: 'Oldal mindenkinek, és hogyan jelezhető az akadály.',
            uk: 'Сайт для кожного і як повідомити про перешкоду.',
          }),
        ],
      ),
    ],
    [informationLink],
  ),
  pageType: 'tilesPage',
}
