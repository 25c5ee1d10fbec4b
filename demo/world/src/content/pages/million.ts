import { destinations } from '../destinations.ts'
import { article, hero, page, scene, tiles } from '../words.ts'

const title = {
  pl: 'Milion klientów',
  cs: 'Milion klientů',
  ro: 'Un milion de clienți',
  hu: 'Egymillió ügyfél',
  uk: 'Мільйон клієнтів',
}

export const milionKlientow = {
  ...page(
    '/milion-klientow',
    title,
    {
      pl: 'Milion osób pojechało z nami na wakacje. Dokąd, z kim i czego nas to nauczyło.',
      cs: 'Milion lidí s námi jelo na dovolenou. Kam, s kým a co nás to naučilo.',
      ro: 'Un milion de oameni au plecat cu noi în vacanță. Unde, cu cine și ce am învățat.',
      hu: 'Egymillióan nyaraltak velünk. Hová, kivel, és mit tanultunk belőle.',
      uk: 'Мільйон людей поїхав із нами у відпустку. Куди, з ким і чого це нас навчило.',
    },
    [
      hero({
        eyebrow: { pl: 'Dziękujemy', cs: 'Děkujeme', ro: 'Mulțumim', hu: 'Köszönjük', uk: 'Дякуємо' },
        heading: {
          pl: 'Milion walizek, milion powrotów',
          cs: 'Milion kufrů, milion návratů',
          ro: 'Un milion de valize, un milion de întoarceri',
          hu: 'Egymillió bőrönd, egymillió hazatérés',
          uk: 'Мільйон валіз, мільйон повернень',
        },
        lead: {
          pl: 'Milionowy gość poleciał z nami na Kretę: z żoną, dwójką dzieci i pluszowym rekinem. Rekin wrócił osobno, bo został w autokarze.',
          cs: 'Miliontý host s námi letěl na Krétu: s manželkou, dvěma dětmi a plyšovým žralokem. Žralok se vrátil zvlášť, zůstal totiž v autobuse.',
          ro: 'Al milionulea oaspete a zburat cu noi în Creta: cu soția, doi copii și un rechin de pluș. Rechinul s-a întors separat, rămăsese în autocar.',
          hu: 'Az egymilliomodik vendég Krétára repült velünk: feleségével, két gyerekkel és egy plüsscápával. A cápa külön jött haza, mert a buszon maradt.',
          uk: 'Мільйонний гість полетів із нами на Крит: із дружиною, двома дітьми та плюшевою акулою. Акула повернулася окремо, бо лишилася в автобусі.',
        },
        picture: scene('aerial', 'greek', 'golden', 'mln1', {
          pl: 'Wyspa widziana z samolotu o zachodzie słońca',
          cs: 'Ostrov z letadla při západu slunce',
          ro: 'O insulă văzută din avion la apus',
          hu: 'Sziget repülőgépről naplementekor',
          uk: 'Острів із літака на заході сонця',
        }),
      }),
      tiles(
        'fact',
        {
          pl: 'Czego nauczyli nas goście',
          cs: 'Co nás naučili hosté',
          ro: 'Ce ne-au învățat oaspeții',
          hu: 'Amit a vendégeinktől tanultunk',
          uk: 'Чого нас навчили гості',
        },
        [
          {
            icon: 'price',
            label: {
              pl: 'Jedna cena',
              cs: 'Jedna cena',
              ro: 'Un singur preț',
              hu: 'Egyetlen ár',
              uk: 'Одна ціна',
            },
            text: {
              pl: 'Nic tak nie psuje urlopu jak kwota, która rośnie przy kasie. Dlatego nasza nie rośnie.',
              cs: 'Nic nekazí dovolenou tak jako částka, která u pokladny roste. Proto naše neroste.',
              ro: 'Nimic nu strică vacanța ca o sumă care crește la plată. De aceea a noastră nu crește.',
              hu: 'Semmi sem rontja el úgy a nyaralást, mint a pénztárnál növekvő összeg. Ezért a miénk nem nő.',
              uk: 'Ніщо так не псує відпустку, як сума, що зростає на касі. Тому наша не зростає.',
            },
          },
          {
            icon: 'phone',
            label: {
              pl: 'Głos po drugiej stronie',
              cs: 'Hlas na druhé straně',
              ro: 'O voce la celălalt capăt',
              hu: 'Egy hang a vonal végén',
              uk: 'Голос на тому кінці',
            },
            text: {
              pl: 'W kłopocie nikt nie chce wciskać jedynki. Telefon alarmowy odbiera człowiek.',
              cs: 'V nesnázích nikdo nechce mačkat jedničku. Nouzový telefon zvedá člověk.',
              ro: 'La necaz nimeni nu vrea să apese tasta unu. La telefonul de urgență răspunde un om.',
              hu: 'Bajban senki sem akar egyest nyomni. A segélyhívót ember veszi fel.',
              uk: 'У біді ніхто не хоче натискати одиницю. На екстрений дзвінок відповідає людина.',
            },
            url: '/informacje/opieka-wakacyjna',
          },
          {
            icon: 'shield',
            label: {
              pl: 'Prawda o hotelu',
              cs: 'Pravda o hotelu',
              ro: 'Adevărul despre hotel',
              hu: 'Az igazság a szállodáról',
              uk: 'Правда про готель',
            },
            text: {
              pl: 'Sto schodów do plaży to nie wada, jeśli wiesz o nich przed wyjazdem.',
              cs: 'Sto schodů na pláž není vada, když o nich víte předem.',
              ro: 'O sută de trepte până la plajă nu e un defect, dacă știi dinainte.',
              hu: 'A strandig vezető száz lépcső nem hiba, ha előre tud róla.',
              uk: 'Сто сходинок до пляжу — не вада, якщо знати про них заздалегідь.',
            },
          },
        ],
      ),
      tiles(
        'picture',
        {
          pl: 'Najczęściej wybierane kierunki',
          cs: 'Nejčastěji vybírané destinace',
          ro: 'Destinațiile cel mai des alese',
          hu: 'Ahová a legtöbben utaztak',
          uk: 'Напрямки, які обирають найчастіше',
        },
        [destinations.grecja, destinations.turcja, destinations.egipt, destinations.kanary],
      ),
      article(
        {
          pl: 'A co dalej?',
          cs: 'A co dál?',
          ro: 'Și mai departe?',
          hu: 'És hogyan tovább?',
          uk: 'А що далі?',
        },
        {
          pl: 'Drugi milion zaczyna się od jednego pytania: czego zabrakło Ci w ostatniej podróży? [Napisz do nas](/kontakt). Najlepsze odpowiedzi trafiają do [poradnika](/poradnik), a te najtrudniejsze – na listę rzeczy, które zmieniamy.',
          cs: 'Druhý milion začíná jednou otázkou: co vám na poslední cestě chybělo? [Napište nám](/kontakt). Nejlepší odpovědi putují do [rádce](/poradnik) a ty nejtěžší na seznam věcí, které měníme.',
          ro: 'Al doilea milion începe cu o întrebare: ce ți-a lipsit în ultima călătorie? [Scrie-ne](/kontakt). Cele mai bune răspunsuri ajung în [ghid](/poradnik), iar cele mai grele pe lista lucrurilor pe care le schimbăm.',
          hu: 'A második millió egyetlen kérdéssel kezdődik: mi hiányzott a legutóbbi útjáról? [Írja meg](/kontakt). A legjobb válaszok a [tanácsadóba](/poradnik) kerülnek, a legnehezebbek arra a listára, amin változtatunk.',
          uk: 'Другий мільйон починається з одного запитання: чого вам забракло в останній подорожі? [Напишіть нам](/kontakt). Найкращі відповіді потрапляють до [порадника](/poradnik), а найскладніші — до списку того, що ми змінюємо.',
        },
      ),
    ],
    [{ label: title, url: '/milion-klientow' }],
  ),
  pageType: 'tilesPage',
}
