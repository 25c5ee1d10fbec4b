import { destinations } from '../destinations.ts'
import { article, hero, page, scene, t, tiles } from '../words.ts'

const title = t(
  'Milion klientów',
  'Milion klientů',
  'Un milion de clienți',
  'Egymillió ügyfél',
  'Мільйон клієнтів',
)

export const milionKlientow = {
  ...page(
    '/milion-klientow',
    title,
    t(
      'Milion osób pojechało z nami na wakacje. Dokąd, z kim i czego nas to nauczyło.',
      'Milion lidí s námi jelo na dovolenou. Kam, s kým a co nás to naučilo.',
      'Un milion de oameni au plecat cu noi în vacanță. Unde, cu cine și ce am învățat.',
      'Egymillióan nyaraltak velünk. Hová, kivel, és mit tanultunk belőle.',
      'Мільйон людей поїхав із нами у відпустку. Куди, з ким і чого це нас навчило.',
    ),
    [
      hero({
        eyebrow: t('Dziękujemy', 'Děkujeme', 'Mulțumim', 'Köszönjük', 'Дякуємо'),
        heading: t(
          'Milion walizek, milion powrotów',
          'Milion kufrů, milion návratů',
          'Un milion de valize, un milion de întoarceri',
          'Egymillió bőrönd, egymillió hazatérés',
          'Мільйон валіз, мільйон повернень',
        ),
        lead: t(
          'Milionowy gość poleciał z nami na Kretę: z żoną, dwójką dzieci i pluszowym rekinem. Rekin wrócił osobno, bo został w autokarze.',
          'Miliontý host s námi letěl na Krétu: s manželkou, dvěma dětmi a plyšovým žralokem. Žralok se vrátil zvlášť, zůstal totiž v autobuse.',
          'Al milionulea oaspete a zburat cu noi în Creta: cu soția, doi copii și un rechin de pluș. Rechinul s-a întors separat, rămăsese în autocar.',
          'Az egymilliomodik vendég Krétára repült velünk: feleségével, két gyerekkel és egy plüsscápával. A cápa külön jött haza, mert a buszon maradt.',
          'Мільйонний гість полетів із нами на Крит: із дружиною, двома дітьми та плюшевою акулою. Акула повернулася окремо, бо лишилася в автобусі.',
        ),
        picture: scene(
          'aerial',
          'greek',
          'golden',
          'mln1',
          t(
            'Wyspa widziana z samolotu o zachodzie słońca',
            'Ostrov z letadla při západu slunce',
            'O insulă văzută din avion la apus',
            'Sziget repülőgépről naplementekor',
            'Острів із літака на заході сонця',
          ),
        ),
      }),
      tiles(
        'fact',
        t(
          'Czego nauczyli nas goście',
          'Co nás naučili hosté',
          'Ce ne-au învățat oaspeții',
          'Amit a vendégeinktől tanultunk',
          'Чого нас навчили гості',
        ),
        [
          {
            icon: 'price',
            label: t('Jedna cena', 'Jedna cena', 'Un singur preț', 'Egyetlen ár', 'Одна ціна'),
            text: t(
              'Nic tak nie psuje urlopu jak kwota, która rośnie przy kasie. Dlatego nasza nie rośnie.',
              'Nic nekazí dovolenou tak jako částka, která u pokladny roste. Proto naše neroste.',
              'Nimic nu strică vacanța ca o sumă care crește la plată. De aceea a noastră nu crește.',
              'Semmi sem rontja el úgy a nyaralást, mint a pénztárnál növekvő összeg. Ezért a miénk nem nő.',
              'Ніщо так не псує відпустку, як сума, що зростає на касі. Тому наша не зростає.',
            ),
          },
          {
            icon: 'phone',
            label: t(
              'Głos po drugiej stronie',
              'Hlas na druhé straně',
              'O voce la celălalt capăt',
              'Egy hang a vonal végén',
              'Голос на тому кінці',
            ),
            text: t(
              'W kłopocie nikt nie chce wciskać jedynki. Telefon alarmowy odbiera człowiek.',
              'V nesnázích nikdo nechce mačkat jedničku. Nouzový telefon zvedá člověk.',
              'La necaz nimeni nu vrea să apese tasta unu. La telefonul de urgență răspunde un om.',
              'Bajban senki sem akar egyest nyomni. A segélyhívót ember veszi fel.',
              'У біді ніхто не хоче натискати одиницю. На екстрений дзвінок відповідає людина.',
            ),
            url: '/informacje/opieka-wakacyjna',
          },
          {
            icon: 'shield',
            label: t(
              'Prawda o hotelu',
              'Pravda o hotelu',
              'Adevărul despre hotel',
              'Az igazság a szállodáról',
              'Правда про готель',
            ),
            text: t(
              'Sto schodów do plaży to nie wada, jeśli wiesz o nich przed wyjazdem.',
              'Sto schodů na pláž není vada, když o nich víte předem.',
              'O sută de trepte până la plajă nu e un defect, dacă știi dinainte.',
              'A strandig vezető száz lépcső nem hiba, ha előre tud róla.',
              'Сто сходинок до пляжу — не вада, якщо знати про них заздалегідь.',
            ),
          },
        ],
      ),
      tiles(
        'picture',
        t(
          'Najczęściej wybierane kierunki',
          'Nejčastěji vybírané destinace',
          'Destinațiile cel mai des alese',
          'Ahová a legtöbben utaztak',
          'Напрямки, які обирають найчастіше',
        ),
        [destinations.grecja, destinations.turcja, destinations.egipt, destinations.kanary],
      ),
      article(
        t('A co dalej?', 'A co dál?', 'Și mai departe?', 'És hogyan tovább?', 'А що далі?'),
        t(
          'Drugi milion zaczyna się od jednego pytania: czego zabrakło Ci w ostatniej podróży? [Napisz do nas](/kontakt). Najlepsze odpowiedzi trafiają do [poradnika](/poradnik), a te najtrudniejsze – na listę rzeczy, które zmieniamy.',
          'Druhý milion začíná jednou otázkou: co vám na poslední cestě chybělo? [Napište nám](/kontakt). Nejlepší odpovědi putují do [rádce](/poradnik) a ty nejtěžší na seznam věcí, které měníme.',
          'Al doilea milion începe cu o întrebare: ce ți-a lipsit în ultima călătorie? [Scrie-ne](/kontakt). Cele mai bune răspunsuri ajung în [ghid](/poradnik), iar cele mai grele pe lista lucrurilor pe care le schimbăm.',
          'A második millió egyetlen kérdéssel kezdődik: mi hiányzott a legutóbbi útjáról? [Írja meg](/kontakt). A legjobb válaszok a [tanácsadóba](/poradnik) kerülnek, a legnehezebbek arra a listára, amin változtatunk.',
          'Другий мільйон починається з одного запитання: чого вам забракло в останній подорожі? [Напишіть нам](/kontakt). Найкращі відповіді потрапляють до [порадника](/poradnik), а найскладніші — до списку того, що ми змінюємо.',
        ),
      ),
    ],
    [{ label: title, url: '/milion-klientow' }],
  ),
  pageType: 'tilesPage',
}
