import { article, page, t } from '../words.ts'

const privacyTitle = t(
  'Polityka prywatności',
  'Ochrana soukromí',
  'Politica de confidențialitate',
  'Adatvédelem',
  'Політика приватності',
)
const termsTitle = t(
  'Regulamin serwisu',
  'Podmínky užívání',
  'Termeni de utilizare',
  'Használati feltételek',
  'Правила користування',
)
const accessibilityTitle = t(
  'Deklaracja dostępności',
  'Prohlášení o přístupnosti',
  'Declarație de accesibilitate',
  'Akadálymentességi nyilatkozat',
  'Заява про доступність',
)

export const politykaPrywatnosci = page(
  '/polityka-prywatnosci',
  privacyTitle,
  t(
    'Jakie dane przetwarzamy, po co i jak długo.',
    'Jaké údaje zpracováváme, proč a jak dlouho.',
    'Ce date prelucrăm, de ce și cât timp.',
    'Milyen adatokat, miért és meddig kezelünk.',
    'Які дані ми обробляємо, навіщо і як довго.',
  ),
  [
    article(
      privacyTitle,
      t(
        'Administratorem danych jest Wojaż sp. z o.o. z siedzibą w Warszawie.\n\n## Gdy czytasz nasze strony\n\nSerwer zapisuje adres żądania, czas i wynik, aby strona działała i była bezpieczna. Zapisy techniczne usuwamy najpóźniej po 30 dniach.\n\n## Gdy do nas piszesz\n\nKorzystamy z Twojego adresu i treści wiadomości wyłącznie po to, żeby odpowiedzieć. Korespondencję usuwamy po roku od jej zakończenia.\n\n## Twoje prawa\n\nMożesz zażądać wglądu w dane, ich poprawienia, usunięcia lub ograniczenia przetwarzania, a także złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych. Wystarczy wiadomość na adres [kontakt@wojaz.example](mailto:kontakt@wojaz.example).',
        'Správcem údajů je Wojaż sp. z o.o. se sídlem ve Varšavě.\n\n## Když čtete naše stránky\n\nServer zapisuje adresu požadavku, čas a výsledek, aby stránky fungovaly a byly bezpečné. Technické záznamy mažeme nejpozději po 30 dnech.\n\n## Když nám píšete\n\nVaši adresu a obsah zprávy použijeme jen k odpovědi. Korespondenci mažeme rok po jejím skončení.\n\n## Vaše práva\n\nMůžete žádat o přístup k údajům, jejich opravu, výmaz nebo omezení zpracování a podat stížnost dozorovému úřadu. Stačí zpráva na [kontakt@wojaz.example](mailto:kontakt@wojaz.example).',
        'Operatorul datelor este Wojaż sp. z o.o., cu sediul la Varșovia.\n\n## Când citești paginile noastre\n\nServerul notează adresa cererii, ora și rezultatul, pentru ca site-ul să funcționeze și să fie sigur. Jurnalele tehnice se șterg după cel mult 30 de zile.\n\n## Când ne scrii\n\nFolosim adresa ta și conținutul mesajului doar ca să răspundem. Corespondența se șterge la un an după încheierea ei.\n\n## Drepturile tale\n\nPoți cere accesul la date, corectarea, ștergerea sau restricționarea prelucrării și poți depune plângere la autoritatea de supraveghere. E suficient un mesaj la [kontakt@wojaz.example](mailto:kontakt@wojaz.example).',
        'Az adatkezelő a varsói székhelyű Wojaż sp. z o.o.\n\n## Amikor oldalainkat olvassa\n\nA kiszolgáló rögzíti a kérés címét, idejét és eredményét, hogy az oldal működjön és biztonságos legyen. A technikai naplókat legkésőbb 30 nap után töröljük.\n\n## Amikor ír nekünk\n\nCímét és üzenetét kizárólag a válaszhoz használjuk. A levelezést a lezárása után egy évvel töröljük.\n\n## Az Ön jogai\n\nKérhet betekintést, helyesbítést, törlést vagy korlátozást, és panaszt tehet a felügyeleti hatóságnál. Ehhez elég egy üzenet a [kontakt@wojaz.example](mailto:kontakt@wojaz.example) címre.',
        'Адміністратор даних — Wojaż sp. z o.o. із місцезнаходженням у Варшаві.\n\n## Коли ви читаєте наші сторінки\n\nСервер записує адресу запиту, час і результат, щоб сайт працював і був безпечним. Технічні записи видаляємо не пізніше ніж за 30 днів.\n\n## Коли ви нам пишете\n\nМи використовуємо вашу адресу та зміст повідомлення лише для відповіді. Листування видаляємо через рік після його завершення.\n\n## Ваші права\n\nВи можете вимагати доступу до даних, їх виправлення, видалення чи обмеження обробки та подати скаргу до наглядового органу. Достатньо написати на [kontakt@wojaz.example](mailto:kontakt@wojaz.example).',
      ),
    ),
  ],
  [{ label: privacyTitle, url: '/polityka-prywatnosci' }],
)

export const regulamin = page(
  '/regulamin',
  termsTitle,
  t(
    'Zasady korzystania z serwisu Wojaż.',
    'Pravidla užívání webu Wojaż.',
    'Regulile de utilizare a site-ului Wojaż.',
    'A Wojaż oldal használatának szabályai.',
    'Правила користування сайтом Wojaż.',
  ),
  [
    article(
      termsTitle,
      t(
        '## 1. Czym jest serwis\n\nWojaż prowadzi serwis z inspiracjami i poradami dla podróżnych. Teksty mają charakter informacyjny i nie są ofertą w rozumieniu Kodeksu cywilnego.\n\n## 2. Z czego możesz korzystać\n\nStrony można czytać bez zakładania konta i bez opłat. Nie wolno zakłócać działania serwisu ani podszywać się pod jego redakcję.\n\n## 3. Treści\n\nPrawa do tekstów i rysunków należą do Wojaż sp. z o.o. Możesz je cytować, podając źródło.\n\n## 4. Uwagi\n\nZauważyłeś błąd? [Daj nam znać](/kontakt). Odpowiadamy na każde zgłoszenie w ciągu 14 dni.',
        '## 1. Co je tento web\n\nWojaż provozuje web s inspiracemi a radami pro cestovatele. Texty mají informační charakter a nejsou nabídkou ve smyslu občanského zákoníku.\n\n## 2. Co můžete využívat\n\nStránky lze číst bez účtu a zdarma. Není dovoleno narušovat provoz webu ani se vydávat za jeho redakci.\n\n## 3. Obsah\n\nPráva k textům a kresbám patří Wojaż sp. z o.o. Citovat je můžete s uvedením zdroje.\n\n## 4. Připomínky\n\nNašli jste chybu? [Dejte nám vědět](/kontakt). Na každé hlášení odpovíme do 14 dnů.',
        '## 1. Ce este site-ul\n\nWojaż administrează un site cu inspirație și sfaturi pentru călători. Textele sunt informative și nu reprezintă o ofertă în sensul Codului civil.\n\n## 2. Ce poți folosi\n\nPaginile pot fi citite fără cont și fără plată. Nu este permisă perturbarea site-ului și nici folosirea numelui redacției.\n\n## 3. Conținut\n\nDrepturile asupra textelor și desenelor aparțin Wojaż sp. z o.o. Le poți cita, indicând sursa.\n\n## 4. Observații\n\nAi găsit o greșeală? [Spune-ne](/kontakt). Răspundem la fiecare sesizare în 14 zile.',
        '## 1. Mi ez az oldal\n\nA Wojaż utazóknak szóló ötleteket és tanácsokat ad. A szövegek tájékoztató jellegűek, nem minősülnek a polgári törvénykönyv szerinti ajánlatnak.\n\n## 2. Mit használhat\n\nAz oldalak regisztráció nélkül, ingyen olvashatók. Tilos zavarni az oldal működését vagy a szerkesztőség nevében fellépni.\n\n## 3. Tartalom\n\nA szövegek és rajzok jogai a Wojaż sp. z o.o.-t illetik. Forrásmegjelöléssel idézhetők.\n\n## 4. Észrevételek\n\nHibát talált? [Jelezze nekünk](/kontakt). Minden bejelentésre 14 napon belül válaszolunk.',
        '## 1. Що це за сайт\n\nWojaż веде сайт з ідеями та порадами для мандрівників. Тексти мають інформаційний характер і не є офертою в розумінні Цивільного кодексу.\n\n## 2. Чим можна користуватися\n\nСторінки можна читати без облікового запису й безкоштовно. Не можна порушувати роботу сайту чи видавати себе за його редакцію.\n\n## 3. Зміст\n\nПрава на тексти й малюнки належать Wojaż sp. z o.o. Їх можна цитувати із зазначенням джерела.\n\n## 4. Зауваження\n\nПомітили помилку? [Повідомте нам](/kontakt). Ми відповідаємо на кожне звернення протягом 14 днів.',
      ),
    ),
  ],
  [{ label: termsTitle, url: '/regulamin' }],
)

export const deklaracjaDostepnosci = page(
  '/deklaracja-dostepnosci',
  accessibilityTitle,
  t(
    'Jak dbamy o to, żeby z serwisu mógł skorzystać każdy.',
    'Jak dbáme o to, aby web mohl používat každý.',
    'Cum avem grijă ca site-ul să poată fi folosit de oricine.',
    'Hogyan tesszük mindenki számára használhatóvá az oldalt.',
    'Як ми дбаємо, щоб сайтом міг користуватися кожен.',
  ),
  [
    article(
      accessibilityTitle,
      t(
        'Chcemy, żeby z Wojażu mógł skorzystać każdy: wzrokiem, słuchem, myszą lub samą klawiaturą. Budujemy serwis według wytycznych WCAG 2.2 na poziomie AA i sprawdzamy go automatycznie przy każdej zmianie.\n\n## Co działa\n\n- Wszystkie elementy są dostępne z klawiatury, a miejsce, w którym jesteś, jest wyraźnie zaznaczone.\n- Obrazy mają opisy, a nagłówki układają się w spis treści.\n- Tekst można powiększyć dwukrotnie bez utraty treści.\n\n## Coś nie działa?\n\nNapisz na [kontakt@wojaz.example](mailto:kontakt@wojaz.example) i podaj adres strony. Odpowiemy w ciągu 7 dni.',
        'Chceme, aby Wojaż mohl používat každý: zrakem, sluchem, myší i samotnou klávesnicí. Web stavíme podle pokynů WCAG 2.2 na úrovni AA a při každé změně ho automaticky kontrolujeme.\n\n## Co funguje\n\n- Všechny prvky jsou dostupné z klávesnice a místo, kde jste, je zřetelně vyznačeno.\n- Obrázky mají popisy a nadpisy tvoří osnovu.\n- Text lze zvětšit na dvojnásobek beze ztráty obsahu.\n\n## Něco nefunguje?\n\nNapište na [kontakt@wojaz.example](mailto:kontakt@wojaz.example) a uveďte adresu stránky. Odpovíme do 7 dnů.',
        'Vrem ca Wojaż să poată fi folosit de oricine: cu ochii, cu urechile, cu mouse-ul sau doar cu tastatura. Construim site-ul după ghidul WCAG 2.2, nivelul AA, și îl verificăm automat la fiecare schimbare.\n\n## Ce funcționează\n\n- Toate elementele sunt accesibile de la tastatură, iar locul în care te afli e marcat vizibil.\n- Imaginile au descrieri, iar titlurile formează un cuprins.\n- Textul poate fi mărit de două ori fără pierderi.\n\n## Ceva nu merge?\n\nScrie la [kontakt@wojaz.example](mailto:kontakt@wojaz.example) și indică adresa paginii. Răspundem în 7 zile.',
        'Szeretnénk, ha a Wojażt mindenki használhatná: szemmel, füllel, egérrel vagy csak billentyűzettel. Az oldalt a WCAG 2.2 AA szintje szerint építjük, és minden változtatáskor automatikusan ellenőrizzük.\n\n## Ami működik\n\n- Minden elem elérhető billentyűzetről, és jól látszik, hol tart.\n- A képeknek leírásuk van, a címsorok tartalomjegyzéket adnak.\n- A szöveg kétszeresére nagyítható veszteség nélkül.\n\n## Valami nem működik?\n\nÍrjon a [kontakt@wojaz.example](mailto:kontakt@wojaz.example) címre, és adja meg az oldal címét. 7 napon belül válaszolunk.',
        'Ми хочемо, щоб Wojaż міг користуватися кожен: очима, вухами, мишею чи лише клавіатурою. Ми будуємо сайт за настановами WCAG 2.2 рівня AA й автоматично перевіряємо його під час кожної зміни.\n\n## Що працює\n\n- Усі елементи доступні з клавіатури, а місце, де ви є, чітко позначено.\n- Зображення мають описи, а заголовки утворюють зміст.\n- Текст можна збільшити вдвічі без втрати змісту.\n\n## Щось не працює?\n\nНапишіть на [kontakt@wojaz.example](mailto:kontakt@wojaz.example) і вкажіть адресу сторінки. Відповімо протягом 7 днів.',
      ),
    ),
  ],
  [{ label: accessibilityTitle, url: '/deklaracja-dostepnosci' }],
)

export const legalTitles = { privacyTitle, termsTitle, accessibilityTitle }
