import { scene } from '../../words.ts'
import { adviceArticle } from './advice-article.ts'

export const opisHotelu = adviceArticle({
  name: 'jak-czytac-opis-hotelu',
  daysAgo: 18,
  topic: 'hotel',
  title: {
    pl: 'Jak czytać opis hotelu',
    cs: 'Jak číst popis hotelu',
    ro: 'Cum citești descrierea unui hotel',
    hu: 'Hogyan olvassuk a szállodaleírást',
    uk: 'Як читати опис готелю',
  },
  lead: {
    pl: 'Słownik wakacyjny: co znaczy „tętniąca życiem okolica” i ile to jest „kilka kroków do plaży”.',
    cs: 'Prázdninový slovník: co znamená „okolí plné života“ a kolik je „pár kroků na pláž“.',
    ro: 'Mic dicționar de vacanță: ce înseamnă „zonă plină de viață” și cât e „la câțiva pași de plajă”.',
    hu: 'Nyaralási szótár: mit jelent a „nyüzsgő környék”, és mennyi a „pár lépésre a parttól”.',
    uk: 'Відпускний словник: що означає «жвава місцина» і скільки це — «кілька кроків до пляжу».',
  },
  picture: scene('resort', 'turkish', 'golden', 'oh1', {
    pl: 'Hotel z tarasami nad basenem wieczorem',
    cs: 'Hotel s terasami nad bazénem večer',
    ro: 'Hotel cu terase la piscină seara',
    hu: 'Teraszos szálloda a medence felett este',
    uk: 'Готель із терасами над басейном увечері',
  }),
  text: {
    pl: `## Słowa, które coś ukrywają

- **„W sercu kurortu”** – blisko sklepów i blisko muzyki do trzeciej w nocy.
- **„Widok boczny na morze”** – morze widać, gdy się wychylisz.
- **„Kameralny”** – mały; zapytaj, czy ma windę.
- **„Hotel w stylu lokalnym”** – bywa uroczy albo dawno nieremontowany. Sprawdź rok remontu.

## Liczby, które mówią prawdę

Odległość od plaży w metrach, rok otwarcia, liczba pokoi i liczba basenów. Hotel z sześciuset pokojami i jednym basenem będzie pełny leżaków zajętych o siódmej rano.

## Pokój czyta się oddzielnie

Standard, superior, rodzinny – każdy hotel rozumie to po swojemu. Ważniejsze są metry i to, co dzieli dzieci od rodziców: drzwi, zasłona czy nic.

## Oceny gości

Czytaj środkowe: trójki i czwórki. Piątki piszą ludzie szczęśliwi, jedynki – rozgniewani, a trójki ci, którzy zapamiętali szczegóły. I patrz, czy skarżą się na to, na czym zależy Tobie.`,
    cs: `## Slova, která něco skrývají

- **„V srdci letoviska“** – blízko obchodů i hudby do tří do rána.
- **„Boční výhled na moře“** – moře je vidět, když se vykloníte.
- **„Komorní“** – malý; zeptejte se, zda má výtah.
- **„Hotel v místním stylu“** – bývá půvabný, nebo dávno nerekonstruovaný. Podívejte se na rok renovace.

## Čísla, která mluví pravdu

Vzdálenost od pláže v metrech, rok otevření, počet pokojů a bazénů. Hotel se šesti sty pokoji a jedním bazénem bude mít v sedm ráno lehátka obsazená.

## Pokoj se čte zvlášť

Standard, superior, rodinný – každý hotel to chápe po svém. Důležitější jsou metry a to, co dělí děti od rodičů: dveře, závěs, nebo nic.

## Hodnocení hostů

Čtěte ta prostřední: trojky a čtyřky. Pětky píšou lidé šťastní, jedničky rozzlobení a trojky ti, kdo si pamatují podrobnosti. A sledujte, zda si stěžují na to, na čem záleží vám.`,
    ro: `## Cuvinte care ascund ceva

- **„În inima stațiunii”** – aproape de magazine și de muzica până la trei noaptea.
- **„Vedere laterală la mare”** – marea se vede dacă te apleci.
- **„Intim”** – mic; întreabă dacă are lift.
- **„Hotel în stil local”** – fermecător sau nerenovat de mult. Verifică anul renovării.

## Numere care spun adevărul

Distanța până la plajă în metri, anul deschiderii, numărul de camere și de piscine. Un hotel cu șase sute de camere și o piscină va avea șezlongurile ocupate la șapte dimineața.

## Camera se citește separat

Standard, superior, de familie – fiecare hotel înțelege altceva. Mai importanți sunt metrii și ce îi desparte pe copii de părinți: o ușă, o perdea sau nimic.

## Notele oaspeților

Citește-le pe cele din mijloc: trei și patru. Cinci dau cei fericiți, unu cei supărați, iar trei cei care țin minte detaliile. Și vezi dacă se plâng de ce contează pentru tine.`,
    hu: `## Szavak, amelyek rejtenek valamit

- **„Az üdülőhely szívében”** – közel a boltokhoz és a hajnali háromig szóló zenéhez.
- **„Oldalról tengerre néző”** – látszik a tenger, ha kihajol.
- **„Meghitt”** – kicsi; kérdezze meg, van-e lift.
- **„Helyi stílusú szálloda”** – bájos, vagy régóta nem újították fel. Nézze meg a felújítás évét.

## Számok, amelyek igazat mondanak

A part távolsága méterben, a nyitás éve, a szobák és a medencék száma. A hatszáz szobás, egymedencés szállodában reggel hétkor minden napágy foglalt.

## A szobát külön kell olvasni

Standard, superior, családi – minden szálloda mást ért rajta. Fontosabb az alapterület, és hogy mi választja el a gyereket a szülőtől: ajtó, függöny vagy semmi.

## A vendégek értékelése

Olvassa a közepeseket: a hármast és a négyest. Az ötöst boldog ember írja, az egyest dühös, a hármast az, aki emlékszik a részletekre. És figyelje, arra panaszkodnak-e, ami Önnek fontos.`,
    uk: `## Слова, які щось приховують

- **«У серці курорту»** — близько до крамниць і музики до третьої ночі.
- **«Бічний вид на море»** — море видно, якщо вихилитися.
- **«Камерний»** — малий; запитайте, чи є ліфт.
- **«Готель у місцевому стилі»** — чарівний або давно не ремонтований. Перевірте рік ремонту.

## Числа, які кажуть правду

Відстань до пляжу в метрах, рік відкриття, кількість номерів і басейнів. У готелі на шістсот номерів з одним басейном о сьомій ранку всі лежаки зайняті.

## Номер читають окремо

Стандарт, супер’єр, сімейний — кожен готель розуміє це по-своєму. Важливіші метри й те, що відділяє дітей від батьків: двері, штора чи нічого.

## Оцінки гостей

Читайте середні: трійки та четвірки. П’ятірки пишуть щасливі, одиниці — розгнівані, а трійки — ті, хто запам’ятав деталі. І дивіться, чи скаржаться вони на те, що важливо вам.`,
  },
})
