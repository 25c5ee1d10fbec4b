import { topic } from './question.ts'

export const flightQuestions = topic('flight', [
  [
    {
      pl: 'Czym różni się czarter od lotu rejsowego?',
      cs: 'Čím se liší charter od pravidelného letu?',
      ro: 'Prin ce diferă un charter de o cursă regulată?',
      hu: 'Miben más a charter, mint a menetrend szerinti járat?',
      uk: 'Чим чартер відрізняється від регулярного рейсу?',
    },
    {
      pl: 'Czarter leci tam, gdzie lecą wakacje: prosto na wyspę, bez przesiadki, zwykle w stałe dni tygodnia. Godziny mogą się jeszcze zmienić, dlatego ostateczne podajemy na dwa dni przed wylotem. Lot rejsowy ma stały rozkład, ale częściej wymaga przesiadki.',
      cs: 'Charter letí tam, kam míří dovolené: přímo na ostrov, bez přestupu, obvykle ve stálé dny. Časy se mohou změnit, konečné proto sdělujeme dva dny před odletem. Pravidelný let má stálý řád, ale častěji s přestupem.',
      ro: 'Charterul zboară unde merg vacanțele: direct pe insulă, fără escală, de obicei în aceleași zile. Orele se mai pot schimba, așa că pe cele finale le dăm cu două zile înainte. Cursa regulată are orar fix, dar mai des cu escală.',
      hu: 'A charter oda repül, ahová a nyaralók: egyenesen a szigetre, átszállás nélkül, rendszerint azonos napokon. Az időpont változhat, ezért a véglegest két nappal indulás előtt közöljük. A menetrend szerinti járat fix, de gyakrabban átszállásos.',
      uk: 'Чартер летить туди, куди їдуть у відпустку: просто на острів, без пересадки, зазвичай у сталі дні. Час може змінитися, тому остаточний повідомляємо за два дні до вильоту. Регулярний рейс має сталий розклад, але частіше з пересадкою.',
    },
  ],
  [
    {
      pl: 'O której być na lotnisku?',
      cs: 'V kolik mám být na letišti?',
      ro: 'La ce oră să fiu la aeroport?',
      hu: 'Mikorra menjek ki a repülőtérre?',
      uk: 'О котрій бути в аеропорту?',
    },
    {
      pl: 'Dwie i pół godziny przed wylotem, w szczycie lata trzy. Odprawa zamyka się zwykle 60 minut przed startem i nikt na nas nie czeka.',
      cs: 'Dvě a půl hodiny před odletem, v hlavní sezoně tři. Odbavení se obvykle zavírá 60 minut před startem a nikdo nečeká.',
      ro: 'Cu două ore și jumătate înainte, vara în vârf de sezon cu trei. Check-in-ul se închide de obicei cu 60 de minute înainte și nimeni nu așteaptă.',
      hu: 'Két és fél órával indulás előtt, nyári csúcsidőben hárommal. A check-in általában 60 perccel a felszállás előtt zár, és nem várnak senkire.',
      uk: 'За дві з половиною години до вильоту, у розпал літа — за три. Реєстрація зазвичай закривається за 60 хвилин до старту, і ніхто не чекає.',
    },
  ],
  [
    {
      pl: 'Czy mogę wybrać miejsce w samolocie?',
      cs: 'Mohu si v letadle vybrat místo?',
      ro: 'Îmi pot alege locul în avion?',
      hu: 'Választhatok ülőhelyet a gépen?',
      uk: 'Чи можна обрати місце в літаку?',
    },
    {
      pl: 'Na większości lotów tak, za dopłatą widoczną przed zakupem. Bez wyboru linia przydziela miejsca sama, ale dziecko zawsze siedzi obok opiekuna.',
      cs: 'U většiny letů ano, za příplatek uvedený před nákupem. Bez výběru přidělí místa aerolinka, dítě ale vždy sedí vedle dospělého.',
      ro: 'La majoritatea zborurilor da, cu un cost arătat înainte de cumpărare. Fără alegere, compania repartizează locurile, dar copilul stă mereu lângă însoțitor.',
      hu: 'A legtöbb járaton igen, a vásárlás előtt látható felárért. Választás nélkül a légitársaság osztja ki a helyeket, de a gyerek mindig a kísérője mellett ül.',
      uk: 'На більшості рейсів так, за доплату, яку видно до покупки. Без вибору місця призначає авіакомпанія, але дитина завжди сидить поруч із дорослим.',
    },
  ],
  [
    {
      pl: 'Co, jeśli samolot się spóźni lub lot odwołają?',
      cs: 'Co když má let zpoždění nebo ho zruší?',
      ro: 'Ce se întâmplă dacă zborul întârzie sau e anulat?',
      hu: 'Mi történik, ha késik vagy elmarad a járat?',
      uk: 'Що, як рейс затримають або скасують?',
    },
    {
      pl: 'Przewoźnik zapewnia posiłki i nocleg, a często także odszkodowanie od 250 do 600 euro. My pilnujemy transferu i hotelu. Szczegóły: [odpowiedzialność przewoźnika](/informacje/odpowiedzialnosc-przewoznika).',
      cs: 'Dopravce zajistí jídlo a nocleh, často i náhradu 250 až 600 eur. My pohlídáme transfer a hotel. Podrobnosti: [odpovědnost dopravce](/informacje/odpowiedzialnosc-przewoznika).',
      ro: 'Transportatorul asigură mese și cazare, adesea și o compensație de 250–600 de euro. Noi avem grijă de transfer și hotel. Detalii: [răspunderea transportatorului](/informacje/odpowiedzialnosc-przewoznika).',
      hu: 'A légitársaság ételt és szállást ad, gyakran 250–600 euró kártalanítást is. A transzferről és a szállodáról mi gondoskodunk. Részletek: [a légi fuvarozó felelőssége](/informacje/odpowiedzialnosc-przewoznika).',
      uk: 'Перевізник забезпечує харчування й ночівлю, а часто й компенсацію від 250 до 600 євро. Ми подбаємо про трансфер і готель. Докладніше: [відповідальність перевізника](/informacje/odpowiedzialnosc-przewoznika).',
    },
  ],
  [
    {
      pl: 'Jestem w ciąży. Czy mogę lecieć?',
      cs: 'Jsem těhotná. Mohu letět?',
      ro: 'Sunt însărcinată. Pot zbura?',
      hu: 'Várandós vagyok. Repülhetek?',
      uk: 'Я вагітна. Чи можна летіти?',
    },
    {
      pl: 'Zwykle do końca 28. tygodnia bez formalności, później z zaświadczeniem lekarza, a od 36. tygodnia linie odmawiają. Każda ma własne zasady – zapytaj nas przed zakupem.',
      cs: 'Obvykle do konce 28. týdne bez formalit, později s potvrzením lékaře, od 36. týdne aerolinky odmítají. Každá má svá pravidla – zeptejte se nás před nákupem.',
      ro: 'De obicei până la sfârșitul săptămânii 28 fără formalități, apoi cu adeverință medicală, iar din săptămâna 36 companiile refuză. Fiecare are regulile ei – întreabă-ne înainte de cumpărare.',
      hu: 'Általában a 28. hét végéig minden további nélkül, később orvosi igazolással, a 36. héttől pedig nem engedik. Minden társaságnak saját szabálya van – kérdezzen vásárlás előtt.',
      uk: 'Зазвичай до кінця 28-го тижня без формальностей, пізніше — з довідкою лікаря, а з 36-го тижня авіакомпанії відмовляють. У кожної свої правила — запитайте нас перед покупкою.',
    },
  ],
])
