import { newsletterForm } from '../../components.ts'
import { article, hero, page, scene, tiles } from '../../words.ts'

/** For this list only: consent to the presale is not consent to the newsletter. */
const presaleConsent = {
  pl: 'Zgadzam się, żeby Wojaż napisał do mnie na podany adres e-mail w sprawie przedsprzedaży. Zgodę mogę wycofać w każdej chwili jednym kliknięciem. Więcej: [polityka prywatności](/polityka-prywatnosci).',
  cs: 'Souhlasím, aby mi Wojaż na uvedený e-mail napsal ohledně předprodeje. Souhlas mohu kdykoli odvolat jedním kliknutím. Více: [ochrana soukromí](/polityka-prywatnosci).',
  ro: 'Sunt de acord ca Wojaż să-mi scrie la adresa indicată în legătură cu prevânzarea. Pot retrage acordul oricând, cu un clic. Mai multe: [politica de confidențialitate](/polityka-prywatnosci).',
  hu: 'Hozzájárulok, hogy a Wojaż az elővétellel kapcsolatban írjon a megadott címre. Hozzájárulásomat bármikor egy kattintással visszavonhatom. Bővebben: [adatvédelem](/polityka-prywatnosci).',
  uk: 'Погоджуюся, щоб Wojaż написав мені на вказану адресу щодо передпродажу. Згоду можу відкликати будь-коли одним натисканням. Більше: [політика приватності](/polityka-prywatnosci).',
}

export const presaleLink = {
  label: { pl: 'Przedsprzedaż', cs: 'Předprodej', ro: 'Prevânzare', hu: 'Elővétel', uk: 'Передпродаж' },
  url: '/przedsprzedaz',
}

export const przedsprzedaz = {
  ...page(
    presaleLink.url,
    presaleLink.label,
    {
      pl: 'Zapisz się, a o otwarciu sprzedaży następnego lata dowiesz się dzień przed wszystkimi.',
      cs: 'Přihlaste se a o zahájení prodeje příštího léta se dozvíte den před ostatními.',
      ro: 'Înscrie-te și afli de deschiderea vânzării pentru vara viitoare cu o zi înaintea tuturor.',
      hu: 'Iratkozzon fel, és a jövő nyár értékesítésének kezdetéről egy nappal mindenki előtt értesül.',
      uk: 'Підпишіться — і про початок продажу наступного літа дізнаєтеся на день раніше за всіх.',
    },
    [
      hero({
        eyebrow: {
          pl: 'Następne lato',
          cs: 'Příští léto',
          ro: 'Vara viitoare',
          hu: 'A jövő nyár',
          uk: 'Наступне літо',
        },
        heading: {
          pl: 'Wybieraj, zanim wybiorą inni',
          cs: 'Vybírejte dřív než ostatní',
          ro: 'Alege înaintea celorlalți',
          hu: 'Válasszon mások előtt',
          uk: 'Обирайте раніше за інших',
        },
        lead: {
          pl: 'Jesienią otwieramy sprzedaż lata. Kto się zapisze, dostaje e-mail dzień wcześniej: z pełną listą hoteli, lotnisk i pokoi.',
          cs: 'Na podzim otevíráme prodej léta. Kdo se přihlásí, dostane e-mail o den dřív: s celým seznamem hotelů, letišť a pokojů.',
          ro: 'Toamna deschidem vânzarea pentru vară. Cine se înscrie primește un e-mail cu o zi înainte: cu toate hotelurile, aeroporturile și camerele.',
          hu: 'Ősszel nyitjuk meg a nyár értékesítését. Aki feliratkozik, egy nappal előbb kap e-mailt a szállodák, repülőterek és szobák teljes listájával.',
          uk: 'Восени відкриваємо продаж літа. Хто підпишеться, отримає лист на день раніше: з повним списком готелів, аеропортів і номерів.',
        },
        picture: scene('beach', 'canary', 'golden', 'pre1', {
          pl: 'Pusta plaża w złotym świetle przed sezonem',
          cs: 'Prázdná pláž ve zlatém světle před sezonou',
          ro: 'Plajă goală în lumină aurie, înainte de sezon',
          hu: 'Üres strand arany fényben, szezon előtt',
          uk: 'Порожній пляж у золотому світлі перед сезоном',
        }),
      }),
      newsletterForm({
        heading: {
          pl: 'Dajcie mi znać dzień wcześniej',
          cs: 'Dejte mi vědět o den dřív',
          ro: 'Anunțați-mă cu o zi înainte',
          hu: 'Szóljanak egy nappal előbb',
          uk: 'Повідомте мене на день раніше',
        },
        lead: {
          pl: 'Jeden adres, jedno kliknięcie w e-mailu z potwierdzeniem.',
          cs: 'Jedna adresa, jedno kliknutí v potvrzovacím e-mailu.',
          ro: 'O adresă, un clic în e-mailul de confirmare.',
          hu: 'Egy cím, egy kattintás a megerősítő e-mailben.',
          uk: 'Одна адреса, одне натискання в листі-підтвердженні.',
        },
        list: 'presale',
        consent: presaleConsent,
        thanks: {
          pl: 'Dziękujemy. Kliknij jeszcze link w e-mailu, który wysłaliśmy, a nie przegapisz startu.',
          cs: 'Děkujeme. Klikněte ještě na odkaz ve zprávě, kterou jsme poslali, a start vám neuteče.',
          ro: 'Mulțumim. Mai apasă linkul din mesajul trimis și nu ratezi startul.',
          hu: 'Köszönjük. Kattintson még az elküldött e-mail linkjére, és nem marad le a kezdésről.',
          uk: 'Дякуємо. Натисніть ще посилання в надісланому листі — і не пропустите старту.',
        },
      }),
      tiles(
        'fact',
        {
          pl: 'Kiedy warto',
          cs: 'Kdy se to vyplatí',
          ro: 'Când merită',
          hu: 'Mikor éri meg',
          uk: 'Коли це варто',
        },
        [
          {
            icon: 'heart',
            label: { pl: 'Z dziećmi', cs: 'S dětmi', ro: 'Cu copii', hu: 'Gyerekkel', uk: 'З дітьми' },
            text: {
              pl: 'Pokoje rodzinne znikają pierwsze, zwłaszcza na lipiec i sierpień.',
              cs: 'Rodinné pokoje mizí jako první, hlavně na červenec a srpen.',
              ro: 'Camerele de familie dispar primele, mai ales pentru iulie și august.',
              hu: 'A családi szobák fogynak el először, főleg júliusra és augusztusra.',
              uk: 'Сімейні номери зникають першими, особливо на липень і серпень.',
            },
          },
          {
            icon: 'plane',
            label: {
              pl: 'Z małego lotniska',
              cs: 'Z menšího letiště',
              ro: 'De pe un aeroport mic',
              hu: 'Kisebb repülőtérről',
              uk: 'З невеликого аеропорту',
            },
            text: {
              pl: 'Z Rzeszowa czy Bydgoszczy lata mniej samolotów, więc miejsc jest mniej.',
              cs: 'Z Řešova nebo Bydhoště létá méně letadel, míst je tedy méně.',
              ro: 'Din Rzeszów sau Bydgoszcz zboară mai puține avioane, deci sunt mai puține locuri.',
              hu: 'Rzeszówból vagy Bydgoszczból kevesebb gép indul, így kevesebb a hely.',
              uk: 'З Жешува чи Бидгоща літає менше літаків, тож і місць менше.',
            },
          },
          {
            icon: 'calendar',
            label: {
              pl: 'Na konkretny tydzień',
              cs: 'Na konkrétní týden',
              ro: 'Pentru o anumită săptămână',
              hu: 'Adott hétre',
              uk: 'На певний тиждень',
            },
            text: {
              pl: 'Gdy urlop wpisano już w grafik, lepiej nie liczyć na ostatnią chwilę.',
              cs: 'Máte-li dovolenou už v plánu, nespoléhejte na poslední chvíli.',
              ro: 'Când concediul e deja în grafic, nu te baza pe ultima clipă.',
              hu: 'Ha a szabadság már be van írva, ne számítson az utolsó pillanatra.',
              uk: 'Якщо відпустку вже вписано в графік, краще не чекати останньої миті.',
            },
          },
        ],
      ),
      article(
        {
          pl: 'Uczciwie o cenie',
          cs: 'Poctivě o ceně',
          ro: 'Cinstit despre preț',
          hu: 'Őszintén az árról',
          uk: 'Чесно про ціну',
        },
        {
          pl: 'Przedsprzedaż nie zawsze jest najtańsza. Zwykle ceny rosną wraz z tym, jak znikają miejsca, ale zdarzają się hotele, które w maju tanieją. Jeśli jest Ci wszystko jedno, dokąd lecisz, poczekaj. Jeśli zależy Ci na jednym hotelu i jednym tygodniu – nie czekaj.\n\nZaliczka to 25 % ceny; na resztę masz czas do 30 dni przed wyjazdem. Zasady rezygnacji opisuje [regulamin](/regulamin).',
          cs: 'Předprodej není vždy nejlevnější. Ceny obvykle rostou s tím, jak ubývá míst, ale jsou i hotely, které v květnu zlevní. Je-li vám jedno, kam poletíte, počkejte. Záleží-li vám na jednom hotelu a jednom týdnu – nečekejte.\n\nZáloha činí 25 % ceny; na zbytek máte čas do 30 dnů před odjezdem. Pravidla storna popisují [podmínky](/regulamin).',
          ro: 'Prevânzarea nu e mereu cea mai ieftină. De obicei prețurile cresc pe măsură ce locurile se duc, dar sunt și hoteluri care se ieftinesc în mai. Dacă ți-e totuna unde mergi, așteaptă. Dacă vrei un anumit hotel și o anumită săptămână – nu aștepta.\n\nAvansul este de 25 % din preț; restul până cu 30 de zile înainte de plecare. Regulile de renunțare sunt în [termeni](/regulamin).',
          hu: 'Az elővétel nem mindig a legolcsóbb. Az árak általában nőnek, ahogy fogynak a helyek, de van szálloda, amely májusban olcsóbb lesz. Ha mindegy, hová repül, várjon. Ha egy adott szálloda és egy adott hét számít – ne várjon.\n\nAz előleg az ár 25 %-a; a többire az indulás előtti 30. napig van ideje. A lemondás szabályait a [feltételek](/regulamin) tartalmazzák.',
          uk: 'Передпродаж не завжди найдешевший. Зазвичай ціни ростуть, коли меншає місць, але бувають готелі, які в травні дешевшають. Якщо вам байдуже, куди летіти, зачекайте. Якщо важливі певний готель і певний тиждень — не чекайте.\n\nАванс становить 25 % ціни; решту треба сплатити щонайпізніше за 30 днів до від’їзду. Умови відмови описано в [правилах](/regulamin).',
        },
      ),
    ],
    [presaleLink],
  ),
  pageType: 'formPage',
}
