import { article } from '../../words.ts'
import { informationPage } from './information-page.ts'

export const accessibilityTitle = {
  pl: 'Deklaracja dostępności',
  cs: 'Prohlášení o přístupnosti',
  ro: 'Declarație de accesibilitate',
  hu: 'Akadálymentességi nyilatkozat',
  uk: 'Заява про доступність',
}

export const deklaracjaDostepnosci = informationPage(
  '/deklaracja-dostepnosci',
  accessibilityTitle,
  {
    pl: 'Jak dbamy o to, żeby z serwisu mógł skorzystać każdy, i jak zgłosić barierę.',
    cs: 'Jak dbáme o to, aby web mohl používat každý, a jak ohlásit bariéru.',
    ro: 'Cum avem grijă ca site-ul să poată fi folosit de oricine și cum semnalezi o barieră.',
    hu: 'Hogyan tesszük mindenki számára használhatóvá az oldalt, és hogyan jelezhet akadályt.',
    uk: 'Як ми дбаємо, щоб сайтом міг користуватися кожен, і як повідомити про перешкоду.',
  },
  [
    article(null, {
      pl: `Chcemy, żeby z Wojażu mógł skorzystać każdy: wzrokiem, słuchem, myszą lub samą klawiaturą. Budujemy serwis według wytycznych WCAG 2.1 na poziomie AA, których wymaga ustawa o dostępności produktów i usług, i sprawdzamy go automatycznie przy każdej zmianie.

## Co działa

- Wszystkie elementy są dostępne z klawiatury, a miejsce, w którym jesteś, jest wyraźnie zaznaczone.
- Obrazy mają opisy, a nagłówki układają się w spis treści.
- Tekst można powiększyć dwukrotnie bez utraty treści.
- Strony z treścią można czytać także bez JavaScriptu.
- Animacje zatrzymują się, gdy tak ustawisz w systemie.

## Czego jeszcze nie obiecujemy

Dokumenty od hoteli i linii lotniczych bywają skanami. Jeśli trafisz na taki, prześlemy jego treść zwykłym tekstem albo odczytamy ją przez telefon.

## W biurach

Przy każdym [biurze](/kontakt/biura-tui) piszemy, czy wejście jest bez schodów i czy obok jest parking.

## Coś nie działa?

Napisz na {{email}} albo zadzwoń pod {{phone}} i podaj adres strony. Odpowiemy w ciągu 7 dni. Jeśli odpowiedź Cię nie zadowoli, możesz zawiadomić Prezesa Zarządu Państwowego Funduszu Rehabilitacji Osób Niepełnosprawnych.`,
      cs: `Chceme, aby Wojaż mohl používat každý: zrakem, sluchem, myší i samotnou klávesnicí. Web stavíme podle pokynů WCAG 2.1 na úrovni AA, které vyžaduje zákon o přístupnosti, a při každé změně ho automaticky kontrolujeme.

## Co funguje

- Všechny prvky jsou dostupné z klávesnice a místo, kde jste, je zřetelně vyznačeno.
- Obrázky mají popisy a nadpisy tvoří osnovu.
- Text lze zvětšit na dvojnásobek beze ztráty obsahu.
- Stránky s obsahem lze číst i bez JavaScriptu.
- Animace se zastaví, pokud to tak máte nastaveno v systému.

## Co zatím neslibujeme

Dokumenty od hotelů a aerolinek bývají naskenované. Narazíte-li na takový, pošleme jeho obsah prostým textem nebo ho přečteme po telefonu.

## V pobočkách

U každé [pobočky](/kontakt/biura-tui) píšeme, zda je vchod bez schodů a zda se u ní dá parkovat.

## Něco nefunguje?

Napište na {{email}} nebo zavolejte na {{phone}} a uveďte adresu stránky. Odpovíme do 7 dnů. Neuspokojí-li vás odpověď, můžete se obrátit na polský fond pro rehabilitaci osob se zdravotním postižením (PFRON).`,
      ro: `Vrem ca Wojaż să poată fi folosit de oricine: cu ochii, cu urechile, cu mouse-ul sau doar cu tastatura. Construim site-ul după ghidul WCAG 2.1, nivelul AA, cerut de legea accesibilității, și îl verificăm automat la fiecare schimbare.

## Ce funcționează

- Toate elementele sunt accesibile de la tastatură, iar locul în care te afli e marcat vizibil.
- Imaginile au descrieri, iar titlurile formează un cuprins.
- Textul poate fi mărit de două ori fără pierderi.
- Paginile cu texte pot fi citite și fără JavaScript.
- Animațiile se opresc dacă așa ai setat în sistem.

## Ce nu promitem încă

Documentele de la hoteluri și companii aeriene sunt uneori scanate. Dacă dai peste unul, îți trimitem conținutul ca text simplu sau ți-l citim la telefon.

## În agenții

La fiecare [agenție](/kontakt/biura-tui) scriem dacă intrarea este fără trepte și dacă există parcare.

## Ceva nu merge?

Scrie la {{email}} sau sună la {{phone}} și indică adresa paginii. Răspundem în 7 zile. Dacă răspunsul nu te mulțumește, poți sesiza fondul polonez pentru reabilitarea persoanelor cu dizabilități (PFRON).`,
      hu: `Szeretnénk, ha a Wojażt mindenki használhatná: szemmel, füllel, egérrel vagy csak billentyűzettel. Az oldalt a WCAG 2.1 AA szintje szerint építjük, ahogy az akadálymentességi törvény előírja, és minden változtatáskor automatikusan ellenőrizzük.

## Ami működik

- Minden elem elérhető billentyűzetről, és jól látszik, hol tart.
- A képeknek leírásuk van, a címsorok tartalomjegyzéket adnak.
- A szöveg kétszeresére nagyítható veszteség nélkül.
- A tartalmi oldalak JavaScript nélkül is olvashatók.
- Az animációk leállnak, ha a rendszerében így állította be.

## Amit még nem ígérünk

A szállodák és légitársaságok dokumentumai néha beszkennelt képek. Ha ilyenre bukkan, elküldjük a tartalmát sima szövegként, vagy felolvassuk telefonon.

## Az irodákban

Minden [irodánál](/kontakt/biura-tui) jelezzük, hogy lépcső nélküli-e a bejárat, és van-e parkoló.

## Valami nem működik?

Írjon a {{email}} címre, vagy hívja a {{phone}} számot, és adja meg az oldal címét. 7 napon belül válaszolunk. Ha a válasz nem kielégítő, a fogyatékossággal élők lengyel rehabilitációs alapjához (PFRON) fordulhat.`,
      uk: `Ми хочемо, щоб Wojaż міг користуватися кожен: очима, вухами, мишею чи лише клавіатурою. Ми будуємо сайт за настановами WCAG 2.1 рівня AA, яких вимагає закон про доступність, й автоматично перевіряємо його під час кожної зміни.

## Що працює

- Усі елементи доступні з клавіатури, а місце, де ви є, чітко позначено.
- Зображення мають описи, а заголовки утворюють зміст.
- Текст можна збільшити вдвічі без втрати змісту.
- Сторінки з текстами можна читати й без JavaScript.
- Анімації зупиняються, якщо так налаштовано у вашій системі.

## Чого ще не обіцяємо

Документи готелів та авіакомпаній бувають сканами. Якщо натрапите на такий, ми надішлемо його зміст звичайним текстом або прочитаємо телефоном.

## В офісах

Біля кожного [офісу](/kontakt/biura-tui) ми пишемо, чи вхід без сходів і чи є поруч парковка.

## Щось не працює?

Напишіть на {{email}} або зателефонуйте {{phone}} і вкажіть адресу сторінки. Відповімо протягом 7 днів. Якщо відповідь вас не влаштує, можна звернутися до польського фонду реабілітації людей з інвалідністю (PFRON).`,
    }),
  ],
)
