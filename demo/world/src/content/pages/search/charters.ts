import { faq, offerCarousel, topDestinations } from '../../components.ts'
import { article, hero, page, scene, tiles } from '../../words.ts'

const title = {
  pl: 'Czartery',
  cs: 'Charterové lety',
  ro: 'Zboruri charter',
  hu: 'Charterjáratok',
  uk: 'Чартери',
}
const destinationsTitle = {
  pl: 'Dokąd latają czartery',
  cs: 'Kam létají chartery',
  ro: 'Unde zboară charterele',
  hu: 'Hová repülnek a charterek',
  uk: 'Куди літають чартери',
}
export const charterPlacesLink = { label: destinationsTitle, url: '/zaawansowana-wyszukiwarka-lotow' }
export const chartersLink = { label: title, url: '/wyszukiwarka-lotow' }

export const wyszukiwarkaLotow = {
  ...page(
    chartersLink.url,
    title,
    {
      pl: 'Sam przelot, bez hotelu: tam i z powrotem albo w jedną stronę, z ostateczną ceną.',
      cs: 'Jen let, bez hotelu: tam i zpět, nebo jen tam, s konečnou cenou.',
      ro: 'Doar zborul, fără hotel: dus-întors sau doar dus, cu preț final.',
      hu: 'Csak a repülőút, szálloda nélkül: oda-vissza vagy csak oda, végső áron.',
      uk: 'Лише переліт, без готелю: туди й назад або в один бік, з остаточною ціною.',
    },
    [
      article(
        {
          pl: 'Sam lot, bez hotelu',
          cs: 'Jen let, bez hotelu',
          ro: 'Doar zbor, fără hotel',
          hu: 'Csak repülő, szálloda nélkül',
          uk: 'Лише переліт, без готелю',
        },
        {
          pl: 'Masz własne mieszkanie nad morzem, rodzinę na wyspie albo chcesz spać pod namiotem? Kup samo miejsce w samolocie: tam i z powrotem albo w jedną stronę. Lot jest bezpośredni, a przy każdym piszemy, jaki bagaż jest w cenie.\n\nCena, którą widzisz, jest ostateczna: zawiera podatki i opłaty lotniskowe. Dodatki – wybór miejsca, większa walizka – wybierasz tylko wtedy, gdy chcesz.',
          cs: 'Máte vlastní byt u moře, rodinu na ostrově, nebo chcete spát pod stanem? Kupte si jen místo v letadle: tam i zpět, nebo jen tam. Let je přímý a u každého píšeme, jaké zavazadlo je v ceně.\n\nCena, kterou vidíte, je konečná: obsahuje daně a letištní poplatky. Doplňky – výběr místa, větší kufr – si zaškrtnete sami.',
          ro: 'Ai un apartament la mare, familie pe insulă sau vrei să dormi la cort? Cumpără doar locul în avion: dus-întors sau doar dus. Zborul e direct, iar la fiecare scriem ce bagaj e inclus în preț.\n\nPrețul pe care îl vezi este final: cuprinde taxele de aeroport. Opțiunile – alegerea locului, o valiză mai mare – le bifezi tu.',
          hu: 'Van saját lakása a tengernél, rokona a szigeten, vagy sátorban aludna? Vegyen csak helyet a gépen: oda-vissza vagy csak oda. Az út közvetlen, és mindegyiknél leírjuk, milyen poggyász van az árban.\n\nA látott ár végleges: tartalmazza az adókat és a reptéri illetéket. A kiegészítőket – ülésválasztás, nagyobb bőrönd – Ön jelöli be.',
          uk: 'Маєте житло біля моря, родину на острові чи хочете спати в наметі? Купіть лише місце в літаку: туди й назад або в один бік. Рейс прямий, і біля кожного пишемо, який багаж входить у ціну.\n\nЦіна, яку ви бачите, остаточна: вона містить податки й аеропортові збори. Додатки — вибір місця, більшу валізу — ви позначаєте самі.',
        },
      ),
      faq(
        {
          pl: 'Zanim polecisz',
          cs: 'Než poletíte',
          ro: 'Înainte să zbori',
          hu: 'Repülés előtt',
          uk: 'Перш ніж летіти',
        },
        {
          topics: ['flight', 'luggage'],
        },
      ),
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
    {
      pl: 'Wyspy i kurorty, do których lecisz bez przesiadki z Warszawy, Katowic, Gdańska i innych miast.',
      cs: 'Ostrovy a letoviska, kam letíte bez přestupu z Varšavy, Katovic, Gdaňsku a dalších měst.',
      ro: 'Insule și stațiuni spre care zbori fără escală din Varșovia, Katowice, Gdańsk și alte orașe.',
      hu: 'Szigetek és üdülőhelyek, ahová átszállás nélkül repülhet Varsóból, Katowicéből, Gdańskból és más városokból.',
      uk: 'Острови та курорти, куди можна полетіти без пересадки з Варшави, Катовіце, Гданська й інших міст.',
    },
    [
      hero({
        heading: {
          pl: 'Prosto na wyspę',
          cs: 'Přímo na ostrov',
          ro: 'Direct pe insulă',
          hu: 'Egyenesen a szigetre',
          uk: 'Просто на острів',
        },
        lead: {
          pl: 'Czarter nie przesiada się we Frankfurcie. Startujesz w Katowicach, lądujesz na Zakintos.',
          cs: 'Charter nepřestupuje ve Frankfurtu. Startujete v Katovicích a přistáváte na Zakynthu.',
          ro: 'Charterul nu face escală la Frankfurt. Decolezi din Katowice, aterizezi în Zakynthos.',
          hu: 'A charter nem száll át Frankfurtban. Katowicében felszáll, Zákinthoszon landol.',
          uk: 'Чартер не робить пересадки у Франкфурті. Стартуєте в Катовіце, приземляєтеся на Закінфі.',
        },
        picture: scene('aerial', 'greek', 'noon', 'cz1', {
          pl: 'Wyspa i morze z okna samolotu',
          cs: 'Ostrov a moře z okna letadla',
          ro: 'Insulă și mare văzute din avion',
          hu: 'Sziget és tenger a repülő ablakából',
          uk: 'Острів і море з вікна літака',
        }),
      }),
      topDestinations({
        heading: {
          pl: 'Najtańsze loty',
          cs: 'Nejlevnější lety',
          ro: 'Cele mai ieftine zboruri',
          hu: 'A legolcsóbb járatok',
          uk: 'Найдешевші рейси',
        },
        lead: {
          pl: 'Cena za osobę w obie strony.',
          cs: 'Cena za osobu tam i zpět.',
          ro: 'Preț de persoană dus-întors.',
          hu: 'Személyenkénti oda-vissza ár.',
          uk: 'Ціна з особи в обидва боки.',
        },
        tripType: 'CZ',
        destinations: ['GR', 'TR', 'ES', 'EG'],
      }),
      offerCarousel({
        source: 'lastMinute',
        tripType: 'CZ',
        heading: {
          pl: 'Wolne miejsca w najbliższych dniach',
          cs: 'Volná místa v nejbližších dnech',
          ro: 'Locuri libere în zilele următoare',
          hu: 'Szabad helyek a következő napokban',
          uk: 'Вільні місця найближчими днями',
        },
      }),
      tiles(
        'fact',
        { pl: 'Dobrze wiedzieć', cs: 'Dobré vědět', ro: 'Bine de știut', hu: 'Jó tudni', uk: 'Варто знати' },
        [
          {
            icon: 'calendar',
            label: {
              pl: 'Stałe dni',
              cs: 'Stálé dny',
              ro: 'Zile fixe',
              hu: 'Állandó napok',
              uk: 'Сталі дні',
            },
            text: {
              pl: 'Na wyspę lata się zwykle raz lub dwa razy w tygodniu, więc pobyt trwa 7, 10, 11 albo 14 dni.',
              cs: 'Na ostrov se létá jednou či dvakrát týdně, pobyt tedy trvá 7, 10, 11 nebo 14 dní.',
              ro: 'Spre insulă se zboară o dată sau de două ori pe săptămână, deci stai 7, 10, 11 sau 14 zile.',
              hu: 'Egy szigetre hetente egyszer-kétszer megy gép, így a tartózkodás 7, 10, 11 vagy 14 nap.',
              uk: 'На острів зазвичай літають раз або двічі на тиждень, тож перебування триває 7, 10, 11 або 14 днів.',
            },
          },
          {
            icon: 'plane',
            label: { pl: 'Godziny', cs: 'Časy', ro: 'Ore', hu: 'Időpontok', uk: 'Години' },
            text: {
              pl: 'Mogą się zmienić; ostateczne podajemy dwa dni przed wylotem.',
              cs: 'Mohou se změnit; konečné sdělujeme dva dny před odletem.',
              ro: 'Se pot schimba; cele finale le dăm cu două zile înainte.',
              hu: 'Változhatnak; a véglegest két nappal indulás előtt közöljük.',
              uk: 'Можуть змінитися; остаточні повідомляємо за два дні до вильоту.',
            },
          },
          {
            icon: 'shield',
            label: {
              pl: 'Twoje prawa',
              cs: 'Vaše práva',
              ro: 'Drepturile tale',
              hu: 'Az Ön jogai',
              uk: 'Ваші права',
            },
            text: {
              pl: 'Na czarterze są takie same jak na każdym innym locie.',
              cs: 'Na charteru jsou stejná jako na každém jiném letu.',
              ro: 'La charter sunt aceleași ca la orice alt zbor.',
              hu: 'A charteren ugyanazok, mint bármely más járaton.',
              uk: 'На чартері вони такі самі, як на будь-якому іншому рейсі.',
            },
            url: '/informacje/odpowiedzialnosc-przewoznika',
          },
        ],
      ),
    ],
    [charterPlacesLink],
  ),
  pageType: 'chartersLandingPage',
  globalSearch: { active: true, tripType: 'CZ', destinations: [] },
}
