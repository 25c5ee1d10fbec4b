import { contactForm } from '../../components.ts'
import { contactLink } from '../../side-menus.ts'
import { article, page } from '../../words.ts'

export const kontakt = {
  ...page(
    '/kontakt',
    contactLink.label,
    {
      pl: 'Telefon, adres e-mail, formularz i godziny, w których odpowiadamy.',
      cs: 'Telefon, e-mail, formulář a hodiny, kdy odpovídáme.',
      ro: 'Telefon, e-mail, formular și orele la care răspundem.',
      hu: 'Telefon, e-mail, űrlap és ügyfélszolgálati idő.',
      uk: 'Телефон, електронна адреса, форма та години, коли ми відповідаємо.',
    },
    [
      article(
        { pl: 'Porozmawiajmy', cs: 'Promluvme si', ro: 'Hai să vorbim', hu: 'Beszéljünk', uk: 'Поговорімо' },
        {
          pl: `**Telefon:** {{phone}} ({{phoneHours}}).

**E-mail:** {{email}}. Odpowiadamy w ciągu dwóch dni roboczych.

**Jesteś w podróży i coś się stało?** Dzwoń: {{emergencyPhone}} ({{emergencyHours}}). Co dalej, mówi strona o [opiece wakacyjnej](/informacje/opieka-wakacyjna).

**Wolisz twarzą w twarz?** Zajrzyj do jednego z [naszych biur](/kontakt/biura-tui).

**Masz już rezerwację?** [Znajdź ją](/pz/znajdz-rezerwacje): wystarczy numer i e-mail.

Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Warszawa.`,
          cs: `**Telefon:** {{phone}} ({{phoneHours}}).

**E-mail:** {{email}}. Odpovídáme do dvou pracovních dnů.

**Jste na cestě a něco se stalo?** Volejte: {{emergencyPhone}} ({{emergencyHours}}). Co dál, říká stránka o [péči na dovolené](/informacje/opieka-wakacyjna).

**Raději osobně?** Zajděte do některé z [našich poboček](/kontakt/biura-tui).

**Už máte rezervaci?** [Najděte ji](/pz/znajdz-rezerwacje): stačí číslo a e-mail.

Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varšava.`,
          ro: `**Telefon:** {{phone}} ({{phoneHours}}).

**E-mail:** {{email}}. Răspundem în două zile lucrătoare.

**Ești în călătorie și s-a întâmplat ceva?** Sună: {{emergencyPhone}} ({{emergencyHours}}). Ce urmează, scrie pe pagina despre [asistența în vacanță](/informacje/opieka-wakacyjna).

**Preferi față în față?** Treci pe la una dintre [agențiile noastre](/kontakt/biura-tui).

**Ai deja o rezervare?** [Găsește-o](/pz/znajdz-rezerwacje): ajung numărul și adresa de e-mail.

Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varșovia.`,
          hu: `**Telefon:** {{phone}} ({{phoneHours}}).

**E-mail:** {{email}}. Két munkanapon belül válaszolunk.

**Úton van, és történt valami?** Hívjon: {{emergencyPhone}} ({{emergencyHours}}). A teendőket a [gondoskodásról](/informacje/opieka-wakacyjna) szóló oldal írja le.

**Inkább személyesen?** Térjen be [irodáink](/kontakt/biura-tui) egyikébe.

**Már van foglalása?** [Keresse meg](/pz/znajdz-rezerwacje): elég a száma és az e-mail-címe.

Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varsó.`,
          uk: `**Телефон:** {{phone}} ({{phoneHours}}).

**E-mail:** {{email}}. Відповідаємо протягом двох робочих днів.

**Ви в дорозі, і щось сталося?** Телефонуйте: {{emergencyPhone}} ({{emergencyHours}}). Що робити далі, каже сторінка про [підтримку](/informacje/opieka-wakacyjna).

**Краще особисто?** Завітайте до одного з [наших офісів](/kontakt/biura-tui).

**Уже маєте бронювання?** [Знайдіть його](/pz/znajdz-rezerwacje): досить номера й електронної адреси.

Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Варшава.`,
        },
      ),
      contactForm({
        heading: {
          pl: 'Napisz do nas',
          cs: 'Napište nám',
          ro: 'Scrie-ne',
          hu: 'Írjon nekünk',
          uk: 'Напишіть нам',
        },
        lead: {
          pl: 'Podaj numer rezerwacji, jeśli ją masz: odpowiemy szybciej.',
          cs: 'Máte-li rezervaci, uveďte její číslo: odpovíme rychleji.',
          ro: 'Dacă ai o rezervare, scrie-i numărul: răspundem mai repede.',
          hu: 'Ha van foglalása, adja meg a számát: gyorsabban válaszolunk.',
          uk: 'Якщо маєте бронювання, вкажіть його номер: відповімо швидше.',
        },
        topics: [
          {
            code: 'wybor-wyjazdu',
            label: {
              pl: 'Wybór wyjazdu',
              cs: 'Výběr cesty',
              ro: 'Alegerea călătoriei',
              hu: 'Út választása',
              uk: 'Вибір поїздки',
            },
          },
          {
            code: 'rezerwacja',
            label: {
              pl: 'Moja rezerwacja',
              cs: 'Moje rezervace',
              ro: 'Rezervarea mea',
              hu: 'A foglalásom',
              uk: 'Моє бронювання',
            },
          },
          {
            code: 'platnosc',
            label: {
              pl: 'Płatność lub faktura',
              cs: 'Platba nebo faktura',
              ro: 'Plată sau factură',
              hu: 'Fizetés vagy számla',
              uk: 'Оплата або рахунок',
            },
          },
          {
            code: 'reklamacja',
            label: { pl: 'Reklamacja', cs: 'Reklamace', ro: 'Reclamație', hu: 'Panasz', uk: 'Скарга' },
          },
          {
            code: 'dostepnosc',
            label: {
              pl: 'Dostępność i potrzeby szczególne',
              cs: 'Přístupnost a zvláštní potřeby',
              ro: 'Accesibilitate și nevoi speciale',
              hu: 'Akadálymentesség és külön igények',
              uk: 'Доступність і особливі потреби',
            },
          },
          {
            code: 'inne',
            label: { pl: 'Coś innego', cs: 'Něco jiného', ro: 'Altceva', hu: 'Más', uk: 'Інше' },
          },
        ],
        consent: {
          pl: 'Twoich danych użyjemy tylko po to, żeby odpowiedzieć. Szczegóły: [polityka prywatności](/polityka-prywatnosci).',
          cs: 'Vaše údaje použijeme jen k odpovědi. Podrobnosti: [ochrana soukromí](/polityka-prywatnosci).',
          ro: 'Datele tale le folosim doar ca să răspundem. Detalii: [politica de confidențialitate](/polityka-prywatnosci).',
          hu: 'Adatait csak a válaszhoz használjuk. Részletek: [adatvédelem](/polityka-prywatnosci).',
          uk: 'Ваші дані використаємо лише для відповіді. Докладніше: [політика приватності](/polityka-prywatnosci).',
        },
        thanks: {
          pl: 'Dziękujemy, wiadomość dotarła. Odpowiemy w ciągu dwóch dni roboczych.',
          cs: 'Děkujeme, zpráva dorazila. Odpovíme do dvou pracovních dnů.',
          ro: 'Mulțumim, mesajul a ajuns. Răspundem în două zile lucrătoare.',
          hu: 'Köszönjük, az üzenet megérkezett. Két munkanapon belül válaszolunk.',
          uk: 'Дякуємо, повідомлення надійшло. Відповімо протягом двох робочих днів.',
        },
      }),
    ],
    [contactLink],
  ),
  pageType: 'formPage',
}
