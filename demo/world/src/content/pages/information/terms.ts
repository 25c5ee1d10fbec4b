import { regulations } from '../../components.ts'
import { informationPage } from './information-page.ts'

export const termsTitle = {
  pl: 'Regulamin i warunki rezerwacji',
  cs: 'Podmínky užívání a rezervace',
  ro: 'Termeni și condiții de rezervare',
  hu: 'Használati és foglalási feltételek',
  uk: 'Правила та умови бронювання',
}

export const regulamin = informationPage(
  '/regulamin',
  termsTitle,
  {
    pl: 'Zasady korzystania z serwisu, rezerwacji, płatności, zmian i rezygnacji.',
    cs: 'Pravidla užívání webu, rezervace, plateb, změn a storna.',
    ro: 'Regulile site-ului, ale rezervării, plății, modificării și renunțării.',
    hu: 'Az oldal használatának, a foglalásnak, fizetésnek, módosításnak és lemondásnak a szabályai.',
    uk: 'Правила користування сайтом, бронювання, оплати, змін і відмови.',
  },
  [
    regulations(null, {
      pl: `## 1. Kto prowadzi serwis

Serwis należy do Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Warszawa. Czytać i szukać można bez konta i bez opłat. Potrzebna jest aktualna przeglądarka; do zakupu także adres e-mail.

## 2. Co oznacza cena

Cena na liście, na stronie hotelu i przy kasie jest ta sama i zawiera wszystkie opłaty obowiązkowe: podatki, opłaty lotniskowe oraz składki na Turystyczny Fundusz Gwarancyjny i Turystyczny Fundusz Pomocowy. Dodatki są zawsze odznaczone, dopóki ich nie wybierzesz. Przy obniżce pokazujemy najniższą cenę z 30 dni przed jej wprowadzeniem.

## 3. Jak dochodzi do umowy

Przed zamówieniem dostajesz opis imprezy i [standardowy formularz informacyjny](/informacje/standardowy-formularz-informacyjny). Umowa zostaje zawarta, gdy naciśniesz przycisk zamówienia z obowiązkiem zapłaty i dostaniesz od nas potwierdzenie na trwałym nośniku. Jeśli cena wzrosła w czasie zakupu, pytamy o zgodę jeszcze raz; jeśli spadła, płacisz mniej.

Prawo odstąpienia w ciągu 14 dni **nie przysługuje** przy umowach o imprezę turystyczną i przelot w oznaczonym terminie. Możesz natomiast zrezygnować na zasadach z punktu 6.

## 4. Płatność

Przy rezerwacji wpłacasz zaliczkę 25 % ceny, a resztę najpóźniej 30 dni przed wyjazdem. Przy wyjeździe w ciągu 30 dni płaci się całość od razu. Przypominamy o terminie tydzień wcześniej.

## 5. Zmiana ceny i programu

Cenę możemy podnieść tylko wtedy, gdy wzrosną koszty transportu, podatki lub kursy walut, nigdy w ciągu 20 dni przed wyjazdem. Gdy podwyżka przekracza 8 %, możesz zrezygnować bez kosztów. Gdy te same koszty spadną, cena spada na Twój wniosek.

## 6. Rezygnacja i zmiany z Twojej strony

Zrezygnować możesz w każdej chwili przed wyjazdem. Potrącamy koszty, które rzeczywiście ponieśliśmy; zwykle wynoszą one:

- do 30. dnia przed wyjazdem: do 25 % ceny,
- od 29. do 15. dnia: do 50 %,
- od 14. do 4. dnia: do 75 %,
- później: do 90 %.

Wyjazd możesz też przekazać innej osobie, najpóźniej 7 dni przed rozpoczęciem. Płacisz tylko to, co zmiana naprawdę kosztuje: opłatę linii lotniczej za zmianę nazwiska i różnicę ceny, gdy nowa osoba jest w innym wieku. Kwotę widzisz na stronie rezerwacji przed potwierdzeniem. Za cenę i ten koszt Ty i nowa osoba odpowiadacie solidarnie. Jeśli w miejscu docelowym zdarzy się coś nadzwyczajnego, rezygnacja jest bezpłatna.

## 7. Konto i treści

Konto jest bezpłatne i można je w każdej chwili usunąć. Nie wolno zakłócać działania serwisu ani podszywać się pod inne osoby. Teksty i rysunki należą do Wojaż sp. z o.o.; można je cytować, podając źródło.

## 8. Reklamacje i spory

Na [reklamację](/informacje/reklamacje) odpowiadamy w ciągu 30 dni. Obowiązuje prawo polskie, a konsument zachowuje prawa, które daje mu kraj zamieszkania.`,
      cs: `## 1. Kdo web provozuje

Web patří společnosti Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varšava. Číst a hledat lze bez účtu a zdarma. Potřebujete aktuální prohlížeč; k nákupu také e-mail.

## 2. Co znamená cena

Cena v seznamu, na stránce hotelu i u pokladny je stejná a obsahuje všechny povinné poplatky: daně, letištní poplatky a příspěvky do Turistického garančního a Turistického pomocného fondu. Doplňky nejsou nikdy předem zaškrtnuté. U slevy ukazujeme nejnižší cenu za 30 dnů před jejím zavedením.

## 3. Jak vzniká smlouva

Před objednávkou dostanete popis zájezdu a [standardní informační formulář](/informacje/standardowy-formularz-informacyjny). Smlouva vzniká, když stisknete tlačítko objednávky zavazující k platbě a dostanete od nás potvrzení na trvalém nosiči. Vzroste-li cena během nákupu, zeptáme se znovu; klesne-li, platíte méně.

Právo odstoupit do 14 dnů se **nevztahuje** na smlouvy o zájezdu a letu v určeném termínu. Můžete však odstoupit podle bodu 6.

## 4. Platba

Při rezervaci platíte zálohu 25 % ceny, zbytek nejpozději 30 dnů před odjezdem. U odjezdu do 30 dnů se platí vše najednou. Termín připomínáme týden předem.

## 5. Změna ceny a programu

Cenu můžeme zvýšit jen tehdy, vzrostou-li náklady na dopravu, daně nebo kurzy, nikdy v posledních 20 dnech. Přesáhne-li zvýšení 8 %, můžete odejít bez nákladů. Klesnou-li tytéž náklady, na vaši žádost klesne i cena.

## 6. Storno a změny z vaší strany

Zrušit cestu můžete kdykoli před odjezdem. Odečteme náklady, které nám skutečně vznikly; obvykle činí:

- do 30. dne před odjezdem: do 25 % ceny,
- od 29. do 15. dne: do 50 %,
- od 14. do 4. dne: do 75 %,
- později: do 90 %.

Cestu můžete také přenechat někomu jinému, nejpozději 7 dnů před začátkem. Platíte jen to, co změna skutečně stojí: poplatek aerolinky za změnu jména a rozdíl ceny, je-li nová osoba jiného věku. Částku vidíte na stránce rezervace před potvrzením. Za cenu a tyto náklady odpovídáte s novou osobou společně a nerozdílně. Stane-li se v místě pobytu něco mimořádného, je storno zdarma.

## 7. Účet a obsah

Účet je bezplatný a lze ho kdykoli zrušit. Není dovoleno narušovat provoz webu ani se vydávat za jiné osoby. Texty a kresby patří Wojaż sp. z o.o.; citovat je můžete s uvedením zdroje.

## 8. Reklamace a spory

Na [reklamaci](/informacje/reklamacje) odpovídáme do 30 dnů. Platí polské právo a spotřebitel si zachovává práva, která mu dává země bydliště.`,
      ro: `## 1. Cine administrează site-ul

Site-ul aparține Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varșovia. Poți citi și căuta fără cont și gratuit. Ai nevoie de un browser actual; pentru cumpărare, și de o adresă de e-mail.

## 2. Ce înseamnă prețul

Prețul din listă, de pe pagina hotelului și de la plată este același și cuprinde toate taxele obligatorii: impozite, taxe de aeroport și contribuțiile la fondurile poloneze de garantare și de ajutor în turism. Opțiunile suplimentare nu sunt niciodată bifate dinainte. La o reducere arătăm cel mai mic preț din cele 30 de zile dinaintea ei.

## 3. Cum se încheie contractul

Înainte de comandă primești descrierea călătoriei și [formularul standard de informare](/informacje/standardowy-formularz-informacyjny). Contractul se încheie când apeși butonul de comandă cu obligație de plată și primești confirmarea noastră pe un suport durabil. Dacă prețul a crescut în timpul cumpărării, te întrebăm din nou; dacă a scăzut, plătești mai puțin.

Dreptul de retragere în 14 zile **nu se aplică** la pachete și zboruri cu dată stabilită. Poți renunța însă după regulile de la punctul 6.

## 4. Plata

La rezervare plătești un avans de 25 % din preț, restul cel târziu cu 30 de zile înainte de plecare. Dacă pleci în mai puțin de 30 de zile, se plătește totul odată. Îți amintim termenul cu o săptămână înainte.

## 5. Modificarea prețului și a programului

Putem mări prețul doar dacă cresc costurile de transport, taxele sau cursurile valutare, niciodată în ultimele 20 de zile. Dacă majorarea trece de 8 %, poți renunța fără costuri. Dacă aceleași costuri scad, la cererea ta scade și prețul.

## 6. Renunțarea și schimbările cerute de tine

Poți renunța oricând înainte de plecare. Reținem costurile pe care le-am avut cu adevărat; de obicei ele sunt:

- până în ziua 30 dinaintea plecării: până la 25 % din preț,
- din ziua 29 până în ziua 15: până la 50 %,
- din ziua 14 până în ziua 4: până la 75 %,
- mai târziu: până la 90 %.

Poți da călătoria altcuiva, cel târziu cu 7 zile înainte. Plătești doar cât costă cu adevărat schimbarea: taxa companiei aeriene pentru alt nume și diferența de preț dacă persoana nouă are altă vârstă. Vezi suma pe pagina rezervării înainte de a confirma. Pentru preț și acest cost răspunzi solidar cu persoana nouă. Dacă la destinație se întâmplă ceva excepțional, renunțarea este gratuită.

## 7. Cont și conținut

Contul este gratuit și poate fi șters oricând. Nu este permisă perturbarea site-ului și nici folosirea identității altora. Textele și desenele aparțin Wojaż sp. z o.o.; le poți cita, indicând sursa.

## 8. Reclamații și litigii

La o [reclamație](/informacje/reklamacje) răspundem în 30 de zile. Se aplică dreptul polonez, iar consumatorul își păstrează drepturile din țara în care locuiește.`,
      hu: `## 1. Ki üzemelteti az oldalt

Az oldal a Wojaż sp. z o.o. (ul. Przykładowa 1, 00-000 Varsó) tulajdona. Olvasni és keresni regisztráció nélkül, ingyen lehet. Naprakész böngésző kell hozzá, vásárláshoz e-mail-cím is.

## 2. Mit jelent az ár

Az ár a listán, a szálloda oldalán és a pénztárnál ugyanaz, és minden kötelező díjat tartalmaz: adókat, repülőtéri illetéket, valamint a lengyel idegenforgalmi garancia- és segélyalapba fizetett hozzájárulást. A kiegészítők soha nincsenek előre kijelölve. Árengedménynél a bevezetése előtti 30 nap legalacsonyabb árát is mutatjuk.

## 3. Hogyan jön létre a szerződés

Rendelés előtt megkapja az út leírását és az [általános tájékoztató űrlapot](/informacje/standardowy-formularz-informacyjny). A szerződés akkor jön létre, amikor megnyomja a fizetési kötelezettséggel járó megrendelés gombját, és tartós adathordozón megkapja visszaigazolásunkat. Ha vásárlás közben nőtt az ár, újra megkérdezzük; ha csökkent, kevesebbet fizet.

A 14 napos elállási jog **nem vonatkozik** a meghatározott időpontra szóló utazási csomagra és repülőútra. A 6. pont szerint azonban lemondhatja.

## 4. Fizetés

Foglaláskor az ár 25 %-át kell előlegként befizetni, a többit legkésőbb 30 nappal indulás előtt. Ha az indulás 30 napon belül van, egyszerre kell fizetni. A határidőre egy héttel előbb figyelmeztetünk.

## 5. Az ár és a program módosítása

Árat csak akkor emelhetünk, ha nő a szállítás költsége, az adó vagy az árfolyam, az utolsó 20 napban soha. 8 % fölötti emelésnél költség nélkül elállhat. Ha ugyanezek a költségek csökkennek, kérésére az ár is csökken.

## 6. Lemondás és módosítás az Ön részéről

Indulás előtt bármikor lemondhatja az utat. A valóban felmerült költséget vonjuk le; ez általában:

- az indulás előtti 30. napig: legfeljebb az ár 25 %-a,
- a 29. és a 15. nap között: legfeljebb 50 %,
- a 14. és a 4. nap között: legfeljebb 75 %,
- később: legfeljebb 90 %.

Az utat át is adhatja másnak, legkésőbb 7 nappal a kezdés előtt. Csak annyit fizet, amennyibe a csere valóban kerül: a légitársaság névcseredíját és az árkülönbözetet, ha az új utas más korú. Az összeget a foglalás oldalán látja, mielőtt megerősíti. Az árért és e költségért Ön és az új utas egyetemlegesen felel. Ha az úti célon rendkívüli esemény történik, a lemondás díjmentes.

## 7. Fiók és tartalom

A fiók ingyenes, és bármikor törölhető. Tilos zavarni az oldal működését vagy más nevében fellépni. A szövegek és rajzok a Wojaż sp. z o.o. tulajdonát képezik; forrásmegjelöléssel idézhetők.

## 8. Panaszok és viták

A [panaszra](/informacje/reklamacje) 30 napon belül válaszolunk. A lengyel jog az irányadó, a fogyasztó pedig megőrzi a lakóhelye szerinti jogait.`,
      uk: `## 1. Хто веде сайт

Сайт належить Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Варшава. Читати й шукати можна без облікового запису та безкоштовно. Потрібен сучасний браузер, а для покупки — ще й електронна адреса.

## 2. Що означає ціна

Ціна у списку, на сторінці готелю та під час оплати однакова й містить усі обов’язкові збори: податки, аеропортові збори та внески до польських Туристичного гарантійного фонду і Туристичного фонду допомоги. Додатки ніколи не позначені наперед. Біля знижки показуємо найнижчу ціну за 30 днів до неї.

## 3. Як укладається договір

Перед замовленням ви отримуєте опис подорожі та [стандартний інформаційний формуляр](/informacje/standardowy-formularz-informacyjny). Договір укладено, коли ви натиснули кнопку замовлення з обов’язком оплати й отримали наше підтвердження на тривалому носії. Якщо під час покупки ціна зросла, ми питаємо ще раз; якщо знизилася, ви платите менше.

Право відмовитися протягом 14 днів **не поширюється** на турпакети та перельоти на визначену дату. Проте можна відмовитися за правилами пункту 6.

## 4. Оплата

Під час бронювання сплачуєте аванс 25 % ціни, решту — щонайпізніше за 30 днів до від’їзду. Якщо до від’їзду менше ніж 30 днів, оплачують усе одразу. Про строк нагадуємо за тиждень.

## 5. Зміна ціни та програми

Ціну можемо підвищити, лише якщо зросли витрати на транспорт, податки чи курси валют, і ніколи — в останні 20 днів. Якщо підвищення перевищує 8 %, ви можете відмовитися без витрат. Якщо ті самі витрати зменшаться, на вашу вимогу знизиться й ціна.

## 6. Відмова та зміни з вашого боку

Відмовитися можна будь-коли до від’їзду. Ми утримуємо витрати, яких справді зазнали; зазвичай це:

- до 30-го дня перед від’їздом: до 25 % ціни,
- від 29-го до 15-го дня: до 50 %,
- від 14-го до 4-го дня: до 75 %,
- пізніше: до 90 %.

Подорож можна також передати іншій особі, щонайпізніше за 7 днів до початку. Ви платите лише те, скільки зміна справді коштує: плату авіакомпанії за зміну імені та різницю в ціні, якщо нова особа іншого віку. Суму видно на сторінці бронювання до підтвердження. За ціну й цю вартість ви та нова особа відповідаєте солідарно. Якщо в місці призначення сталося щось надзвичайне, відмова безкоштовна.

## 7. Обліковий запис і матеріали

Обліковий запис безкоштовний, його можна будь-коли видалити. Не можна порушувати роботу сайту чи видавати себе за інших. Тексти й малюнки належать Wojaż sp. z o.o.; їх можна цитувати із зазначенням джерела.

## 8. Скарги та спори

На [скаргу](/informacje/reklamacje) відповідаємо протягом 30 днів. Діє польське право, а споживач зберігає права, які дає йому країна проживання.`,
    }),
  ],
)
