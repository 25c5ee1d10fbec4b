import { newsletterForm } from '../../components.ts'
import { newsletterLink } from '../../side-menus.ts'
import { article, hero, page, scene, t, tiles } from '../../words.ts'

const newsletterConsent = t(
  'Zgadzam się na otrzymywanie newslettera Wojaż na podany adres e-mail. Zgodę mogę wycofać w każdej chwili jednym kliknięciem. Więcej: [polityka prywatności](/polityka-prywatnosci).',
  'Souhlasím se zasíláním newsletteru Wojaż na uvedený e-mail. Souhlas mohu kdykoli odvolat jedním kliknutím. Více: [ochrana soukromí](/polityka-prywatnosci).',
  'Sunt de acord să primesc newsletterul Wojaż la adresa indicată. Pot retrage acordul oricând, cu un clic. Mai multe: [politica de confidențialitate](/polityka-prywatnosci).',
  'Hozzájárulok, hogy a Wojaż hírlevelet küldjön a megadott címre. Hozzájárulásomat bármikor egy kattintással visszavonhatom. Bővebben: [adatvédelem](/polityka-prywatnosci).',
  'Погоджуюся отримувати розсилку Wojaż на вказану адресу. Згоду можу відкликати будь-коли одним натисканням. Більше: [політика приватності](/polityka-prywatnosci).',
)

const newsletterThanks = t(
  'Prawie gotowe. Wysłaliśmy e-mail z linkiem: kliknij go, a zapis będzie ważny.',
  'Téměř hotovo. Poslali jsme zprávu s odkazem: klikněte na něj a odběr začne platit.',
  'Aproape gata. Am trimis un mesaj cu un link: apasă-l și abonarea devine valabilă.',
  'Mindjárt kész. Küldtünk egy e-mailt egy linkkel: kattintson rá, és érvényes a feliratkozás.',
  'Майже готово. Ми надіслали лист із посиланням: натисніть його, і підписка набуде чинності.',
)

export const newsletter = {
  ...page(
    newsletterLink.url,
    t(
      'Zapisz się na newsletter',
      'Přihlaste se k newsletteru',
      'Abonează-te la newsletter',
      'Iratkozzon fel hírlevelünkre',
      'Підпишіться на розсилку',
    ),
    t(
      'Raz na dwa tygodnie: jedno miejsce, jeden praktyczny pomysł i kilka wybranych ofert.',
      'Jednou za dva týdny: jedno místo, jeden praktický nápad a pár vybraných nabídek.',
      'O dată la două săptămâni: un loc, o idee practică și câteva oferte alese.',
      'Kéthetente: egy hely, egy hasznos ötlet és néhány válogatott ajánlat.',
      'Раз на два тижні: одне місце, одна практична ідея і кілька вибраних пропозицій.',
    ),
    [
      hero({
        heading: t(
          'Mniej wiadomości, więcej podróży',
          'Méně zpráv, víc cest',
          'Mai puține mesaje, mai multe călătorii',
          'Kevesebb e-mail, több utazás',
          'Менше листів, більше мандрів',
        ),
        lead: t(
          'Piszemy rzadko i tylko wtedy, gdy mamy coś do powiedzenia.',
          'Píšeme zřídka a jen tehdy, když máme co říct.',
          'Scriem rar și doar când avem ceva de spus.',
          'Ritkán írunk, és csak akkor, ha van mondanivalónk.',
          'Пишемо рідко і лише тоді, коли є що сказати.',
        ),
        picture: scene(
          'harbour',
          'greek',
          'morning',
          'news1',
          t(
            'Łodzie w małym porcie o poranku',
            'Lodě v malém přístavu za rána',
            'Bărci într-un port mic dimineața',
            'Csónakok egy kis kikötőben reggel',
            'Човни в маленькому порту вранці',
          ),
        ),
      }),
      newsletterForm({
        heading: t('Twój adres', 'Vaše adresa', 'Adresa ta', 'Az Ön címe', 'Ваша адреса'),
        lead: t(
          'Po zapisaniu wyślemy jeden e-mail z prośbą o potwierdzenie. Bez kliknięcia w link nie napiszemy więcej.',
          'Po přihlášení pošleme jeden e-mail s prosbou o potvrzení. Bez kliknutí na odkaz už nenapíšeme.',
          'După abonare trimitem un singur e-mail de confirmare. Fără clic pe link nu mai scriem.',
          'Feliratkozás után egyetlen megerősítő e-mailt küldünk. A linkre kattintás nélkül többet nem írunk.',
          'Після підписки надішлемо один лист для підтвердження. Без натискання на посилання більше не напишемо.',
        ),
        consent: newsletterConsent,
        thanks: newsletterThanks,
      }),
      tiles(
        'fact',
        t('Co będzie w środku', 'Co bude uvnitř', 'Ce vei găsi', 'Mi lesz benne', 'Що буде всередині'),
        [
          {
            icon: 'sun',
            label: t('Jedno miejsce', 'Jedno místo', 'Un loc', 'Egy hely', 'Одне місце'),
            text: t(
              'Opisane tak, jak opowiada się przyjaciołom, z minusami włącznie.',
              'Popsané tak, jak se vypráví přátelům, i s nevýhodami.',
              'Povestit ca pentru prieteni, cu tot cu minusuri.',
              'Úgy leírva, ahogy barátoknak mesélünk, hátrányokkal együtt.',
              'Описане так, як розповідають друзям, разом із недоліками.',
            ),
          },
          {
            icon: 'calendar',
            label: t(
              'Jeden pomysł na termin',
              'Jeden nápad na termín',
              'O idee de perioadă',
              'Egy ötlet az időpontra',
              'Одна ідея щодо дат',
            ),
            text: t(
              'Kiedy gdzie jest ciepło, pusto albo kwitną jakarandy.',
              'Kdy je kde teplo, prázdno nebo kvetou jakarandy.',
              'Când e undeva cald, liber sau înfloresc jacarandele.',
              'Mikor hol van meleg, csend vagy jakarandavirágzás.',
              'Коли де тепло, безлюдно або цвітуть жакаранди.',
            ),
          },
          {
            icon: 'price',
            label: t('Kilka ofert', 'Pár nabídek', 'Câteva oferte', 'Néhány ajánlat', 'Кілька пропозицій'),
            text: t(
              'Wybranych ręcznie, z ceną, która w dniu wysyłki naprawdę istnieje.',
              'Vybraných ručně, s cenou, která v den odeslání opravdu existuje.',
              'Alese manual, cu un preț care există cu adevărat în ziua trimiterii.',
              'Kézzel válogatva, olyan árral, amely a küldés napján valóban létezik.',
              'Вибраних вручну, з ціною, яка в день надсилання справді існує.',
            ),
          },
        ],
      ),
      article(
        t(
          'Jak się wypisać',
          'Jak se odhlásit',
          'Cum te dezabonezi',
          'Hogyan lehet leiratkozni',
          'Як відписатися',
        ),
        t(
          'Link jest na dole każdej wiadomości i działa od razu. Co robimy z adresami, opisuje [polityka prywatności](/polityka-prywatnosci).',
          'Odkaz je dole v každé zprávě a funguje hned. Co děláme s adresami, popisuje [ochrana soukromí](/polityka-prywatnosci).',
          'Linkul e în josul fiecărui mesaj și funcționează imediat. Ce facem cu adresele scrie în [politica de confidențialitate](/polityka-prywatnosci).',
          'A link minden e-mail alján ott van, és azonnal működik. Hogy mit teszünk a címekkel, azt az [adatvédelmi oldal](/polityka-prywatnosci) írja le.',
          'Посилання є внизу кожного листа й діє одразу. Що ми робимо з адресами, описує [політика приватності](/polityka-prywatnosci).',
        ),
      ),
    ],
    [newsletterLink],
  ),
  pageType: 'formPage',
}
