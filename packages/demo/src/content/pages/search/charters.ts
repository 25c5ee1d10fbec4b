import { faq, offerCarousel, topDestinations } from '../../components.ts'
import { article, hero, page, scene, t, tiles } from '../../words.ts'

const title = t('Czartery', 'Charterové lety', 'Zboruri charter', 'Charterjáratok', 'Чартери')
const destinationsTitle = t(
  'Dokąd latają czartery',
  'Kam létají chartery',
  'Unde zboară charterele',
  'Hová repülnek a charterek',
  'Куди літають чартери',
)
export const charterPlacesLink = { label: destinationsTitle, url: '/zaawansowana-wyszukiwarka-lotow' }
export const chartersLink = { label: title, url: '/wyszukiwarka-lotow' }

export const wyszukiwarkaLotow = {
  ...page(
    chartersLink.url,
    title,
    t(
      'Sam przelot, bez hotelu: tam i z powrotem albo w jedną stronę, z ostateczną ceną.',
      'Jen let, bez hotelu: tam i zpět, nebo jen tam, s konečnou cenou.',
      'Doar zborul, fără hotel: dus-întors sau doar dus, cu preț final.',
      'Csak a repülőút, szálloda nélkül: oda-vissza vagy csak oda, végső áron.',
      'Лише переліт, без готелю: туди й назад або в один бік, з остаточною ціною.',
    ),
    [
      article(
        t(
          'Sam lot, bez hotelu',
          'Jen let, bez hotelu',
          'Doar zbor, fără hotel',
          'Csak repülő, szálloda nélkül',
          'Лише переліт, без готелю',
        ),
        t(
          'Masz własne mieszkanie nad morzem, rodzinę na wyspie albo chcesz spać pod namiotem? Kup samo miejsce w samolocie: tam i z powrotem albo w jedną stronę. Lot jest bezpośredni, a przy każdym piszemy, jaki bagaż jest w cenie.\n\nCena, którą widzisz, jest ostateczna: zawiera podatki i opłaty lotniskowe. Dodatki – wybór miejsca, większa walizka – wybierasz tylko wtedy, gdy chcesz.',
          'Máte vlastní byt u moře, rodinu na ostrově, nebo chcete spát pod stanem? Kupte si jen místo v letadle: tam i zpět, nebo jen tam. Let je přímý a u každého píšeme, jaké zavazadlo je v ceně.\n\nCena, kterou vidíte, je konečná: obsahuje daně a letištní poplatky. Doplňky – výběr místa, větší kufr – si zaškrtnete sami.',
          'Ai un apartament la mare, familie pe insulă sau vrei să dormi la cort? Cumpără doar locul în avion: dus-întors sau doar dus. Zborul e direct, iar la fiecare scriem ce bagaj e inclus în preț.\n\nPrețul pe care îl vezi este final: cuprinde taxele de aeroport. Opțiunile – alegerea locului, o valiză mai mare – le bifezi tu.',
          'Van saját lakása a tengernél, rokona a szigeten, vagy sátorban aludna? Vegyen csak helyet a gépen: oda-vissza vagy csak oda. Az út közvetlen, és mindegyiknél leírjuk, milyen poggyász van az árban.\n\nA látott ár végleges: tartalmazza az adókat és a reptéri illetéket. A kiegészítőket – ülésválasztás, nagyobb bőrönd – Ön jelöli be.',
          'Маєте житло біля моря, родину на острові чи хочете спати в наметі? Купіть лише місце в літаку: туди й назад або в один бік. Рейс прямий, і біля кожного пишемо, який багаж входить у ціну.\n\nЦіна, яку ви бачите, остаточна: вона містить податки й аеропортові збори. Додатки — вибір місця, більшу валізу — ви позначаєте самі.',
        ),
      ),
      faq(t('Zanim polecisz', 'Než poletíte', 'Înainte să zbori', 'Repülés előtt', 'Перш ніж летіти'), {
        topics: ['flight', 'luggage'],
      }),
    ],
    [chartersLink],
  ),
  pageType: 'charters',
  globalSearch: { active: true, tripType: 'CZ', destinations: [] },
}

export const zaawansowanaWyszukiwarkaLotow = {
  ...page(
    charterPlacesLink.url,
    destinationsTitle,
    t(
      'Wyspy i kurorty, do których lecisz bez przesiadki z Warszawy, Katowic, Gdańska i innych miast.',
      'Ostrovy a letoviska, kam letíte bez přestupu z Varšavy, Katovic, Gdaňsku a dalších měst.',
      'Insule și stațiuni spre care zbori fără escală din Varșovia, Katowice, Gdańsk și alte orașe.',
      'Szigetek és üdülőhelyek, ahová átszállás nélkül repülhet Varsóból, Katowicéből, Gdańskból és más városokból.',
      'Острови та курорти, куди можна полетіти без пересадки з Варшави, Катовіце, Гданська й інших міст.',
    ),
    [
      hero({
        heading: t(
          'Prosto na wyspę',
          'Přímo na ostrov',
          'Direct pe insulă',
          'Egyenesen a szigetre',
          'Просто на острів',
        ),
        lead: t(
          'Czarter nie przesiada się we Frankfurcie. Startujesz w Katowicach, lądujesz na Zakintos.',
          'Charter nepřestupuje ve Frankfurtu. Startujete v Katovicích a přistáváte na Zakynthu.',
          'Charterul nu face escală la Frankfurt. Decolezi din Katowice, aterizezi în Zakynthos.',
          'A charter nem száll át Frankfurtban. Katowicében felszáll, Zákinthoszon landol.',
          'Чартер не робить пересадки у Франкфурті. Стартуєте в Катовіце, приземляєтеся на Закінфі.',
        ),
        picture: scene(
          'aerial',
          'greek',
          'noon',
          'cz1',
          t(
            'Wyspa i morze z okna samolotu',
            'Ostrov a moře z okna letadla',
            'Insulă și mare văzute din avion',
            'Sziget és tenger a repülő ablakából',
            'Острів і море з вікна літака',
          ),
        ),
      }),
      topDestinations({
        heading: t(
          'Najtańsze loty',
          'Nejlevnější lety',
          'Cele mai ieftine zboruri',
          'A legolcsóbb járatok',
          'Найдешевші рейси',
        ),
        lead: t(
          'Cena za osobę w obie strony.',
          'Cena za osobu tam i zpět.',
          'Preț de persoană dus-întors.',
          'Személyenkénti oda-vissza ár.',
          'Ціна з особи в обидва боки.',
        ),
        tripType: 'CZ',
        destinations: ['GR', 'TR', 'ES', 'EG'],
      }),
      offerCarousel({
        source: 'lastMinute',
        tripType: 'CZ',
        heading: t(
          'Wolne miejsca w najbliższych dniach',
          'Volná místa v nejbližších dnech',
          'Locuri libere în zilele următoare',
          'Szabad helyek a következő napokban',
          'Вільні місця найближчими днями',
        ),
      }),
      tiles('fact', t('Dobrze wiedzieć', 'Dobré vědět', 'Bine de știut', 'Jó tudni', 'Варто знати'), [
        {
          icon: 'calendar',
          label: t('Stałe dni', 'Stálé dny', 'Zile fixe', 'Állandó napok', 'Сталі дні'),
          text: t(
            'Na wyspę lata się zwykle raz lub dwa razy w tygodniu, więc pobyt trwa 7, 10, 11 albo 14 dni.',
            'Na ostrov se létá jednou či dvakrát týdně, pobyt tedy trvá 7, 10, 11 nebo 14 dní.',
            'Spre insulă se zboară o dată sau de două ori pe săptămână, deci stai 7, 10, 11 sau 14 zile.',
            'Egy szigetre hetente egyszer-kétszer megy gép, így a tartózkodás 7, 10, 11 vagy 14 nap.',
            'На острів зазвичай літають раз або двічі на тиждень, тож перебування триває 7, 10, 11 або 14 днів.',
          ),
        },
        {
          icon: 'plane',
          label: t('Godziny', 'Časy', 'Ore', 'Időpontok', 'Години'),
          text: t(
            'Mogą się zmienić; ostateczne podajemy dwa dni przed wylotem.',
            'Mohou se změnit; konečné sdělujeme dva dny před odletem.',
            'Se pot schimba; cele finale le dăm cu două zile înainte.',
            'Változhatnak; a véglegest két nappal indulás előtt közöljük.',
            'Можуть змінитися; остаточні повідомляємо за два дні до вильоту.',
          ),
        },
        {
          icon: 'shield',
          label: t('Twoje prawa', 'Vaše práva', 'Drepturile tale', 'Az Ön jogai', 'Ваші права'),
          text: t(
            'Na czarterze są takie same jak na każdym innym locie.',
            'Na charteru jsou stejná jako na každém jiném letu.',
            'La charter sunt aceleași ca la orice alt zbor.',
            'A charteren ugyanazok, mint bármely más járaton.',
            'На чартері вони такі самі, як на будь-якому іншому рейсі.',
          ),
          url: '/informacje/odpowiedzialnosc-przewoznika',
        },
      ]),
    ],
    [charterPlacesLink],
  ),
  pageType: 'chartersLandingPage',
  globalSearch: { active: true, tripType: 'CZ', destinations: [] },
}
