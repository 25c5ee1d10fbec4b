import { contactForm } from '../../components.ts'
import { contactLink } from '../../side-menus.ts'
import { article, page, t } from '../../words.ts'

export const kontakt = {
  ...page(
    '/kontakt',
    contactLink.label,
    t(
      'Telefon, adres e-mail, formularz i godziny, w których odpowiadamy.',
      'Telefon, e-mail, formulář a hodiny, kdy odpovídáme.',
      'Telefon, e-mail, formular și orele la care răspundem.',
      'Telefon, e-mail, űrlap és ügyfélszolgálati idő.',
      'Телефон, електронна адреса, форма та години, коли ми відповідаємо.',
    ),
    [
      article(
        t('Porozmawiajmy', 'Promluvme si', 'Hai să vorbim', 'Beszéljünk', 'Поговорімо'),
        t(
          `**Telefon:** {{phone}} ({{phoneHours}}).

**E-mail:** {{email}}. Odpowiadamy w ciągu dwóch dni roboczych.

**Jesteś w podróży i coś się stało?** Dzwoń: {{emergencyPhone}} ({{emergencyHours}}). Co dalej, mówi strona o [opiece wakacyjnej](/informacje/opieka-wakacyjna).

**Wolisz twarzą w twarz?** Zajrzyj do jednego z [naszych biur](/kontakt/biura-tui).

**Masz już rezerwację?** [Znajdź ją](/pz/znajdz-rezerwacje): wystarczy numer i e-mail.

Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Warszawa.`,
          `**Telefon:** {{phone}} ({{phoneHours}}).

**E-mail:** {{email}}. Odpovídáme do dvou pracovních dnů.

**Jste na cestě a něco se stalo?** Volejte: {{emergencyPhone}} ({{emergencyHours}}). Co dál, říká stránka o [péči na dovolené](/informacje/opieka-wakacyjna).

**Raději osobně?** Zajděte do některé z [našich poboček](/kontakt/biura-tui).

**Už máte rezervaci?** [Najděte ji](/pz/znajdz-rezerwacje): stačí číslo a e-mail.

Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varšava.`,
          `**Telefon:** {{phone}} ({{phoneHours}}).

**E-mail:** {{email}}. Răspundem în două zile lucrătoare.

**Ești în călătorie și s-a întâmplat ceva?** Sună: {{emergencyPhone}} ({{emergencyHours}}). Ce urmează, scrie pe pagina despre [asistența în vacanță](/informacje/opieka-wakacyjna).

**Preferi față în față?** Treci pe la una dintre [agențiile noastre](/kontakt/biura-tui).

**Ai deja o rezervare?** [Găsește-o](/pz/znajdz-rezerwacje): ajung numărul și adresa de e-mail.

Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varșovia.`,
          `**Telefon:** {{phone}} ({{phoneHours}}).

**E-mail:** {{email}}. Két munkanapon belül válaszolunk.

**Úton van, és történt valami?** Hívjon: {{emergencyPhone}} ({{emergencyHours}}). A teendőket a [gondoskodásról](/informacje/opieka-wakacyjna) szóló oldal írja le.

**Inkább személyesen?** Térjen be [irodáink](/kontakt/biura-tui) egyikébe.

**Már van foglalása?** [Keresse meg](/pz/znajdz-rezerwacje): elég a száma és az e-mail-címe.

Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varsó.`,
          `**Телефон:** {{phone}} ({{phoneHours}}).

**E-mail:** {{email}}. Відповідаємо протягом двох робочих днів.

**Ви в дорозі, і щось сталося?** Телефонуйте: {{emergencyPhone}} ({{emergencyHours}}). Що робити далі, каже сторінка про [підтримку](/informacje/opieka-wakacyjna).

**Краще особисто?** Завітайте до одного з [наших офісів](/kontakt/biura-tui).

**Уже маєте бронювання?** [Знайдіть його](/pz/znajdz-rezerwacje): досить номера й електронної адреси.

Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Варшава.`,
        ),
      ),
      contactForm({
        heading: t('Napisz do nas', 'Napište nám', 'Scrie-ne', 'Írjon nekünk', 'Напишіть нам'),
        lead: t(
          'Podaj numer rezerwacji, jeśli ją masz: odpowiemy szybciej.',
          'Máte-li rezervaci, uveďte její číslo: odpovíme rychleji.',
          'Dacă ai o rezervare, scrie-i numărul: răspundem mai repede.',
          'Ha van foglalása, adja meg a számát: gyorsabban válaszolunk.',
          'Якщо маєте бронювання, вкажіть його номер: відповімо швидше.',
        ),
        topics: [
          {
            code: 'wybor-wyjazdu',
            label: t('Wybór wyjazdu', 'Výběr cesty', 'Alegerea călătoriei', 'Út választása', 'Вибір поїздки'),
          },
          {
            code: 'rezerwacja',
            label: t('Moja rezerwacja', 'Moje rezervace', 'Rezervarea mea', 'A foglalásom', 'Моє бронювання'),
          },
          {
            code: 'platnosc',
            label: t(
              'Płatność lub faktura',
              'Platba nebo faktura',
              'Plată sau factură',
              'Fizetés vagy számla',
              'Оплата або рахунок',
            ),
          },
          { code: 'reklamacja', label: t('Reklamacja', 'Reklamace', 'Reclamație', 'Panasz', 'Скарга') },
          {
            code: 'dostepnosc',
            label: t(
              'Dostępność i potrzeby szczególne',
              'Přístupnost a zvláštní potřeby',
              'Accesibilitate și nevoi speciale',
              'Akadálymentesség és külön igények',
              'Доступність і особливі потреби',
            ),
          },
          { code: 'inne', label: t('Coś innego', 'Něco jiného', 'Altceva', 'Más', 'Інше') },
        ],
        consent: t(
          'Twoich danych użyjemy tylko po to, żeby odpowiedzieć. Szczegóły: [polityka prywatności](/polityka-prywatnosci).',
          'Vaše údaje použijeme jen k odpovědi. Podrobnosti: [ochrana soukromí](/polityka-prywatnosci).',
          'Datele tale le folosim doar ca să răspundem. Detalii: [politica de confidențialitate](/polityka-prywatnosci).',
          'Adatait csak a válaszhoz használjuk. Részletek: [adatvédelem](/polityka-prywatnosci).',
          'Ваші дані використаємо лише для відповіді. Докладніше: [політика приватності](/polityka-prywatnosci).',
        ),
        thanks: t(
          'Dziękujemy, wiadomość dotarła. Odpowiemy w ciągu dwóch dni roboczych.',
          'Děkujeme, zpráva dorazila. Odpovíme do dvou pracovních dnů.',
          'Mulțumim, mesajul a ajuns. Răspundem în două zile lucrătoare.',
          'Köszönjük, az üzenet megérkezett. Két munkanapon belül válaszolunk.',
          'Дякуємо, повідомлення надійшло. Відповімо протягом двох робочих днів.',
        ),
      }),
    ],
    [contactLink],
  ),
  pageType: 'formPage',
}
