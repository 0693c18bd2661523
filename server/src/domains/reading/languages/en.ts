import type { LanguageWords } from '../language-words';

export const en: LanguageWords = {
  headLast: true,
  kinds: {
    apartment:
      'Apartment; apartments; flat; flats; studio; studio flat; duplex; triplex; maisonette; condo; condominium; apt; appartment; holiday apartment; granny flat; bedsit; serviced apartment; holiday flat; unit',
    attic: 'Penthouse apartment; penthouse; attic; attic apartment; attic flat; mansard',
    loft: 'Loft',
    house:
      'House; houses; home; homes; detached house; detached; detached villa house; bungalow; cottage; chalet; holiday home; holiday house; family house; family home; single family home; residential house; summer house; cave house; cave; cabin; log cabin; ruin; guest cottage; stone house; weekend house; tiny house',
    'country-house':
      'Country house; farmhouse; farm house; farm; finca; cortijo; masia; rural house; rural property; country home; country property; country estate; estate; ranch; homestead; equestrian property; rustic house; barn conversion',
    villa: 'Villa; villas; mansion; castle; palace; manor; manor house; chateau; luxury villa',
    'terraced-house':
      'Terraced house; terraced; town house; townhouse; townhouses; row house; rowhouse; semi detached; semidetached; semi detached house; duplex house; linked house; terrace house; end of terrace; mews house; link detached; semi detached villa',
    'mobile-home': 'Mobile home; mobile homes; static caravan; caravan; park home; houseboat; trailer',
    room: 'Room; rooms; single room; double room; whole room; room to rent; bedroom to let; shared room; student room; hotel room',
    bed: 'Bed; bed place; bed space; bedspace',
    garage:
      'Garage; garages; lock up garage; lock up; carport; garage space; garage box; double garage; single garage; boat house',
    parking:
      'Parking space; parking; car park; car parking; parking place; parking lot; parking spot; car park space; parking bay; car space; garages and parking spaces; underground parking',
    land: 'Land; plot; plots; lot; land plot; plot of land; parcel; ground; land for sale; house plot; villa plot; estate land; land other',
    farmland:
      'Farmland; agricultural land; agricultural plot; rustic land; rustic plot; land rustic; rural land; rural plot; vineyard; olive grove; orchard; forest; woodland; meadow; pasture; arable land; farm land; agricultural; grazing land; land agricultural',
    'building-land':
      'Building plot; building land; urban plot; urban land; building site; development land; development plot; construction land; building lot; land urban; residential plot; residential land; land with planning permission; plot for construction',
    hotel:
      'Hotel; hotels; aparthotel; apart hotel; apartment hotel; hostel; guest house; guesthouse; bed and breakfast; b b; motel; inn; boarding house; hotel building',
    tourist:
      'Tourist property; tourist properties; camping; campsite; camp site; holiday resort; resort; caravan park; holiday park; holiday complex',
    office:
      'Office; offices; office space; office suite; coworking; co working; surgery; business centre; office premises; clinic',
    shop: 'Shop; shops; store; retail; retail space; retail unit; retail premises; boutique; showroom; business premises shops; supermarket; pharmacy; kiosk; shop premises; shopping centre; sales area',
    warehouse:
      'Warehouse; warehouses; storage; storage room; storage space; storeroom; store room; storage unit; cold store; logistics centre',
    hall: 'Industrial hall; industrial halls; hall; shed; hangar; industrial; industrial unit; industrial building; industrial property; factory; production hall; nave; plant',
    workshop: 'Workshop; laboratory; studio workshop; garage workshop; car workshop; lab; atelier; artist studio',
    restaurant:
      'Restaurant and bar; bar; restaurant; cafe; coffee shop; coffee bar; pub; nightclub; night club; club; discotheque; disco; tavern; bistro; pizzeria; catering; beach bar; cafeteria; snack bar; bakery; wine bar',
    business:
      'Business; running business; business for sale; going concern; company; leasehold business; traspaso; franchise; marina; petrol station',
    premises:
      'Commercial premises; commercial; commercial property; commercial space; commercial unit; premises; business premises; business space; commercial local; commercial premise; commercial real estate; office and retail',
    building:
      'Building; buildings; apartment building; apartment block; block of flats; block of apartments; residential building; office building; commercial building; new buildings; multi family house; multifamily house; multi family home; tenement; mixed use building; apartment house; complex of apartments',
  },
  roomCounts: ['studio; bedsit', '', '', '', '', ''],
  features: {
    furnished:
      'furnished; fully furnished; part furnished; partly furnished; partially furnished; furniture; furniture included; semi furnished',
    basement:
      'basement; cellar; wine cellar; storage room; store room; storeroom; storage; basement or storage; trastero',
    pool: 'pool; pools; swimming pool; swimming pools; infinity pool; heated pool; indoor pool; outdoor pool; jacuzzi pool; childrens pool; salt water pool',
    elevator: 'lift; lifts; elevator; elevators; passenger lift',
    alarm:
      'alarm; alarm system; security system; burglar alarm; alarm or security; cctv; video surveillance; security cameras; security alarm',
    smokers: 'smokers; smoking; smokers welcome; smoking allowed; smoking permitted',
    pets: 'pets; pets allowed; pets welcome; pet friendly; pet; pets permitted; dogs allowed',
    'balcony-terrace':
      'balcony; balconies; terrace; terraces; roof terrace; sun terrace; loggia; patio; balcony or terrace; covered terrace; roof garden; solarium; veranda; porch; deck; naya; private terrace; rooftop terrace; roof top terrace',
    'private-garden':
      'garden; gardens; private garden; own garden; yard; backyard; back garden; courtyard; landscaped garden; mature garden; lawn',
    'shared-garden':
      'shared garden; communal garden; communal gardens; common garden; community garden; garden communal; shared gardens',
    'single-garage':
      'garage; single garage; garage space; garage for one car; one car garage; private garage; carport; underground garage; integral garage; garage parking',
    'double-garage':
      'double garage; garage for two cars; garage for 2 cars; two car garage; 2 car garage; 2 garages; two garages; twin garage',
    'parking-space':
      'parking; parking space; parking spaces; parking place; parking places; car parking; parking spot; off street parking; off road parking; private parking; car port; car park; underground parking; driveway; parking bay; carpark; covered parking',
    'sea-view':
      'sea view; sea views; seaview; seaviews; view of the sea; views of the sea; view to the sea; views to the sea; ocean view; ocean views; sea front view; sea mountain view; sea and mountain view; sea and mountain views; mountain and sea views; sea mountain views; panoramic sea view; panoramic sea views; view over the sea; views over the sea; partial sea views; partial sea view',
    'lake-view': 'lake view; lake views; view of the lake; views of the lake',
    'mountain-view':
      'mountain view; mountain views; view of the mountains; views of the mountains; views to the mountains; hill view; hill views; sea and mountain view; sea and mountain views; mountain and sea views; sea mountain views',
    'panoramic-view': 'panoramic view; panoramic views; panorama; open views; panoramic sea view; panoramic sea views',
    'river-view': 'river view; river views; view of the river',
    'park-view': 'park view; park views; view of the park',
    'virtual-tour': 'virtual tour; virtual visit; 3d tour; 360 tour; virtual viewing',
    'income-producing':
      'income producing; income; rental income; tenanted; with tenant; produces income; brings in income; let to tenant; income generating; sitting tenant',
    students: 'students; for students; student accommodation; suitable for students; student friendly',
  },
  signs: {
    no: 'no; not; non; without; w o; lacks; lacking; none; neither; nor; isn t; excluded; excluding; absent; false; never; un; unavailable; w out; off; forbidden; prohibited; banned; missing',
    yes: 'yes; true; included; available; allowed; y; there is; has; with; equipped; installed; existing',
    shared: 'shared; communal; common; community; joint; residents; comunal; collective',
    private: 'private; own; personal; exclusive; individual; separate',
    public:
      'street; on street; on the street; road; public; municipal; roadside; kerbside; zone; permit; resident permit; resident parking; residents parking; permit parking',
    maybe:
      'possible; possibility; possibly; optional; option; planned; potential; space for; room for; permission for; could; maybe; project for; provision for; available at extra cost; pre installation; preinstallation; pre installed; to be built; for rent; prepared for; future; on request; at extra cost; near future; permit for; license for; under construction; in progress; extra; extra cost; additional cost; on the way; to come; coming soon; project',
    view: 'view; views; overlooking; facing; vista',
    near: 'near; nearby; near by; close; close to; next to; beside; minutes; min; walking distance; proximity; adjacent; opposite; metres; meters; by; distance; around',
    unfurnished: 'unfurnished; empty of furniture; un furnished; not furnished; non furnished; unfurnished property',
    with: 'with; w; incl; including; includes; plus; featuring; having; offering',
    but: 'but; except',
    of: 'of; for; in; on; and; at; to; by; from; the; a; an; under; near; close; as',
    or: 'or',
    from: 'from; starting from; starting at; prices from; min; minimum; at least; starting price',
    'up-to': 'up to; max; maximum; under; below; to',
    about:
      'about; approx; approximately; circa; ca; around; roughly; c; appx; some; guide price; oiro; offers around; offers in region of',
    tax: 'vat; plus vat; excl vat; tax; taxes; net; incl vat; ex vat; vat not included',
    'per-metre': 'per m2; per sqm; per square metre; per square meter; m2; sqm; per sq m; psm; a square metre',
    negotiable:
      'negotiable; ono; or nearest offer; fixed; fixed price; price; asking price; neg; offers; reduced; total; now; sale price; non negotiable; guide; asking; firm',
    'on-request':
      'on request; price on request; poa; p o a; por; p o r; price on application; on application; ask; ask for price; enquire; by agreement; contact us; call; call for price; contact for price; upon request; tba; tbc; tbd; on demand; price upon request; on enquiry; please ask; call us; negotiable price; price on enquiry; to be agreed',
    thousand: 'thousand; k; thousands; grand',
    million: 'million; millions; m; mil; mln; mio; mn',
    euro: 'eur; euro; euros',
    kuna: 'kn; kuna; kunas; hrk; croatian kuna',
    sale: 'sale; for sale; sales; resale; re sale; buy; sell; to buy; selling; resales; second hand; for purchase; freehold sale; existing; used',
    rent: 'rent; rental; rentals; for rent; to rent; to let; let; letting; lettings; long term; long let; short term; short let; long term rental; short term rental; holiday rental; for let; lease; for lease; to lease; rented; renting; holiday let; holiday rent; winter let; long term let; short term let',
    new: 'new build; newbuild; new_build; new builds; new development; new; newly built; new construction; off plan; offplan; new homes; new home; key ready; under construction; new property; promotion',
    'per-month': 'month; monthly; per month; pcm; p m; pm; a month; mth; months; per calendar month; each month',
    'per-week': 'week; weekly; per week; pw; p w; pppw; a week; weeks',
    'per-day': 'day; daily; per day; night; nightly; per night; a day; a night',
    'per-year': 'year; yearly; per year; annual; annually; per annum; pa; p a; a year; yr',
    share:
      'share; half of house; half of the house; half of the property; co ownership; coownership; co owned; part ownership; part owned; fractional; fractional ownership; shared ownership; share of ownership; partial ownership; co ownership share; timeshare; part share; share of; undivided share; ideal share; fraction',
    lease:
      'leasehold; lease hold; ground lease; long lease; right to build; building right; lease; usufruct; life lease; land lease; surface right; ground rent; lease transfer',
    'room-noun': 'room; rooms; roomed',
    'bedroom-noun': 'bedroom; bedrooms; bed; beds; bedroomed; bedded',
    'ground-floor': 'ground floor; groundfloor',
  },
  numbers: ['one; single', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  tenure: { share: 'share in ownership', lease: 'leasehold' },
};
