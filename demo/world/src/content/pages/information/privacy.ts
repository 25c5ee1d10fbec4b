import { article } from '../../words.ts'
import { informationPage } from './information-page.ts'

export const privacyTitle = {
  pl: 'Polityka prywatności',
  cs: 'Ochrana soukromí',
  ro: 'Politica de confidențialitate',
  hu: 'Adatvédelem',
  uk: 'Політика приватності',
}

export const politykaPrywatnosci = informationPage(
  '/polityka-prywatnosci',
  privacyTitle,
  {
    pl: 'Jakie dane przetwarzamy, po co, jak długo i jakie masz prawa.',
    cs: 'Jaké údaje zpracováváme, proč, jak dlouho a jaká máte práva.',
    ro: 'Ce date prelucrăm, de ce, cât timp și ce drepturi ai.',
    hu: 'Milyen adatokat, miért és meddig kezelünk, és milyen jogai vannak.',
    uk: 'Які дані ми обробляємо, навіщо, як довго і які у вас права.',
  },
  [
    article(null, {
      pl: `Administratorem danych jest Wojaż sp. z o.o. z siedzibą w Warszawie, ul. Przykładowa 1, 00-000 Warszawa. W sprawach danych pisz na [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example).

## Gdy czytasz nasze strony

Serwer zapisuje adres żądania, czas i wynik, aby strona działała i była bezpieczna. Adres IP skracamy, a zapisy techniczne usuwamy najpóźniej po 30 dniach. Pliki cookie inne niż niezbędne działają dopiero za Twoją zgodą; możesz ją w każdej chwili zmienić.

## Gdy zapisujesz się na newsletter lub przedsprzedaż

Przechowujemy adres e-mail, język oraz to, co wpiszesz z własnej woli: imię, telefon, życzenia. Zapisujemy też treść zgody i chwile, w których ją dajesz, potwierdzasz i wycofujesz. Podstawą jest zgoda. Zapis bez potwierdzenia usuwamy po siedmiu dniach. Wypisać się można jednym kliknięciem w każdej wiadomości; adres i resztę danych usuwamy wtedy od razu, a dowód zgody – już bez adresu – po trzech latach.

## Gdy do nas piszesz

Korzystamy z Twojego adresu i treści wiadomości wyłącznie po to, żeby odpowiedzieć. Korespondencję usuwamy po roku od jej zakończenia, a reklamacje po upływie terminu przedawnienia.

## Gdy rezerwujesz

Przetwarzamy dane uczestników potrzebne do umowy: imiona i nazwiska, daty urodzenia, dane dokumentów, kontakt i płatności. Przekazujemy je linii lotniczej, hotelowi i ubezpieczycielowi – tylko tyle, ile potrzebują. Jeśli hotel leży poza Europejskim Obszarem Gospodarczym, przekazanie jest konieczne, aby wykonać umowę z Tobą. Dokumenty rozliczeniowe przechowujemy pięć lat, jak wymaga prawo.

## Twoje prawa

- wgląd w dane i ich kopia,
- poprawienie, usunięcie lub ograniczenie przetwarzania,
- przeniesienie danych do innego administratora,
- sprzeciw i wycofanie zgody w każdej chwili,
- skarga do Prezesa Urzędu Ochrony Danych Osobowych.

Nie sprzedajemy danych i nie podejmujemy o Tobie decyzji w sposób wyłącznie automatyczny.`,
      cs: `Správcem údajů je Wojaż sp. z o.o. se sídlem ve Varšavě, ul. Przykładowa 1, 00-000 Varšava. Ve věcech údajů pište na [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example).

## Když čtete naše stránky

Server zapisuje adresu požadavku, čas a výsledek, aby stránky fungovaly a byly bezpečné. IP adresu zkracujeme a technické záznamy mažeme nejpozději po 30 dnech. Jiné než nezbytné soubory cookie fungují až s vaším souhlasem; můžete ho kdykoli změnit.

## Když odebíráte newsletter nebo čekáte na předprodej

Uchováváme e-mail, jazyk a to, co vyplníte z vlastní vůle: jméno, telefon, přání. Zapisujeme také znění souhlasu a okamžiky, kdy jej dáte, potvrdíte a odvoláte. Základem je souhlas. Nepotvrzené přihlášení mažeme po sedmi dnech. Odhlásit se lze jedním kliknutím v každé zprávě; adresu i ostatní údaje pak hned smažeme a doklad o souhlasu, už bez adresy, po třech letech.

## Když nám píšete

Vaši adresu a obsah zprávy použijeme jen k odpovědi. Korespondenci mažeme rok po jejím skončení, reklamace po uplynutí promlčecí lhůty.

## Když rezervujete

Zpracováváme údaje účastníků potřebné ke smlouvě: jména, data narození, údaje dokladů, kontakt a platby. Předáváme je letecké společnosti, hotelu a pojišťovně – jen tolik, kolik potřebují. Leží-li hotel mimo Evropský hospodářský prostor, je předání nutné ke splnění smlouvy s vámi. Účetní doklady uchováváme pět let, jak žádá zákon.

## Vaše práva

- přístup k údajům a jejich kopie,
- oprava, výmaz nebo omezení zpracování,
- přenesení údajů k jinému správci,
- námitka a odvolání souhlasu kdykoli,
- stížnost u úřadu pro ochranu osobních údajů.

Údaje neprodáváme a nerozhodujeme o vás čistě automaticky.`,
      ro: `Operatorul datelor este Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varșovia. Pentru datele tale scrie la [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example).

## Când citești paginile noastre

Serverul notează adresa cererii, ora și rezultatul, pentru ca site-ul să funcționeze și să fie sigur. Scurtăm adresa IP, iar jurnalele tehnice se șterg după cel mult 30 de zile. Cookie-urile care nu sunt necesare funcționează doar cu acordul tău, pe care îl poți schimba oricând.

## Când te abonezi la newsletter sau la prevânzare

Păstrăm adresa de e-mail, limba și ce completezi de bunăvoie: prenumele, telefonul, dorințele. Notăm și textul acordului, precum și momentele în care îl dai, îl confirmi și îl retragi. Temeiul este consimțământul. Abonarea neconfirmată se șterge după șapte zile. Te poți dezabona cu un clic din orice mesaj; adresa și celelalte date se șterg imediat, iar dovada acordului, fără adresă, după trei ani.

## Când ne scrii

Folosim adresa ta și conținutul mesajului doar ca să răspundem. Corespondența se șterge la un an după încheierea ei, reclamațiile după termenul de prescripție.

## Când rezervi

Prelucrăm datele participanților necesare contractului: nume, date de naștere, datele actelor, contact și plăți. Le transmitem companiei aeriene, hotelului și asigurătorului – doar cât au nevoie. Dacă hotelul este în afara Spațiului Economic European, transmiterea este necesară pentru contractul cu tine. Documentele contabile le păstrăm cinci ani, cum cere legea.

## Drepturile tale

- acces la date și o copie a lor,
- rectificarea, ștergerea sau restricționarea prelucrării,
- transferul datelor la alt operator,
- opoziția și retragerea consimțământului oricând,
- plângere la autoritatea de protecție a datelor.

Nu vindem date și nu luăm despre tine decizii exclusiv automate.`,
      hu: `Az adatkezelő a Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varsó. Adatvédelmi ügyben írjon a [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example) címre.

## Amikor oldalainkat olvassa

A kiszolgáló rögzíti a kérés címét, idejét és eredményét, hogy az oldal működjön és biztonságos legyen. Az IP-címet rövidítjük, a technikai naplókat legkésőbb 30 nap után töröljük. A nem szükséges sütik csak az Ön hozzájárulásával működnek; ezt bármikor módosíthatja.

## Amikor hírlevélre vagy elővételre iratkozik

Az e-mail-címet, a nyelvet és azt őrizzük, amit önként megad: keresztnevet, telefonszámot, kívánságokat. Rögzítjük a hozzájárulás szövegét, valamint megadásának, megerősítésének és visszavonásának időpontját. Az alap a hozzájárulás. A meg nem erősített feliratkozást hét nap után töröljük. Leiratkozni minden levélből egy kattintással lehet; a címet és a többi adatot ekkor azonnal töröljük, a hozzájárulás igazolását pedig – már cím nélkül – három év után.

## Amikor ír nekünk

Címét és üzenetét kizárólag a válaszhoz használjuk. A levelezést a lezárása után egy évvel, a panaszokat az elévülés után töröljük.

## Amikor foglal

A szerződéshez szükséges utasadatokat kezeljük: nevet, születési dátumot, okmányadatokat, elérhetőséget és fizetéseket. Átadjuk a légitársaságnak, a szállodának és a biztosítónak – csak annyit, amennyi kell. Ha a szálloda az Európai Gazdasági Térségen kívül van, az átadás az Önnel kötött szerződés teljesítéséhez szükséges. A számviteli bizonylatokat a törvény szerint öt évig őrizzük.

## Az Ön jogai

- betekintés az adatokba és másolat kérése,
- helyesbítés, törlés vagy az adatkezelés korlátozása,
- az adatok átvitele más adatkezelőhöz,
- tiltakozás és a hozzájárulás visszavonása bármikor,
- panasz az adatvédelmi hatóságnál.

Adatokat nem adunk el, és nem hozunk Önről kizárólag automatikus döntést.`,
      uk: `Адміністратор даних — Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Варшава. Із питань даних пишіть на [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example).

## Коли ви читаєте наші сторінки

Сервер записує адресу запиту, час і результат, щоб сайт працював і був безпечним. IP-адресу скорочуємо, а технічні записи видаляємо не пізніше ніж за 30 днів. Файли cookie, крім необхідних, діють лише з вашої згоди; її можна будь-коли змінити.

## Коли ви підписуєтеся на розсилку або передпродаж

Ми зберігаємо електронну адресу, мову та те, що ви вкажете з власної волі: ім’я, телефон, побажання. Також записуємо текст згоди й миті, коли ви її даєте, підтверджуєте та відкликаєте. Підстава — згода. Непідтверджену підписку видаляємо через сім днів. Відписатися можна одним натисканням у кожному листі; адресу й решту даних тоді одразу видаляємо, а доказ згоди — вже без адреси — через три роки.

## Коли ви нам пишете

Ми використовуємо вашу адресу та зміст повідомлення лише для відповіді. Листування видаляємо через рік після його завершення, скарги — після спливу строку давності.

## Коли ви бронюєте

Ми обробляємо дані учасників, потрібні для договору: імена та прізвища, дати народження, дані документів, контакти й платежі. Передаємо їх авіакомпанії, готелю та страховикові — лише стільки, скільки їм потрібно. Якщо готель розташований поза Європейською економічною зоною, передавання необхідне для виконання договору з вами. Розрахункові документи зберігаємо п’ять років, як вимагає закон.

## Ваші права

- доступ до даних і їх копія,
- виправлення, видалення чи обмеження обробки,
- перенесення даних до іншого адміністратора,
- заперечення та відкликання згоди будь-коли,
- скарга до органу із захисту персональних даних.

Ми не продаємо даних і не ухвалюємо щодо вас суто автоматичних рішень.`,
    }),
  ],
)
