import { contactLink, officesLink } from '../../side-menus.ts'
import { article, page, tiles } from '../../words.ts'

export const biura = {
  ...page(
    officesLink.url,
    officesLink.label,
    {
      pl: 'Adresy, godziny otwarcia i telefony naszych biur w całej Polsce.',
      cs: 'Adresy, otevírací hodiny a telefony našich poboček v celém Polsku.',
      ro: 'Adrese, program și telefoane ale agențiilor noastre din toată Polonia.',
      hu: 'Lengyelországi irodáink címe, nyitvatartása és telefonszáma.',
      uk: 'Адреси, години роботи й телефони наших офісів у всій Польщі.',
    },
    [
      {
        blockType: 'officeSearch',
        active: true,
        heading: {
          pl: 'Znajdź biuro',
          cs: 'Najděte pobočku',
          ro: 'Găsește o agenție',
          hu: 'Irodakereső',
          uk: 'Знайдіть офіс',
        },
        lead: {
          pl: 'Wpisz miasto, ulicę albo kod pocztowy. Od razu zobaczysz, czy jest otwarte.',
          cs: 'Zadejte město, ulici nebo PSČ. Hned uvidíte, zda je otevřeno.',
          ro: 'Scrie orașul, strada sau codul poștal. Vezi imediat dacă este deschis.',
          hu: 'Írja be a várost, az utcát vagy az irányítószámot. Rögtön látja, nyitva van-e.',
          uk: 'Введіть місто, вулицю або індекс. Одразу побачите, чи відчинено.',
        },
      },
      tiles(
        'fact',
        {
          pl: 'Z czym warto przyjść',
          cs: 'S čím se vyplatí přijít',
          ro: 'Cu ce merită să vii',
          hu: 'Mivel érdemes jönni',
          uk: 'З чим варто прийти',
        },
        [
          {
            icon: 'sun',
            label: {
              pl: 'Nie wiem, dokąd',
              cs: 'Nevím kam',
              ro: 'Nu știu unde',
              hu: 'Nem tudom, hová',
              uk: 'Не знаю куди',
            },
            text: {
              pl: 'Powiedz, co lubisz i ile chcesz wydać. Resztą zajmie się ktoś, kto tam był.',
              cs: 'Řekněte, co máte rádi a kolik chcete utratit. O zbytek se postará někdo, kdo tam byl.',
              ro: 'Spune ce îți place și cât vrei să cheltui. De rest se ocupă cineva care a fost acolo.',
              hu: 'Mondja el, mit szeret és mennyit szánna rá. A többit olyan kolléga intézi, aki járt ott.',
              uk: 'Скажіть, що любите і скільки хочете витратити. Решту зробить той, хто там був.',
            },
          },
          {
            icon: 'price',
            label: {
              pl: 'Płatność gotówką',
              cs: 'Platba hotově',
              ro: 'Plată în numerar',
              hu: 'Készpénzes fizetés',
              uk: 'Оплата готівкою',
            },
            text: {
              pl: 'Zaliczkę i dopłatę przyjmujemy w każdym biurze, z potwierdzeniem od ręki.',
              cs: 'Zálohu i doplatek přijmeme v každé pobočce, potvrzení dostanete hned.',
              ro: 'Avansul și restul se pot plăti la orice agenție, cu dovadă pe loc.',
              hu: 'Az előleget és a hátralékot minden irodában elfogadjuk, azonnali bizonylattal.',
              uk: 'Аванс і доплату приймаємо в кожному офісі, з підтвердженням одразу.',
            },
          },
          {
            icon: 'heart',
            label: {
              pl: 'Szczególne potrzeby',
              cs: 'Zvláštní potřeby',
              ro: 'Nevoi speciale',
              hu: 'Külön igények',
              uk: 'Особливі потреби',
            },
            text: {
              pl: 'Wózek, dieta, lęk przed lataniem: łatwiej to omówić przy kawie niż w formularzu.',
              cs: 'Vozík, dieta, strach z létání: snáz se to probere u kávy než ve formuláři.',
              ro: 'Scaun rulant, dietă, teamă de zbor: mai ușor la o cafea decât într-un formular.',
              hu: 'Kerekesszék, diéta, repüléstől való félelem: kávé mellett könnyebb megbeszélni, mint űrlapon.',
              uk: 'Візок, дієта, страх польотів: легше обговорити за кавою, ніж у формі.',
            },
          },
        ],
      ),
      article(
        {
          pl: 'Nie ma biura w Twoim mieście?',
          cs: 'Není pobočka ve vašem městě?',
          ro: 'Nu avem agenție în orașul tău?',
          hu: 'Nincs iroda a városában?',
          uk: 'Немає офісу у вашому місті?',
        },
        {
          pl: 'Te same osoby odbierają telefon i odpisują na wiadomości: [kontakt](/kontakt). Na najczęstsze pytania odpowiadamy [tutaj](/pytania-i-odpowiedzi).',
          cs: 'Titíž lidé zvedají telefon a odpovídají na zprávy: [kontakt](/kontakt). Na nejčastější otázky odpovídáme [tady](/pytania-i-odpowiedzi).',
          ro: 'Aceiași oameni răspund la telefon și la mesaje: [contact](/kontakt). La cele mai dese întrebări răspundem [aici](/pytania-i-odpowiedzi).',
          hu: 'Ugyanazok a kollégák veszik fel a telefont és válaszolnak az e-mailekre: [kapcsolat](/kontakt). A leggyakoribb kérdésekre [itt](/pytania-i-odpowiedzi) felelünk.',
          uk: 'Ті самі люди піднімають слухавку й відповідають на листи: [контакти](/kontakt). На найчастіші запитання відповідаємо [тут](/pytania-i-odpowiedzi).',
        },
      ),
    ],
    [contactLink, officesLink],
  ),
  pageType: 'contentPageContactOffices',
}
