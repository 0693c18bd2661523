import type { Lexicon } from '../reader/lexicon';

export const en: Lexicon = {
  declines: false,
  roomCodes: {},
  terms: {
    sale: 'buy; buying; purchase; for sale; sale; to buy; on sale; buy to live; selling; purchasing; to purchase; bought; on the market',
    rent: 'rent; renting; to rent; for rent; rental; rentals; to let; let; lease; for lease; to lease; leasing; long let; monthly; pcm; tenancy; letting',
    auction: 'auction; auctions; at auction; foreclosure; foreclosures',
    'no-auctions':
      'no auctions; no auction; without auctions; not an auction; not auctions; excluding auctions; no foreclosures',

    apartment:
      'apartment; apartments; flat; flats; apt; apts; appartment; appartments; condo; condos; maisonette flat; unit; holiday apartment; holiday apartments; apartament; aparment',
    'rented-apartment': 'rental apartment; rental flat',
    'owned-apartment': 'freehold flat; freehold apartment',
    'flat-1': 'studio; studios; studio flat; studio apartment; bedsit; bachelor flat',
    'flat-2': 'two room flat; two room apartment',
    'flat-3': 'three room flat; three room apartment',
    'flat-4': 'four room flat; four room apartment',
    'flat-5': 'five room flat; five room apartment',
    'rooms-1': 'one roomed',
    'rooms-2': 'two roomed',
    'rooms-3': 'three roomed',
    'rooms-4': 'four roomed',
    'rooms-5': 'five roomed',
    attic: 'penthouse; penthouses; attic; attic flat; attic apartment; loft conversion; attics',
    loft: 'loft; lofts; loft apartment; loft style',
    house:
      'house; houses; home; homes; cottage; cottages; bungalow; bungalows; holiday home; holiday homes; holiday house; family home; summer house; vacation home; second home; townhouse; beach house; cabin; cabins; family house',
    'detached-house':
      'detached house; detached houses; detached home; detached; single family home; single family house; standalone house',
    farmhouse:
      'farmhouse; farmhouses; farm house; country house; country houses; farm; country estate; homestead; ranch; smallholding',
    villa: 'villa; villas',
    'terraced-house':
      'terraced house; terraced houses; terrace house; terraced; semi detached house; semi detached; semi; semis; row house; row houses; town house; duplex house; terraced home; end of terrace; terraced cottage',

    'new-build':
      'new build; new builds; newbuild; new development; new developments; off plan; new construction; newly built; new built; new buildings; new build development; new building; new constructions',
    commercial:
      'commercial property; commercial properties; commercial space; commercial premises; business premises; business space; commercial; restaurant; surgery; clinic',
    business: 'going concern; running business; established business',
    tourist:
      'tourist property; tourist properties; hotel; hotels; hostel; guest house; guesthouse; campsite; camping site; b&b; bed and breakfast',
    room: 'room to rent; room for rent; room to let; room for; a room; room in a shared flat; flatshare; flat share; house share; houseshare; room in shared apartment; rooms to rent; single room; double room; shared flat; spare room; lodging; lodgings; roommate',
    'student-room':
      'student room; student rooms; room for a student; room for student; room for students; student digs',
    'bed-place': 'bed in a shared room; bed place; bunk',
    abroad: 'abroad; overseas; foreign property',
    building:
      'apartment building; apartment block; whole building; block of flats; residential building; entire building; office building; apartment house',
    warehouse: 'warehouse; warehouses; storage space; storage unit; storage facility; depot',
    office: 'office; offices; office space; coworking; co working; coworking space; workspace; desk space',
    land: 'land; plot; plots; lot; parcel; parcel of land; plot of land; piece of land; acreage; terrain; lots',
    'building-land':
      'building plot; building plots; building land; construction land; development land; construction plot; plot to build; land to build; buildable land; buildable plot; land for building; plot for building; building lot; land for construction',
    farmland:
      'farmland; farm land; agricultural land; agricultural plot; olive grove; olive groves; olive trees; olive orchard; vineyard; vineyards; orchard; orchards; woodland; forest; meadow; olive orchards; arable land',
    shed: 'shed; sheds; hall; production hall; industrial hall; industrial unit; workshop; factory; hangar; industrial building; industrial space',
    shop: 'shop; shops; retail; retail space; retail unit; store; storefront; boutique; retail premises; shop premises; cafe premises',

    new: 'new; brand new; never lived in; under construction; newly finished; newly completed',
    good: 'good condition; move in ready; ready to move in; well kept; well maintained; turnkey; turn key; in good condition; good state; habitable; in good shape; liveable; livable',
    renovated:
      'renovated; refurbished; newly renovated; fully renovated; modernised; modernized; restored; remodelled; remodeled; recently renovated; updated; done up; newly refurbished; recently refurbished',
    'to-renovate':
      'to renovate; needs renovation; in need of renovation; fixer upper; renovation project; to restore; needs work; to refurbish; ruin; for renovation; for restoration; doer upper; needing renovation; needs renovating; to do up; needs modernisation; in need of modernisation; for refurbishment; requires renovation; unfinished; derelict; needs refurbishment; restoration project; shell',
    ground:
      'ground floor; groundfloor; at ground level; street level; ground level; garden level; lower ground floor; ground',
    intermediate: 'middle floor; mid floor; intermediate floor; middle floors',
    top: 'top floor; highest floor; last floor; top storey; uppermost floor; upper most floor; topfloor; top floors',
    'not-ground':
      'upper floor; higher floor; high floor; above ground floor; first floor or higher; first floor or above; upper floors; above the ground floor; higher floors',
    parking:
      'parking; parking space; parking spaces; parking spot; parking place; off street parking; car park; car space; carport; driveway; parking bay; allocated parking; private parking; parking spots; place to park; somewhere to park; parking lot',
    garage: 'garage; garages; lock up garage; underground parking; single garage; underground garage',
    'double-garage':
      'double garage; two car garage; 2 car garage; garage for two cars; garage for 2 cars; double garages',
    autonomous: 'independent heating; own heating; gas heating; individual heating; own boiler',
    centralized: 'central heating; district heating; communal heating; centrally heated',
    'air-conditioning':
      'air conditioning; air con; aircon; ac; a / c; air conditioned; airconditioning; air conditioner; air cond; climate control; aircondition; split air conditioning; split ac; split unit; split units; split system; split type air conditioning; mini split; split air con; split air conditioner; multi split',
    garden:
      'garden; gardens; yard; backyard; private garden; back garden; front garden; own garden; courtyard; outdoor space; back yard',
    'shared-garden': 'shared garden; communal garden; communal gardens; common garden; shared gardens; shared yard',
    'low-energy':
      'energy efficient; low energy; passive house; eco friendly; low energy consumption; well insulated; energy saving',
    'sea-view':
      'sea view; sea views; ocean view; ocean views; seaview; view of the sea; views of the sea; view over the sea; views over the sea; overlooking the sea; overlooks the sea; sea facing; view to the sea; adriatic view; adriatic views; seaviews; view on the sea; see the sea; water view; water views',
    'lake-view': 'lake view; lake views; view of the lake',
    'mountain-view': 'mountain view; mountain views; view of the mountains; views of the mountains',
    'panoramic-view':
      'panoramic view; panoramic views; nice view; great view; great views; views; view; nice views; stunning views; good view; open view; open views; beautiful view; lovely view; amazing view; city view; city views; beautiful views; lovely views',
    'river-view': 'river view; river views; view of the river; riverside',
    'park-view': 'park view; park views; view of the park; overlooking the park',
    'clear-title':
      'clean title; clear title; clean papers; clear ownership; clean ownership; free of encumbrances; title deed; title deeds; no encumbrances; 1 / 1; clean paperwork; clear papers; papers in order; paperwork in order; clean documentation; clean documents; good title; unencumbered',
    'use-permit':
      'use permit; usage permit; occupancy permit; use licence; building use permit; certificate of occupancy; use license; occupancy certificate; usage permission; user permit',
    legalized: 'legalized; legalised; legalisation; legalization; fully legal; legal building; legal',
    'near-sea':
      'near the sea; close to the sea; by the sea; near the beach; close to the beach; by the beach; near sea; close to sea; near beach; near the coast; by the coast; on the coast; close to the coast; walking distance to the beach; walking distance to the sea; seaside; not far from the sea; next to the sea; walking distance of the sea; coastal; walking distance from the beach; walking distance from the sea; close to beach; walk to the beach; near the water; close to the water; walk to the sea; near the seaside; beside the sea; not far from the beach',
    'first-row':
      'beachfront; beach front; seafront; sea front; waterfront; first row; first line; first row to the sea; on the beach; on the sea; right on the sea; first row from the sea; first line to the sea; oceanfront; on the seafront; on the waterfront; first row to sea; right by the sea; directly on the beach; front row; frontline; right on the beach; first line from the sea; on the seaside; front line; first sea row',

    balcony:
      'balcony; balconies; terrace; terraces; roof terrace; loggia; patio; rooftop terrace; veranda; sun terrace; balkony; deck',
    elevator: 'elevator; elevators; lift; lifts',
    furnished:
      'furnished; fully furnished; part furnished; furniture; with furniture; equipped; fully equipped; furnitured',
    basement: 'basement; cellar; storage room; storage; storeroom; store room; wine cellar; tavern; box room; cellars',
    pool: 'pool; pools; swimming pool; swimming pools; infinity pool; private pool; heated pool',
    alarm: 'alarm; alarm system; security system; video surveillance; cctv; burglar alarm; gated; 24h security',
    pets: 'pet friendly; pets allowed; pets; pet; dogs allowed; dog friendly; cats allowed; dog; dogs; cat; cats; pets welcome; with a dog; with a cat; pets ok; dogs ok; accepts pets; allows pets; allow pets; pets accepted; cat friendly; have a dog; have a cat; petfriendly; dogs welcome; accept pets; accept dogs; pets okay',
    smokers: 'smokers welcome; smoking allowed; smokers; smokers allowed; smoking permitted; smoker friendly; smoker',
    'virtual-tour':
      'virtual tour; virtual tours; 3d tour; 360 tour; virtual viewing; video tour; virtual visit; 3d walkthrough; virtual viewings',
    income:
      'investment property; investment; investment properties; income producing; rented out; already rented; already rented out; with tenant; with tenants; tenanted; tenant in place; buy to let; rental income; income property; tenants in situ; sitting tenant; as an investment; invest; investing; generating income; currently let; tenants in place; already let; rented',
    students:
      'student; students; for students; for a student; student flat; student apartment; student accommodation; student housing; university student; student friendly; for student; suitable for students; students welcome',
    'no-commission':
      'no commission; commission free; without commission; no agency fee; no agency fees; no agent fee; no agent fees; no fees; no fee; zero commission; 0 % commission; 0 commission; fee free; without agency fee; without agency fees; without fees; without commissions; free of commission; no commissions; no broker fee; no brokerage fee; no finder fee',
    'price-reduced':
      'price reduced; reduced price; reduced; price drop; price cut; discounted; price drops; reduced prices; price reduction; lowered price; price lowered; price has dropped; recently reduced; price reductions; reduction; bargain; bargains; on discount; discount',
    available:
      'available now; available immediately; immediately available; ready now; vacant; move in now; immediate move in; available; free now; move in immediately; immediate; immediately; asap; empty; vacant possession; available straight away; move in asap; right now',

    'with-photos': 'with photos; with pictures; with photo; with images; photos included',
    'with-plan': 'with floor plan; with a floor plan; with floorplan; with a floorplan; floor plan; floorplan',
    'last-week':
      'in the last week; last 7 days; in the last 7 days; this week; past week; in the past week; listed this week',

    cheapest:
      'cheapest; cheapest first; lowest price; lowest price first; lowest prices; price ascending; low to high; price low to high; sort by price; least expensive; least expensive first; best price; cheap first; most affordable',
    dearest:
      'most expensive; most expensive first; highest price; highest price first; price descending; high to low; price high to low; dearest; priciest',
    largest: 'largest; biggest; largest first; biggest first; most spacious',
    newest:
      'newest; newest first; latest; latest listings; most recent; newest listings; recently listed; newly listed; recent listings; newest ads; latest ads; just listed; recently added; most recent first; latest first; fresh listings; new listings; newly added; new ads',
    private:
      'private sale; private sales; private seller; private sellers; no agents; no agent; no agency; no agencies; without agent; without agents; without agency; direct from owner; from owner; by owner; from the owner; private owner; private owners; private; owner direct; directly from owner; directly from the owner; without an agent; straight from the owner; no estate agents; no estate agent; no middlemen; no realtors; no brokers; owner only; owners only; without estate agents; private landlord; privately; without middlemen; fsbo; no middleman; no realtor; no broker; without a broker',
    'cheapest-per-metre':
      'cheapest per square metre; cheapest per sqm; lowest price per sqm; lowest price per square metre; cheapest per square meter; lowest price per m2; cheapest per m2; best price per square metre; best price per sqm; lowest price per square meter',
  },
  signs: {
    stop: 'i; we; i m; m; im; d; ll; ve; s; t; looking; look; looking for; searching; search; searching for; want; wants; wanted; would; like; love; d like; need; needs; please; thanks; thank you; hi; hello; hey; a; an; the; and; or; but; with; for; from; of; to; in; at; on; into; by; my; our; me; us; you; your; it; is; are; be; been; have; has; having; that; which; who; where; there; here; this; these; those; some; something; somewhere; anything; anywhere; any; only; also; just; very; really; so; as; can; could; should; must; may; might; if; then; do; does; not too; property; properties; real estate; place; places; listing; listings; ad; ads; offer; offers; price; prices; cost; costs; costing; budget is; area; location; located; situated; town; city; region; county; village; first; nice; good; great; beautiful; lovely; small; big; large; size; sized; living; live; live in; stay; move; moving; show; show me; find; find me; give; give me; tell; out; up; all; when; maybe; perhaps; ideally; preferably; possibly; around here; each; year; away; distance; space; it s; let s; i d; buyer; tenant; joke me; already; now; via; etc; more; ones; type; kind; part; own; family; couple; long; short; term; fully; spacious; floor; neighbourhood; neighborhood; district; quarter; bit; what; how; per; within; required; necessary; must have; pay; +; a must; is a must; send; either',
    not: 'not; no; without; except; excluding; never; non; neither; don t want; not a; not on; not the; dont want; nor; nothing; won t; wouldn t; can t; cannot; do not want; don t; apart from; other than; but not; anything but; excl; excepting',
    max: 'under; max; maximum; up to; below; less than; at most; no more than; not more than; within; cheaper than; not over; until; upto; under max; budget; budget of; max price; smaller than; not exceeding; less; for under; for less than; lower than; to a maximum of; for no more than; budget up to; budget max; maximum of; max budget; my budget is; budget is; for up to; price up to; for max; within a budget of; no higher than; no further than; no farther than; not further than; beneath; smaller; cheaper',
    min: 'at least; min; minimum; from; over; more than; above; starting from; starting at; no less than; not less than; bigger than; larger than; minimum of; upwards of; greater than; not smaller than; in excess of; at minimum; no smaller than; anything over; more expensive than; dearer than; bigger; pricier than',
    'or-more':
      'or more; plus; or above; and up; and above; or bigger; or larger; upwards; or over; minimum; and more; and over; or better; at least; or higher; min; or greater',
    about:
      'around; about; approx; approximately; circa; roughly; ca; some; c; more or less; near enough; in the region of; around about; somewhere around; somewhere about',
    between: 'between; anywhere between',
    of: 'from',
    and: 'and; &',
    to: 'to; and; through; till; until; up to',
    after: 'after; since; newer than; post; later than; from after; younger than; no older than; not older than; from',
    built:
      'built; constructed; construction year; year built; year of construction; build year; completed; building year; built in; construction; year',
    half: 'half; half a; a half',
    thousand: 'k; thousand; thousands; grand; thou; ths',
    million: 'million; millions; mil; mln; mio; mill; m',
    'half-million': 'half a million; half million',
    euro: '€; eur; euro; euros; e; eu; euroes',
    kuna: 'kuna; kn; hrk; kunas',
    'per-metre':
      'per sqm; per m2; / m2; / sqm; per square metre; per square meter; a square metre; a square meter; a sqm; / sq m; per sq m',
    'square-metre':
      'm2; sqm; sq m; square metres; square meters; square metre; square meter; sqms; sq metres; sq meters; sq mt; sq mtrs; squares; sq mts; sq metre; sq meter; m sq; metres squared; meters squared; sqmt; m squared',
    metre: 'm; metre; metres; meter; meters; mtrs; mt',
    kilometre: 'km; kms; kilometre; kilometres; kilometer; kilometers',
    minute: 'minute; minutes; min; mins',
    'room-noun': 'room; rooms; rm; rms; roomed',
    'bedroom-noun': 'bed; beds; bedroom; bedrooms; bdr; br; bedroomed; bdrm; bdrms; sleeping rooms; bedder; b r; bdrs',
    'bathroom-noun':
      'bath; baths; bathroom; bathrooms; toilet; toilets; wc; shower rooms; ensuite; ensuites; bathrooms plus; washrooms',
    'floor-noun':
      'floor; floors; storey; storeys; story; stories; level; levels; st floor; nd floor; rd floor; th floor',
    sea: 'sea; beach; beaches; coast; shore; seaside; water; ocean; adriatic; waterfront; seafront; coastline; shoreline',
    energy:
      'energy class; energy rating; energy certificate; epc; energy efficiency class; energy label; energy grade; energy performance; epc rating; rating; class; energy',
    near: 'near; nearby; close to; around; outside; outside of; not far from; in the vicinity of; surroundings of; in the surroundings of; next to; near to; in the area around; vicinity of; radius of; a radius of; within a radius of; just outside; by; on the outskirts of; outskirts of; in the hinterland of; hinterland of; surrounding; hinterland',
    in: 'in; at; to; within; of; from',
    on: 'on; on the; onto',
    island: 'island; islands; isle; isle of; island of; the island of',
    centre:
      'centre; center; town centre; city centre; city center; downtown; central; town center; in the heart of; heart of; centrally; city central; heart; centre of town; center of town; central location',
    'old-town':
      'old town; historic centre; historic center; old city; historic town; historical centre; historical center; old towns; old city centre; stari grad; historic core; within the walls',
    country: 'croatia; croatian; hrvatska; whole of croatia; anywhere in croatia; all croatia',
    car: 'by car; car; drive; driving; drive from; car ride; driving distance; car journey; drive time; driving time; drives',
    bike: 'by bike; bike; cycling; cycle; bicycle; bike ride; by bicycle; bike rides',
    walk: 'walk; walking; on foot; by foot; walk from; walks; foot; stroll; walking distance',
    transit:
      'public transport; by bus; by train; bus; train; by public transport; by tram; tram; transit; commute; by transit; public transportation; by public transportation',
    or: 'or; or else; nor; /',
    with: 'with; w; including; incl; +',
    month:
      'monthly; per month; a month; each month; every month; / month; / mo; / mth; / pcm; per mo; per mth; pcm; pm; p m; p c m; month; months; mo; mth; bills included; bills inc; bills incl; all bills included; including bills; inc bills; incl bills; plus bills; + bills; plus utilities; + utilities; utilities included; including utilities; excluding bills; per calendar month; calendar month; a calendar month',
    'short-stay':
      'a night; per night; / night; nightly; night; nights; a day; per day; / day; daily; a week; per week; / week; / wk; weekly; week; weeks; pw; p w; a year; per year; / year; yearly; per annum; annually',
    needless:
      'not needed; not necessary; not required; not important; isn t needed; isn t necessary; isn t important; isn t required; is not needed; is not necessary; is not important; is not required; are not needed; aren t needed; are not necessary; don t need; do not need; dont need; doesn t need; does not need; don t care about; no need for; no need; unnecessary; not essential; isn t essential; is not essential; optional; is optional; doesn t matter; does not matter; not a must; isn t a must; is not a must; unimportant; needn t have; can do without; not bothered about',
    refused:
      'is out of the question; are out of the question; out of the question; no thanks; no thank you; not acceptable; is not acceptable; isn t acceptable; not an option; isn t an option; is not an option; no good; is no good; won t do; will not do; not interested; not suitable; is not suitable; is too small; too small; is too expensive; too expensive; is too much; too much; is not enough; isn t enough; not enough; not wanted; unacceptable; is unacceptable; doesn t work; does not work; doesn t work for me; no way; is excluded; are excluded; excluded; ruled out; is out; are out; is a no go; a no go; no go; not for me; not considered',
    'room-part':
      'living room; living rooms; lounge; kitchen; kitchens; dining room; sitting room; hallway; study; open plan kitchen; utility room; home office; living area; dining area',
    other:
      'split level; splitlevel; split levels; split into; split in two; split in half; split payment; split payments; splitting; be split; split floor; split floors',
    hectare: 'ha; hectare; hectares',
    acre: 'acre; acres',
    jutro: 'jutro; jutra',
    are: 'ares',
    dunum: 'dunum; dunums; dunam; dunams; stremma; stremmata',
    'square-foot': 'sq ft; sqft; sq feet; sq foot; square feet; square foot; feet squared; ft2; sf; sq fts',
    fathom: 'čhv; square fathoms',
    'quarter-million': 'quarter of a million; a quarter of a million; quarter million; quarter a million',
    genitive: '',
    surroundings:
      'surroundings; surrounding area; surrounding areas; nearby; vicinity; the area around; close by; nearby area; nearby areas; outskirts; environs; surrounding villages; suburbs',
    without: 'without; w o',
    one: 'one; single',
    two: 'two; couple of; a couple of',
    three: 'three',
    four: 'four',
    five: 'five',
    six: 'six',
    seven: 'seven',
    eight: 'eight',
    nine: 'nine',
    ten: 'ten',
  },
};
