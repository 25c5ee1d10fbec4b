import { newsletterForm } from '../../components.ts'
import { newsletterLink } from '../../side-menus.ts'
import { article, hero, page, scene, tiles } from '../../words.ts'

const newsletterConsent = {
  pl: 'Zgadzam się na otrzymywanie newslettera Wojaż na podany adres e-mail. Zgodę mogę wycofać w każdej chwili jednym kliknięciem. Więcej: [polityka prywatności](/polityka-prywatnosci).',
  cs: 'Souhlasím se zasíláním newsletteru Wojaż na uvedený e-mail. Souhlas mohu kdykoli odvolat jedním kliknutím. Více: [ochrana soukromí](/polityka-prywatnosci).',
  ro: 'Sunt de acord să primesc newsletterul Wojaż la adresa indicată. Pot retrage acordul oricând, cu un clic. Mai multe: [politica de confidențialitate](/polityka-prywatnosci).',
  hu: 'Hozzájárulok, hogy a Wojaż hírlevelet küldjön a megadott címre. Hozzájárulásomat bármikor egy kattintással visszavonhatom. Bővebben: [adatvédelem](/polityka-prywatnosci).',
  uk: 'Погоджуюся отримувати розсилку Wojaż на вказану адресу. Згоду можу відкликати будь-коли одним натисканням. Більше: [політика приватності](/polityka-prywatnosci).',
}

const newsletterThanks = {
  pl: 'Prawie gotowe. Wysłaliśmy e-mail z linkiem: kliknij go, a zapis będzie ważny.',
  cs: 'Téměř hotovo. Poslali jsme zprávu s odkazem: klikněte na něj a odběr začne platit.',
  ro: 'Aproape gata. Am trimis un mesaj cu un link: apasă-l și abonarea devine valabilă.',
  hu: 'Mindjárt kész. Küldtünk egy e-mailt egy linkkel: kattintson rá, és érvényes a feliratkozás.',
  uk: 'Майже готово. Ми надіслали лист із посиланням: натисніть його, і підписка набуде чинності.',
}

export const newsletter = {
  ...page(
    newsletterLink.url,
    {
      pl: 'Zapisz się na newsletter',
      cs: 'Přihlaste se k newsletteru',
      ro: 'Abonează-te la newsletter',
      hu: 'Iratkozzon fel hírlevelünkre',
      uk: 'Підпишіться на розсилку',
    },
    {
      pl: 'Raz na dwa tygodnie: jedno miejsce, jeden praktyczny pomysł i kilka wybranych ofert.',
      cs: 'Jednou za dva týdny: jedno místo, jeden praktický nápad a pár vybraných nabídek.',
      ro: 'O dată la două săptămâni: un loc, o idee practică și câteva oferte alese.',
      hu: 'Kéthetente: egy hely, egy hasznos ötlet és néhány válogatott ajánlat.',
      uk: 'Раз на два тижні: одне місце, одна практична ідея і кілька вибраних пропозицій.',
    },
    [
      hero({
        heading: {
          pl: 'Mniej wiadomości, więcej podróży',
          cs: 'Méně zpráv, víc cest',
          ro: 'Mai puține mesaje, mai multe călătorii',
          hu: 'Kevesebb e-mail, több utazás',
          uk: 'Менше листів, більше мандрів',
        },
        lead: {
          pl: 'Piszemy rzadko i tylko wtedy, gdy mamy coś do powiedzenia.',
          cs: 'Píšeme zřídka a jen tehdy, když máme co říct.',
          ro: 'Scriem rar și doar când avem ceva de spus.',
          hu: 'Ritkán írunk, és csak akkor, ha van mondanivalónk.',
          uk: 'Пишемо рідко і лише тоді, коли є що сказати.',
        },
        picture: scene('harbour', 'greek', 'morning', 'news1', {
          pl: 'Łodzie w małym porcie o poranku',
          cs: 'Lodě v malém přístavu za rána',
          ro: 'Bărci într-un port mic dimineața',
          hu: 'Csónakok egy kis kikötőben reggel',
          uk: 'Човни в маленькому порту вранці',
        }),
      }),
      newsletterForm({
        heading: {
          pl: 'Twój adres',
          cs: 'Vaše adresa',
          ro: 'Adresa ta',
          hu: 'Az Ön címe',
          uk: 'Ваша адреса',
        },
        lead: {
          pl: 'Po zapisaniu wyślemy jeden e-mail z prośbą o potwierdzenie. Bez kliknięcia w link nie napiszemy więcej.',
          cs: 'Po přihlášení pošleme jeden e-mail s prosbou o potvrzení. Bez kliknutí na odkaz už nenapíšeme.',
          ro: 'După abonare trimitem un singur e-mail de confirmare. Fără clic pe link nu mai scriem.',
          hu: 'Feliratkozás után egyetlen megerősítő e-mailt küldünk. A linkre kattintás nélkül többet nem írunk.',
          uk: 'Після підписки надішлемо один лист для підтвердження. Без натискання на посилання більше не напишемо.',
        },
        consent: newsletterConsent,
        thanks: newsletterThanks,
      }),
      tiles(
        'fact',
        {
          pl: 'Co będzie w środku',
          cs: 'Co bude uvnitř',
          ro: 'Ce vei găsi',
          hu: 'Mi lesz benne',
          uk: 'Що буде всередині',
        },
        [
          {
            icon: 'sun',
            label: { pl: 'Jedno miejsce', cs: 'Jedno místo', ro: 'Un loc', hu: 'Egy hely', uk: 'Одне місце' },
            text: {
              pl: 'Opisane tak, jak opowiada się przyjaciołom, z minusami włącznie.',
              cs: 'Popsané tak, jak se vypráví přátelům, i s nevýhodami.',
              ro: 'Povestit ca pentru prieteni, cu tot cu minusuri.',
              hu: 'Úgy leírva, ahogy barátoknak mesélünk, hátrányokkal együtt.',
              uk: 'Описане так, як розповідають друзям, разом із недоліками.',
            },
          },
          {
            icon: 'calendar',
            label: {
              pl: 'Jeden pomysł na termin',
              cs: 'Jeden nápad na termín',
              ro: 'O idee de perioadă',
              hu: 'Egy ötlet az időpontra',
              uk: 'Одна ідея щодо дат',
            },
            text: {
              pl: 'Kiedy gdzie jest ciepło, pusto albo kwitną jakarandy.',
              cs: 'Kdy je kde teplo, prázdno nebo kvetou jakarandy.',
              ro: 'Când e undeva cald, liber sau înfloresc jacarandele.',
              hu: 'Mikor hol van meleg, csend vagy jakarandavirágzás.',
              uk: 'Коли де тепло, безлюдно або цвітуть жакаранди.',
            },
          },
          {
            icon: 'price',
            label: {
              pl: 'Kilka ofert',
              cs: 'Pár nabídek',
              ro: 'Câteva oferte',
              hu: 'Néhány ajánlat',
              uk: 'Кілька пропозицій',
            },
            text: {
              pl: 'Wybranych ręcznie, z ceną, która w dniu wysyłki naprawdę istnieje.',
              cs: 'Vybraných ručně, s cenou, která v den odeslání opravdu existuje.',
              ro: 'Alese manual, cu un preț care există cu adevărat în ziua trimiterii.',
              hu: 'Kézzel válogatva, olyan árral, amely a küldés napján valóban létezik.',
              uk: 'Вибраних вручну, з ціною, яка в день надсилання справді існує.',
            },
          },
        ],
      ),
      article(
        {
          pl: 'Jak się wypisać',
          cs: 'Jak se odhlásit',
          ro: 'Cum te dezabonezi',
          hu: 'Hogyan lehet leiratkozni',
          uk: 'Як відписатися',
        },
        {
          pl: 'Link jest na dole każdej wiadomości i działa od razu. Co robimy z adresami, opisuje [polityka prywatności](/polityka-prywatnosci).',
          cs: 'Odkaz je dole v každé zprávě a funguje hned. Co děláme s adresami, popisuje [ochrana soukromí](/polityka-prywatnosci).',
          ro: 'Linkul e în josul fiecărui mesaj și funcționează imediat. Ce facem cu adresele scrie în [politica de confidențialitate](/polityka-prywatnosci).',
          hu: 'A link minden e-mail alján ott van, és azonnal működik. Hogy mit teszünk a címekkel, azt az [adatvédelmi oldal](/polityka-prywatnosci) írja le.',
          uk: 'Посилання є внизу кожного листа й діє одразу. Що ми робимо з адресами, описує [політика приватності](/polityka-prywatnosci).',
        },
      ),
    ],
    [newsletterLink],
  ),
  pageType: 'formPage',
}
