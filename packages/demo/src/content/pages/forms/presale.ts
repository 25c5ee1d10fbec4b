import { newsletterForm } from '../../components.ts'
import { article, hero, page, scene, t, tiles } from '../../words.ts'

/** For this list alone: agreeing to hear of the presale is not agreeing to the newsletter. */
const presaleConsent = t(
  'Zgadzam się, żeby Wojaż napisał do mnie na podany adres e-mail w sprawie przedsprzedaży. Zgodę mogę wycofać w każdej chwili jednym kliknięciem. Więcej: [polityka prywatności](/polityka-prywatnosci).',
  'Souhlasím, aby mi Wojaż na uvedený e-mail napsal ohledně předprodeje. Souhlas mohu kdykoli odvolat jedním kliknutím. Více: [ochrana soukromí](/polityka-prywatnosci).',
  'Sunt de acord ca Wojaż să-mi scrie la adresa indicată în legătură cu prevânzarea. Pot retrage acordul oricând, cu un clic. Mai multe: [politica de confidențialitate](/polityka-prywatnosci).',
  'Hozzájárulok, hogy a Wojaż az elővétellel kapcsolatban írjon a megadott címre. Hozzájárulásomat bármikor egy kattintással visszavonhatom. Bővebben: [adatvédelem](/polityka-prywatnosci).',
  'Погоджуюся, щоб Wojaż написав мені на вказану адресу щодо передпродажу. Згоду можу відкликати будь-коли одним натисканням. Більше: [політика приватності](/polityka-prywatnosci).',
)

export const presaleLink = {
  label: t('Przedsprzedaż', 'Předprodej', 'Prevânzare', 'Elővétel', 'Передпродаж'),
  url: '/przedsprzedaz',
}

export const przedsprzedaz = {
  ...page(
    presaleLink.url,
    presaleLink.label,
    t(
      'Zapisz się, a o otwarciu sprzedaży następnego lata dowiesz się dzień przed wszystkimi.',
      'Přihlaste se a o zahájení prodeje příštího léta se dozvíte den před ostatními.',
      'Înscrie-te și afli de deschiderea vânzării pentru vara viitoare cu o zi înaintea tuturor.',
      'Iratkozzon fel, és a jövő nyár értékesítésének kezdetéről egy nappal mindenki előtt értesül.',
      'Підпишіться — і про початок продажу наступного літа дізнаєтеся на день раніше за всіх.',
    ),
    [
      hero({
        eyebrow: t('Następne lato', 'Příští léto', 'Vara viitoare', 'A jövő nyár', 'Наступне літо'),
        heading: t(
          'Wybieraj, zanim wybiorą inni',
          'Vybírejte dřív než ostatní',
          'Alege înaintea celorlalți',
          'Válasszon mások előtt',
          'Обирайте раніше за інших',
        ),
        lead: t(
          'Jesienią otwieramy sprzedaż lata. Kto się zapisze, dostaje e-mail dzień wcześniej: z pełną listą hoteli, lotnisk i pokoi.',
          'Na podzim otevíráme prodej léta. Kdo se přihlásí, dostane e-mail o den dřív: s celým seznamem hotelů, letišť a pokojů.',
          'Toamna deschidem vânzarea pentru vară. Cine se înscrie primește un e-mail cu o zi înainte: cu toate hotelurile, aeroporturile și camerele.',
          'Ősszel nyitjuk meg a nyár értékesítését. Aki feliratkozik, egy nappal előbb kap e-mailt a szállodák, repülőterek és szobák teljes listájával.',
          'Восени відкриваємо продаж літа. Хто підпишеться, отримає лист на день раніше: з повним списком готелів, аеропортів і номерів.',
        ),
        picture: scene(
          'beach',
          'canary',
          'golden',
          'pre1',
          t(
            'Pusta plaża w złotym świetle przed sezonem',
            'Prázdná pláž ve zlatém světle před sezonou',
            'Plajă goală în lumină aurie, înainte de sezon',
            'Üres strand arany fényben, szezon előtt',
            'Порожній пляж у золотому світлі перед сезоном',
          ),
        ),
      }),
      newsletterForm({
        heading: t(
          'Dajcie mi znać dzień wcześniej',
          'Dejte mi vědět o den dřív',
          'Anunțați-mă cu o zi înainte',
          'Szóljanak egy nappal előbb',
          'Повідомте мене на день раніше',
        ),
        lead: t(
          'Jeden adres, jedno kliknięcie w e-mailu z potwierdzeniem.',
          'Jedna adresa, jedno kliknutí v potvrzovacím e-mailu.',
          'O adresă, un clic în e-mailul de confirmare.',
          'Egy cím, egy kattintás a megerősítő e-mailben.',
          'Одна адреса, одне натискання в листі-підтвердженні.',
        ),
        list: 'presale',
        consent: presaleConsent,
        thanks: t(
          'Dziękujemy. Kliknij jeszcze link w e-mailu, który wysłaliśmy, a nie przegapisz startu.',
          'Děkujeme. Klikněte ještě na odkaz ve zprávě, kterou jsme poslali, a start vám neuteče.',
          'Mulțumim. Mai apasă linkul din mesajul trimis și nu ratezi startul.',
          'Köszönjük. Kattintson még az elküldött e-mail linkjére, és nem marad le a kezdésről.',
          'Дякуємо. Натисніть ще посилання в надісланому листі — і не пропустите старту.',
        ),
      }),
      tiles('fact', t('Kiedy warto', 'Kdy se to vyplatí', 'Când merită', 'Mikor éri meg', 'Коли це варто'), [
        {
          icon: 'heart',
          label: t('Z dziećmi', 'S dětmi', 'Cu copii', 'Gyerekkel', 'З дітьми'),
          text: t(
            'Pokoje rodzinne znikają pierwsze, zwłaszcza na lipiec i sierpień.',
            'Rodinné pokoje mizí jako první, hlavně na červenec a srpen.',
            'Camerele de familie dispar primele, mai ales pentru iulie și august.',
            'A családi szobák fogynak el először, főleg júliusra és augusztusra.',
            'Сімейні номери зникають першими, особливо на липень і серпень.',
          ),
        },
        {
          icon: 'plane',
          label: t(
            'Z małego lotniska',
            'Z menšího letiště',
            'De pe un aeroport mic',
            'Kisebb repülőtérről',
            'З невеликого аеропорту',
          ),
          text: t(
            'Z Rzeszowa czy Bydgoszczy lata mniej samolotów, więc miejsc jest mniej.',
            'Z Řešova nebo Bydhoště létá méně letadel, míst je tedy méně.',
            'Din Rzeszów sau Bydgoszcz zboară mai puține avioane, deci sunt mai puține locuri.',
            'Rzeszówból vagy Bydgoszczból kevesebb gép indul, így kevesebb a hely.',
            'З Жешува чи Бидгоща літає менше літаків, тож і місць менше.',
          ),
        },
        {
          icon: 'calendar',
          label: t(
            'Na konkretny tydzień',
            'Na konkrétní týden',
            'Pentru o anumită săptămână',
            'Adott hétre',
            'На певний тиждень',
          ),
          text: t(
            'Gdy urlop wpisano już w grafik, lepiej nie liczyć na ostatnią chwilę.',
            'Máte-li dovolenou už v plánu, nespoléhejte na poslední chvíli.',
            'Când concediul e deja în grafic, nu te baza pe ultima clipă.',
            'Ha a szabadság már be van írva, ne számítson az utolsó pillanatra.',
            'Якщо відпустку вже вписано в графік, краще не чекати останньої миті.',
          ),
        },
      ]),
      article(
        t('Uczciwie o cenie', 'Poctivě o ceně', 'Cinstit despre preț', 'Őszintén az árról', 'Чесно про ціну'),
        t(
          'Przedsprzedaż nie zawsze jest najtańsza. Zwykle ceny rosną wraz z tym, jak znikają miejsca, ale zdarzają się hotele, które w maju tanieją. Jeśli jest Ci wszystko jedno, dokąd lecisz, poczekaj. Jeśli zależy Ci na jednym hotelu i jednym tygodniu – nie czekaj.\n\nZaliczka to 25 % ceny; na resztę masz czas do 30 dni przed wyjazdem. Zasady rezygnacji opisuje [regulamin](/regulamin).',
          'Předprodej není vždy nejlevnější. Ceny obvykle rostou s tím, jak ubývá míst, ale jsou i hotely, které v květnu zlevní. Je-li vám jedno, kam poletíte, počkejte. Záleží-li vám na jednom hotelu a jednom týdnu – nečekejte.\n\nZáloha činí 25 % ceny; na zbytek máte čas do 30 dnů před odjezdem. Pravidla storna popisují [podmínky](/regulamin).',
          'Prevânzarea nu e mereu cea mai ieftină. De obicei prețurile cresc pe măsură ce locurile se duc, dar sunt și hoteluri care se ieftinesc în mai. Dacă ți-e totuna unde mergi, așteaptă. Dacă vrei un anumit hotel și o anumită săptămână – nu aștepta.\n\nAvansul este de 25 % din preț; restul până cu 30 de zile înainte de plecare. Regulile de renunțare sunt în [termeni](/regulamin).',
          'Az elővétel nem mindig a legolcsóbb. Az árak általában nőnek, ahogy fogynak a helyek, de van szálloda, amely májusban olcsóbb lesz. Ha mindegy, hová repül, várjon. Ha egy adott szálloda és egy adott hét számít – ne várjon.\n\nAz előleg az ár 25 %-a; a többire az indulás előtti 30. napig van ideje. A lemondás szabályait a [feltételek](/regulamin) tartalmazzák.',
          'Передпродаж не завжди найдешевший. Зазвичай ціни ростуть, коли меншає місць, але бувають готелі, які в травні дешевшають. Якщо вам байдуже, куди летіти, зачекайте. Якщо важливі певний готель і певний тиждень — не чекайте.\n\nАванс становить 25 % ціни; решту треба сплатити щонайпізніше за 30 днів до від’їзду. Умови відмови описано в [правилах](/regulamin).',
        ),
      ),
    ],
    [presaleLink],
  ),
  pageType: 'formPage',
}
