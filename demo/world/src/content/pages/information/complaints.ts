import { article } from '../../words.ts'
import { informationPage } from './information-page.ts'

export const complaintsTitle = {
  pl: 'Reklamacje',
  cs: 'Reklamace',
  ro: 'Reclamații',
  hu: 'Panaszkezelés',
  uk: 'Скарги',
}

export const reklamacje = informationPage(
  '/informacje/reklamacje',
  complaintsTitle,
  {
    pl: 'Jak złożyć reklamację, co do niej dołączyć i kiedy dostaniesz odpowiedź.',
    cs: 'Jak podat reklamaci, co k ní přiložit a kdy dostanete odpověď.',
    ro: 'Cum depui o reclamație, ce anexezi și când primești răspuns.',
    hu: 'Hogyan tehet panaszt, mit csatoljon hozzá, és mikor kap választ.',
    uk: 'Як подати скаргу, що до неї додати і коли ви отримаєте відповідь.',
  },
  [
    article(null, {
      pl: `Najlepsza reklamacja to ta, której nie trzeba pisać: powiedz o kłopocie na miejscu, a spróbujemy go usunąć, póki trwa Twój urlop. [Kto pomaga w podróży](/informacje/opieka-wakacyjna), opisujemy osobno.

## Jak ją złożyć

Napisz na [reklamacje@wojaz.example](mailto:reklamacje@wojaz.example), przez [formularz kontaktowy](/kontakt) albo pocztą na adres Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Warszawa. Wystarczy kilka zdań:

- numer rezerwacji i nazwisko osoby, która ją zrobiła,
- co było niezgodne z umową, gdzie i przez ile dni,
- komu i kiedy było to zgłoszone na miejscu,
- czego oczekujesz: obniżki ceny, zwrotu wydatków, przeprosin.

Dołącz zdjęcia, rachunki i protokół od rezydenta, jeśli go masz. Oryginały zachowaj u siebie.

## Co dzieje się dalej

- W ciągu **7 dni** potwierdzamy, że reklamacja dotarła.
- W ciągu **30 dni** odpowiadamy na piśmie: co uznajemy, co nie i dlaczego.
- Jeśli uznamy roszczenie, pieniądze wracają w ciągu 14 dni na konto, z którego przyszła wpłata.

Roszczenia z umowy o imprezę turystyczną przedawniają się z upływem trzech lat, ale im wcześniej napiszesz, tym łatwiej ustalić, co się stało.

## Gdy się nie zgadzamy

Możesz bezpłatnie zwrócić się do miejskiego lub powiatowego rzecznika konsumentów albo do Wojewódzkiego Inspektora Inspekcji Handlowej, który prowadzi mediacje. Zawsze pozostaje droga sądowa. Bagaż uszkodzony w samolocie zgłasza się przewoźnikowi: [terminy są krótsze](/informacje/odpowiedzialnosc-przewoznika).`,
      cs: `Nejlepší reklamace je ta, kterou není třeba psát: řekněte o potížích na místě a my se je pokusíme odstranit, dokud vaše dovolená trvá. [Kdo pomáhá na cestě](/informacje/opieka-wakacyjna), popisujeme zvlášť.

## Jak ji podat

Napište na [reklamacje@wojaz.example](mailto:reklamacje@wojaz.example), přes [kontaktní formulář](/kontakt) nebo poštou na adresu Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varšava. Stačí pár vět:

- číslo rezervace a příjmení toho, kdo ji udělal,
- co neodpovídalo smlouvě, kde a kolik dní,
- komu a kdy jste to na místě ohlásili,
- co očekáváte: slevu, náhradu výdajů, omluvu.

Přiložte fotografie, účty a protokol od delegáta, pokud ho máte. Originály si nechte.

## Co se děje dál

- Do **7 dnů** potvrdíme, že reklamace dorazila.
- Do **30 dnů** odpovíme písemně: co uznáváme, co ne a proč.
- Uznáme-li nárok, peníze se do 14 dnů vrátí na účet, ze kterého přišla platba.

Nároky ze smlouvy o zájezdu se promlčují po třech letech, ale čím dřív napíšete, tím snáz se zjistí, co se stalo.

## Když se neshodneme

Můžete se bezplatně obrátit na městského nebo okresního ochránce spotřebitelů nebo na vojvodskou obchodní inspekci, která vede mediace. Vždy zůstává soudní cesta. Zavazadlo poškozené v letadle se hlásí dopravci: [lhůty jsou kratší](/informacje/odpowiedzialnosc-przewoznika).`,
      ro: `Cea mai bună reclamație e cea pe care nu mai trebuie s-o scrii: spune pe loc ce nu merge și încercăm să rezolvăm cât durează vacanța ta. [Cine te ajută în călătorie](/informacje/opieka-wakacyjna) scriem separat.

## Cum o depui

Scrie la [reklamacje@wojaz.example](mailto:reklamacje@wojaz.example), prin [formularul de contact](/kontakt) sau prin poștă la Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varșovia. Ajung câteva propoziții:

- numărul rezervării și numele celui care a făcut-o,
- ce nu a fost conform contractului, unde și câte zile,
- cui și când ai spus la fața locului,
- ce aștepți: reducere de preț, rambursarea cheltuielilor, scuze.

Anexează fotografii, chitanțe și procesul-verbal al reprezentantului, dacă îl ai. Originalele păstrează-le.

## Ce urmează

- În **7 zile** confirmăm că reclamația a ajuns.
- În **30 de zile** răspundem în scris: ce recunoaștem, ce nu și de ce.
- Dacă recunoaștem cererea, banii se întorc în 14 zile în contul din care a venit plata.

Pretențiile din contractul de pachet se prescriu după trei ani, dar cu cât scrii mai devreme, cu atât e mai ușor de aflat ce s-a întâmplat.

## Când nu suntem de acord

Te poți adresa gratuit avocatului consumatorilor din orașul sau districtul tău din Polonia ori Inspecției Comerciale, care face mediere. Rămâne mereu calea instanței. Bagajul deteriorat în avion se reclamă transportatorului: [termenele sunt mai scurte](/informacje/odpowiedzialnosc-przewoznika).`,
      hu: `A legjobb panasz az, amelyet nem kell megírni: szóljon a helyszínen, és megpróbáljuk orvosolni, amíg tart a szabadsága. Hogy [ki segít útközben](/informacje/opieka-wakacyjna), azt külön leírjuk.

## Hogyan nyújtsa be

Írjon a [reklamacje@wojaz.example](mailto:reklamacje@wojaz.example) címre, a [kapcsolati űrlapon](/kontakt) vagy postai úton: Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varsó. Néhány mondat elég:

- a foglalás száma és a foglaló neve,
- mi tért el a szerződéstől, hol és hány napig,
- kinek és mikor jelezte a helyszínen,
- mit vár: árengedményt, költségtérítést, bocsánatkérést.

Csatoljon fényképet, számlát és a képviselő jegyzőkönyvét, ha van. Az eredetiket őrizze meg.

## Mi történik ezután

- **7 napon** belül visszaigazoljuk, hogy a panasz megérkezett.
- **30 napon** belül írásban válaszolunk: mit ismerünk el, mit nem és miért.
- Ha elismerjük az igényt, a pénz 14 napon belül visszaérkezik arra a számlára, ahonnan fizettek.

Az utazási csomagra vonatkozó igények három év alatt évülnek el, de minél hamarabb ír, annál könnyebb kideríteni, mi történt.

## Ha nem értünk egyet

Díjmentesen fordulhat a lengyel városi vagy járási fogyasztóvédelmi szószólóhoz vagy a vajdasági kereskedelmi felügyelethez, amely közvetít. A bírósági út mindig nyitva áll. A repülőn megsérült poggyászt a légitársaságnál kell bejelenteni: [ott rövidebbek a határidők](/informacje/odpowiedzialnosc-przewoznika).`,
      uk: `Найкраща скарга — та, яку не треба писати: скажіть про проблему на місці, і ми спробуємо її усунути, поки триває ваша відпустка. [Хто допомагає в дорозі](/informacje/opieka-wakacyjna), описано окремо.

## Як її подати

Напишіть на [reklamacje@wojaz.example](mailto:reklamacje@wojaz.example), через [контактну форму](/kontakt) або листом на адресу Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Варшава. Досить кількох речень:

- номер бронювання та прізвище того, хто його зробив,
- що не відповідало договору, де і скільки днів,
- кому й коли ви повідомили на місці,
- чого очікуєте: зниження ціни, відшкодування витрат, вибачення.

Додайте фото, рахунки та протокол представника, якщо він є. Оригінали залиште собі.

## Що далі

- Протягом **7 днів** підтверджуємо, що скарга надійшла.
- Протягом **30 днів** відповідаємо письмово: що визнаємо, що ні й чому.
- Якщо вимогу визнано, гроші протягом 14 днів повертаються на рахунок, з якого надійшов платіж.

Вимоги за договором про турпакет мають трирічний строк давності, але що раніше ви напишете, то легше з’ясувати, що сталося.

## Якщо ми не згодні

Можна безкоштовно звернутися до міського чи повітового захисника прав споживачів у Польщі або до воєводської торгової інспекції, яка проводить медіацію. Завжди лишається суд. Про багаж, пошкоджений у літаку, повідомляють перевізника: [строки там коротші](/informacje/odpowiedzialnosc-przewoznika).`,
    }),
  ],
)
