import { topic } from './question.ts'

export const luggageQuestions = topic('luggage', [
  [
    {
      pl: 'Ile bagażu mogę zabrać?',
      cs: 'Kolik zavazadel si mohu vzít?',
      ro: 'Cât bagaj pot lua?',
      hu: 'Mennyi poggyászt vihetek?',
      uk: 'Скільки багажу можна взяти?',
    },
    {
      pl: 'Na czarterach zwykle 20 kg bagażu rejestrowanego i 5–8 kg podręcznego. Dokładny limit Twojego lotu jest na stronie oferty i w potwierdzeniu; dodatkową walizkę dokupisz przed wyjazdem taniej niż na lotnisku.',
      cs: 'U charterů obvykle 20 kg zapsaného zavazadla a 5–8 kg příručního. Přesný limit je u nabídky a v potvrzení; další kufr si přikoupíte předem levněji než na letišti.',
      ro: 'La chartere de obicei 20 kg bagaj de cală și 5–8 kg de mână. Limita exactă este la ofertă și în confirmare; o valiză în plus e mai ieftină înainte decât la aeroport.',
      hu: 'A charterjáratokon rendszerint 20 kg feladott és 5–8 kg kézipoggyász. A pontos határ az ajánlatnál és a visszaigazolásban áll; plusz bőröndöt előre olcsóbb venni, mint a reptéren.',
      uk: 'На чартерах зазвичай 20 кг зареєстрованого багажу та 5–8 кг ручної поклажі. Точну норму вказано в пропозиції та підтвердженні; додаткову валізу дешевше докупити заздалегідь, ніж в аеропорту.',
    },
  ],
  [
    {
      pl: 'Czy wózek dziecięcy leci za darmo?',
      cs: 'Letí kočárek zdarma?',
      ro: 'Căruciorul zboară gratuit?',
      hu: 'Ingyen utazik a babakocsi?',
      uk: 'Чи летить дитячий візок безкоштовно?',
    },
    {
      pl: 'Tak, jeden składany wózek na dziecko, oddawany przy wejściu do samolotu. Fotelik samochodowy zgłoś wcześniej. Wózek inwalidzki przewozimy zawsze bezpłatnie – daj znać najpóźniej dwa dni przed lotem.',
      cs: 'Ano, jeden skládací kočárek na dítě, odevzdává se u vstupu do letadla. Autosedačku ohlaste předem. Vozík pro invalidy vezeme vždy zdarma – dejte vědět nejpozději dva dny předem.',
      ro: 'Da, un cărucior pliabil de copil, predat la intrarea în avion. Scaunul auto anunță-l dinainte. Scaunul rulant îl transportăm mereu gratuit – spune-ne cu cel puțin două zile înainte.',
      hu: 'Igen, gyerekenként egy összecsukható babakocsi, a gép ajtajánál kell leadni. Az autósülést előre jelezze. A kerekesszéket mindig ingyen visszük – szóljon legkésőbb két nappal a repülés előtt.',
      uk: 'Так, один складаний візок на дитину, його здають біля входу в літак. Про автокрісло повідомте заздалегідь. Інвалідний візок веземо завжди безкоштовно — повідомте щонайпізніше за два дні.',
    },
  ],
  [
    {
      pl: 'Jak przewieźć narty, rower lub sprzęt do nurkowania?',
      cs: 'Jak přepravit lyže, kolo nebo potápěčskou výstroj?',
      ro: 'Cum transport schiurile, bicicleta sau echipamentul de scufundări?',
      hu: 'Hogyan vigyek sílécet, kerékpárt vagy búvárfelszerelést?',
      uk: 'Як перевезти лижі, велосипед чи спорядження для дайвінгу?',
    },
    {
      pl: 'Jako bagaż sportowy, za dopłatą i po zgłoszeniu: w lukach samolotu jest na niego ograniczone miejsce. Butla nurkowa musi być pusta, a akumulator roweru elektrycznego w ogóle nie może lecieć.',
      cs: 'Jako sportovní zavazadlo, za příplatek a po nahlášení: místa je v nákladovém prostoru omezeně. Potápěčská lahev musí být prázdná a baterie elektrokola letět nesmí.',
      ro: 'Ca bagaj sportiv, contra cost și cu anunț prealabil: locul din cală e limitat. Butelia trebuie să fie goală, iar acumulatorul bicicletei electrice nu are voie la bord.',
      hu: 'Sportpoggyászként, felárért és bejelentés után: a raktérben korlátozott a hely. A búvárpalacknak üresnek kell lennie, az elektromos kerékpár akkumulátora pedig nem repülhet.',
      uk: 'Як спортивний багаж, за доплату й після повідомлення: місце в літаку обмежене. Балон для дайвінгу має бути порожнім, а акумулятор електровелосипеда перевозити не можна.',
    },
  ],
  [
    {
      pl: 'Moja walizka nie przyleciała. Co teraz?',
      cs: 'Můj kufr nepřiletěl. Co teď?',
      ro: 'Valiza mea n-a ajuns. Ce fac?',
      hu: 'Nem érkezett meg a bőröndöm. Mi a teendő?',
      uk: 'Моя валіза не прилетіла. Що робити?',
    },
    {
      pl: 'Zanim wyjdziesz z hali, zgłoś się do okienka bagażowego i weź protokół PIR. Potem powiedz rezydentowi. Zachowaj rachunki za najpilniejsze zakupy: przewoźnik je zwraca. [Terminy i kwoty](/informacje/odpowiedzialnosc-przewoznika) opisujemy osobno.',
      cs: 'Než opustíte halu, jděte k přepážce zavazadel a vezměte si protokol PIR. Pak to řekněte delegátovi. Uschovejte účty za nejnutnější nákupy: dopravce je proplácí. [Lhůty a částky](/informacje/odpowiedzialnosc-przewoznika) popisujeme zvlášť.',
      ro: 'Înainte să ieși din sală, mergi la ghișeul de bagaje și ia procesul-verbal PIR. Apoi spune-i reprezentantului. Păstrează bonurile pentru strictul necesar: transportatorul le rambursează. [Termenele și sumele](/informacje/odpowiedzialnosc-przewoznika) le descriem separat.',
      hu: 'Mielőtt elhagyja a csarnokot, menjen a poggyászablakhoz, és kérjen PIR-jegyzőkönyvet. Utána szóljon a képviselőnek. Őrizze meg a legszükségesebb vásárlások blokkját: a légitársaság megtéríti. A [határidőket és összegeket](/informacje/odpowiedzialnosc-przewoznika) külön leírjuk.',
      uk: 'Перш ніж вийти із зали, зверніться до багажного віконця й візьміть протокол PIR. Потім скажіть представникові. Збережіть чеки за найнеобхідніше: перевізник їх відшкодує. [Строки та суми](/informacje/odpowiedzialnosc-przewoznika) описано окремо.',
    },
  ],
])
