import { contactLink, officesLink } from '../../side-menus.ts'
import { article, page, t, tiles } from '../../words.ts'

export const biura = {
  ...page(
    officesLink.url,
    officesLink.label,
    t(
      'Adresy, godziny otwarcia i telefony naszych biur w całej Polsce.',
      'Adresy, otevírací hodiny a telefony našich poboček v celém Polsku.',
      'Adrese, program și telefoane ale agențiilor noastre din toată Polonia.',
      'Lengyelországi irodáink címe, nyitvatartása és telefonszáma.',
      'Адреси, години роботи й телефони наших офісів у всій Польщі.',
    ),
    [
      {
        blockType: 'officeSearch',
        active: true,
        heading: t('Znajdź biuro', 'Najděte pobočku', 'Găsește o agenție', 'Irodakereső', 'Знайдіть офіс'),
        lead: t(
          'Wpisz miasto, ulicę albo kod pocztowy. Od razu zobaczysz, czy jest otwarte.',
          'Zadejte město, ulici nebo PSČ. Hned uvidíte, zda je otevřeno.',
          'Scrie orașul, strada sau codul poștal. Vezi imediat dacă este deschis.',
          'Írja be a várost, az utcát vagy az irányítószámot. Rögtön látja, nyitva van-e.',
          'Введіть місто, вулицю або індекс. Одразу побачите, чи відчинено.',
        ),
      },
      tiles(
        'fact',
        t(
          'Z czym warto przyjść',
          'S čím se vyplatí přijít',
          'Cu ce merită să vii',
          'Mivel érdemes jönni',
          'З чим варто прийти',
        ),
        [
          {
            icon: 'sun',
            label: t('Nie wiem, dokąd', 'Nevím kam', 'Nu știu unde', 'Nem tudom, hová', 'Не знаю куди'),
            text: t(
              'Powiedz, co lubisz i ile chcesz wydać. Resztą zajmie się ktoś, kto tam był.',
              'Řekněte, co máte rádi a kolik chcete utratit. O zbytek se postará někdo, kdo tam byl.',
              'Spune ce îți place și cât vrei să cheltui. De rest se ocupă cineva care a fost acolo.',
              'Mondja el, mit szeret és mennyit szánna rá. A többit olyan kolléga intézi, aki járt ott.',
              'Скажіть, що любите і скільки хочете витратити. Решту зробить той, хто там був.',
            ),
          },
          {
            icon: 'price',
            label: t(
              'Płatność gotówką',
              'Platba hotově',
              'Plată în numerar',
              'Készpénzes fizetés',
              'Оплата готівкою',
            ),
            text: t(
              'Zaliczkę i dopłatę przyjmujemy w każdym biurze, z potwierdzeniem od ręki.',
              'Zálohu i doplatek přijmeme v každé pobočce, potvrzení dostanete hned.',
              'Avansul și restul se pot plăti la orice agenție, cu dovadă pe loc.',
              'Az előleget és a hátralékot minden irodában elfogadjuk, azonnali bizonylattal.',
              'Аванс і доплату приймаємо в кожному офісі, з підтвердженням одразу.',
            ),
          },
          {
            icon: 'heart',
            label: t(
              'Szczególne potrzeby',
              'Zvláštní potřeby',
              'Nevoi speciale',
              'Külön igények',
              'Особливі потреби',
            ),
            text: t(
              'Wózek, dieta, lęk przed lataniem: łatwiej to omówić przy kawie niż w formularzu.',
              'Vozík, dieta, strach z létání: snáz se to probere u kávy než ve formuláři.',
              'Scaun rulant, dietă, teamă de zbor: mai ușor la o cafea decât într-un formular.',
              'Kerekesszék, diéta, repüléstől való félelem: kávé mellett könnyebb megbeszélni, mint űrlapon.',
              'Візок, дієта, страх польотів: легше обговорити за кавою, ніж у формі.',
            ),
          },
        ],
      ),
      article(
        t(
          'Nie ma biura w Twoim mieście?',
          'Není pobočka ve vašem městě?',
          'Nu avem agenție în orașul tău?',
          'Nincs iroda a városában?',
          'Немає офісу у вашому місті?',
        ),
        t(
          'Te same osoby odbierają telefon i odpisują na wiadomości: [kontakt](/kontakt). Na najczęstsze pytania odpowiadamy [tutaj](/pytania-i-odpowiedzi).',
          'Titíž lidé zvedají telefon a odpovídají na zprávy: [kontakt](/kontakt). Na nejčastější otázky odpovídáme [tady](/pytania-i-odpowiedzi).',
          'Aceiași oameni răspund la telefon și la mesaje: [contact](/kontakt). La cele mai dese întrebări răspundem [aici](/pytania-i-odpowiedzi).',
          'Ugyanazok a kollégák veszik fel a telefont és válaszolnak az e-mailekre: [kapcsolat](/kontakt). A leggyakoribb kérdésekre [itt](/pytania-i-odpowiedzi) felelünk.',
          'Ті самі люди піднімають слухавку й відповідають на листи: [контакти](/kontakt). На найчастіші запитання відповідаємо [тут](/pytania-i-odpowiedzi).',
        ),
      ),
    ],
    [contactLink, officesLink],
  ),
  pageType: 'contentPageContactOffices',
}
