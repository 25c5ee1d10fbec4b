import { destinations } from '../destinations.ts'
import { hero, page, scene, t, tiles } from '../words.ts'
import { inspirationsLink } from './guide.ts'

export const inspiracje = page(
  '/inspiracje',
  inspirationsLink.label,
  t(
    'Osiem miejsc opisanych uczciwie: kiedy jechać, co wybrać i o czym wiedzieć przed wyjazdem.',
    'Osm míst popsaných poctivě: kdy jet, co vybrat a co vědět před cestou.',
    'Opt locuri descrise cinstit: când să mergi, ce să alegi și ce să știi înainte.',
    'Nyolc hely őszintén leírva: mikor menjünk, mit válasszunk, mit kell előre tudni.',
    'Вісім місць, описаних чесно: коли їхати, що обрати і що знати заздалегідь.',
  ),
  [
    hero({
      heading: t(
        'Inspiracje na każdą porę roku',
        'Inspirace na každé roční období',
        'Inspirație pentru fiecare anotimp',
        'Ötletek minden évszakra',
        'Ідеї на кожну пору року',
      ),
      lead: t(
        'Wybierz miejsce, a opowiemy, dla kogo jest, a dla kogo nie.',
        'Vyberte si místo a my vám povíme, pro koho je a pro koho ne.',
        'Alege un loc și îți spunem pentru cine e potrivit și pentru cine nu.',
        'Válasszon egy helyet, és elmondjuk, kinek való és kinek nem.',
        'Оберіть місце, а ми розкажемо, для кого воно, а для кого — ні.',
      ),
      picture: scene(
        'aerial',
        'greek',
        'morning',
        'i1',
        t(
          'Wyspy widziane z lotu ptaka',
          'Ostrovy z ptačí perspektivy',
          'Insule văzute de sus',
          'Szigetek madártávlatból',
          'Острови з висоти пташиного польоту',
        ),
      ),
    }),
    tiles(
      'picture',
      t('Nad ciepłe morze', 'K teplému moři', 'La mare caldă', 'A meleg tengerhez', 'До теплого моря'),
      [destinations.grecja, destinations.turcja, destinations.chorwacja, destinations.wlochy],
    ),
    tiles(
      'picture',
      t(
        'Po słońce zimą i w góry',
        'Za zimním sluncem a do hor',
        'După soare iarna și la munte',
        'Téli napsütésért és a hegyekbe',
        'По зимове сонце та в гори',
      ),
      [destinations.egipt, destinations.kanary, destinations.tajlandia, destinations.tatry],
    ),
  ],
  [inspirationsLink],
)
