{
 "visits": ["{{route}}", "{{route}}osijek/"],
 "answers": {
  "/api-next/geography/suggest/?query=split&locale=hr": [{"id":384,"label":"Split","parent":"Splitsko-dalmatinska županija","path":"split","level":"city","kind":"grad","count":587},{"id":22,"label":"Splitsko-dalmatinska županija","parent":"Jadranska Hrvatska","path":"splitsko-dalmatinska-zupanija","level":"province","kind":"županija","count":1151},{"id":6003,"label":"Splitska","parent":"Supetar, Splitsko-dalmatinska županija","path":"supetar/splitska","level":"city_zone","kind":"naselje","count":16},{"id":709,"label":"Split 3","parent":"Split, Splitsko-dalmatinska županija","path":"split/split-3","level":"city_zone","kind":"dio grada","count":15}],
  "/api-next/geography/suggest/?query=osijek&locale=hr": [{"id":301,"label":"Osijek","parent":"Osječko-baranjska županija","path":"osijek","level":"city","kind":"grad","count":204},{"id":4806,"label":"Osijek Vojakovački","parent":"Križevci, Koprivničko-križevačka županija","path":"krizevci/osijek-vojakovacki","level":"city_zone","kind":"naselje","count":0}]
 }
}
