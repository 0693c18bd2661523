import type { Locale } from '@kvadrat/contracts/locales';

/** Words of numbers in one language: what is added, what multiplies what stands before it, and words that may join them. */
export interface NumberLexicon {
  add: string;
  times: string;
  joins: string;
  /** One and a half, two and a half: they need a thousand or a million behind them. */
  broken?: string;
  /** Words that are numbers only before another number or what is counted. */
  doubtful?: string;
}

/** `word value`, with `;` between. Words that are written together are taken apart by these, too: hundertfünfzigtausend. */
export const NUMBER_LEXICONS: Readonly<Record<Locale, NumberLexicon>> = {
  hr: {
    add: 'jedan 1; jedna 1; jednu 1; jednog 1; dva 2; dvije 2; tri 3; četiri 4; pet 5; šest 6; sedam 7; osam 8; devet 9; deset 10; jedanaest 11; dvanaest 12; trinaest 13; četrnaest 14; petnaest 15; šesnaest 16; sedamnaest 17; osamnaest 18; devetnaest 19; dvadeset 20; trideset 30; četrdeset 40; pedeset 50; šezdeset 60; sedamdeset 70; osamdeset 80; devedeset 90; sto 100; dvjesto 200; dvjesta 200; dvesto 200; dvesta 200; tristo 300; trista 300; četiristo 400; četirsto 400; petsto 500; šesto 600; šeststo 600; sedamsto 700; osamsto 800; devetsto 900; stotinjak 100; dvjestotinjak 200; tristotinjak 300; desetak 10; dvadesetak 20; tridesetak 30; pedesetak 50; četrdesetak 40; šezdesetak 60; sedamdesetak 70; osamdesetak 80; devedesetak 90',
    times:
      'stotina 100; stotine 100; stotinu 100; tisuća 1000; tisuće 1000; tisuću 1000; tisućama 1000; hiljada 1000; hiljade 1000; hiljadu 1000; milijun 1000000; milijuna 1000000; milijuni 1000000; milijunu 1000000; milion 1000000; miliona 1000000',
    joins: 'i',
    doubtful: 'sto',
  },
  de: {
    add: 'ein 1; eine 1; eins 1; einer 1; einem 1; zwei 2; zwo 2; drei 3; vier 4; fünf 5; fuenf 5; sechs 6; sieben 7; acht 8; neun 9; zehn 10; elf 11; zwölf 12; zwoelf 12; dreizehn 13; vierzehn 14; fünfzehn 15; sechzehn 16; siebzehn 17; achtzehn 18; neunzehn 19; zwanzig 20; dreißig 30; dreissig 30; vierzig 40; fünfzig 50; fuenfzig 50; sechzig 60; siebzig 70; achtzig 80; neunzig 90',
    times: 'hundert 100; hunderte 100; tausend 1000; million 1000000; millionen 1000000',
    joins: 'und',
    broken: 'anderthalb 1.5; eineinhalb 1.5; einundeinhalb 1.5; zweieinhalb 2.5; dreieinhalb 3.5',
  },
  en: {
    add: 'one 1; two 2; three 3; four 4; five 5; six 6; seven 7; eight 8; nine 9; ten 10; eleven 11; twelve 12; thirteen 13; fourteen 14; fifteen 15; sixteen 16; seventeen 17; eighteen 18; nineteen 19; twenty 20; thirty 30; forty 40; fourty 40; fifty 50; sixty 60; seventy 70; eighty 80; ninety 90',
    times: 'hundred 100; thousand 1000; million 1000000; grand 1000',
    joins: 'and',
    doubtful: 'grand',
  },
  it: {
    add: 'un 1; uno 1; una 1; due 2; tre 3; quattro 4; cinque 5; sei 6; sette 7; otto 8; nove 9; dieci 10; undici 11; dodici 12; tredici 13; quattordici 14; quindici 15; sedici 16; diciassette 17; diciotto 18; diciannove 19; venti 20; vent 20; trenta 30; trent 30; quaranta 40; quarant 40; cinquanta 50; cinquant 50; sessanta 60; sessant 60; settanta 70; settant 70; ottanta 80; ottant 80; novanta 90; novant 90; centinaio 100; ventina 20; trentina 30; cinquantina 50',
    times: 'cento 100; cent 100; mille 1000; mila 1000; milione 1000000; milioni 1000000',
    joins: 'e',
  },
  fr: {
    add: 'un 1; une 1; deux 2; trois 3; quatre 4; cinq 5; six 6; sept 7; huit 8; neuf 9; dix 10; onze 11; douze 12; treize 13; quatorze 14; quinze 15; seize 16; vingt 20; vingts 20; trente 30; quarante 40; cinquante 50; soixante 60; septante 70; huitante 80; octante 80; nonante 90; centaine 100; vingtaine 20; trentaine 30; quarantaine 40; cinquantaine 50; soixantaine 60',
    times: 'cent 100; cents 100; mille 1000; million 1000000; millions 1000000',
    joins: 'et',
  },
  es: {
    add: 'un 1; uno 1; una 1; dos 2; tres 3; cuatro 4; cinco 5; seis 6; siete 7; ocho 8; nueve 9; diez 10; once 11; doce 12; trece 13; catorce 14; quince 15; dieciséis 16; diecisiete 17; dieciocho 18; diecinueve 19; veinte 20; veintiuno 21; veintiún 21; veintidós 22; veintitrés 23; veinticuatro 24; veinticinco 25; veintiséis 26; veintisiete 27; veintiocho 28; veintinueve 29; treinta 30; cuarenta 40; cincuenta 50; sesenta 60; setenta 70; ochenta 80; noventa 90; cien 100; ciento 100; centenar 100; doscientos 200; doscientas 200; trescientos 300; trescientas 300; cuatrocientos 400; cuatrocientas 400; quinientos 500; quinientas 500; seiscientos 600; seiscientas 600; setecientos 700; setecientas 700; ochocientos 800; ochocientas 800; novecientos 900; novecientas 900',
    times: 'mil 1000; millón 1000000; millones 1000000',
    joins: 'y',
  },
  ru: {
    add: 'один 1; одна 1; одного 1; одной 1; одну 1; два 2; две 2; двух 2; три 3; трёх 3; четыре 4; четырёх 4; пять 5; пяти 5; шесть 6; шести 6; семь 7; семи 7; восемь 8; восьми 8; девять 9; девяти 9; десять 10; десяти 10; одиннадцать 11; одиннадцати 11; двенадцать 12; двенадцати 12; тринадцать 13; тринадцати 13; четырнадцать 14; четырнадцати 14; пятнадцать 15; пятнадцати 15; шестнадцать 16; шестнадцати 16; семнадцать 17; семнадцати 17; восемнадцать 18; восемнадцати 18; девятнадцать 19; девятнадцати 19; двадцать 20; двадцати 20; тридцать 30; тридцати 30; сорок 40; сорока 40; пятьдесят 50; пятидесяти 50; шестьдесят 60; шестидесяти 60; семьдесят 70; семидесяти 70; восемьдесят 80; восьмидесяти 80; девяносто 90; девяноста 90; сто 100; ста 100; двести 200; двухсот 200; триста 300; трёхсот 300; четыреста 400; четырёхсот 400; пятьсот 500; пятисот 500; шестьсот 600; шестисот 600; семьсот 700; семисот 700; восемьсот 800; восьмисот 800; девятьсот 900; девятисот 900; сотня 100; сотню 100; полтораста 150; полутораста 150',
    times:
      'тысяча 1000; тысячи 1000; тысяч 1000; тысячу 1000; тысячами 1000; миллион 1000000; миллиона 1000000; миллионов 1000000; миллиону 1000000',
    joins: 'и',
    broken: 'полтора 1.5; полторы 1.5; полутора 1.5',
  },
  pt: {
    add: 'um 1; uma 1; dois 2; duas 2; três 3; quatro 4; cinco 5; seis 6; sete 7; oito 8; nove 9; dez 10; onze 11; doze 12; treze 13; catorze 14; quatorze 14; quinze 15; dezasseis 16; dezesseis 16; dezassete 17; dezessete 17; dezoito 18; dezanove 19; dezenove 19; vinte 20; trinta 30; quarenta 40; cinquenta 50; sessenta 60; setenta 70; oitenta 80; noventa 90; cem 100; cento 100; duzentos 200; duzentas 200; trezentos 300; trezentas 300; quatrocentos 400; quatrocentas 400; quinhentos 500; quinhentas 500; seiscentos 600; seiscentas 600; setecentos 700; setecentas 700; oitocentos 800; oitocentas 800; novecentos 900; novecentas 900; centena 100',
    times: 'mil 1000; milhão 1000000; milhões 1000000',
    joins: 'e',
  },
  el: {
    add: 'ένα 1; ένας 1; μία 1; μια 1; ενός 1; δύο 2; δυο 2; τρία 3; τρεις 3; τέσσερα 4; τέσσερις 4; τεσσάρων 4; πέντε 5; έξι 6; επτά 7; εφτά 7; οκτώ 8; οχτώ 8; εννέα 9; εννιά 9; δέκα 10; έντεκα 11; δώδεκα 12; δεκατρία 13; δεκατέσσερα 14; δεκαπέντε 15; δεκαέξι 16; δεκαεπτά 17; δεκαοκτώ 18; δεκαεννέα 19; είκοσι 20; τριάντα 30; σαράντα 40; πενήντα 50; εξήντα 60; εβδομήντα 70; ογδόντα 80; ενενήντα 90; εκατό 100; εκατόν 100; διακόσια 200; διακόσιες 200; διακοσίων 200; τριακόσια 300; τριακόσιες 300; τριακοσίων 300; τετρακόσια 400; τετρακόσιες 400; τετρακοσίων 400; πεντακόσια 500; πεντακόσιες 500; πεντακοσίων 500; εξακόσια 600; εξακόσιες 600; επτακόσια 700; επτακόσιες 700; εφτακόσια 700; εφτακόσιες 700; οκτακόσια 800; οκτακόσιες 800; οχτακόσια 800; οχτακόσιες 800; εννιακόσια 900; εννιακόσιες 900; εκατοντάδα 100',
    times:
      'χίλια 1000; χίλιες 1000; χιλιάδες 1000; χιλιάδων 1000; εκατομμύριο 1000000; εκατομμύρια 1000000; εκατομμυρίου 1000000; εκατομμυρίων 1000000',
    joins: 'και; κι',
    broken: 'ενάμισι 1.5; ενάμιση 1.5; μιάμιση 1.5; δυόμισι 2.5; δυόμιση 2.5; τριάμισι 3.5',
  },
};
