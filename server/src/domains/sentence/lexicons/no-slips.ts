/**
 * Words of the nine languages, folded, that are one letter away from a word or a name of ours and are no slips: action, cuisine,
 * barque. They were found by looking for all words of a spelling dictionary of each language.
 */
export const NO_SLIPS: ReadonlySet<string> = new Set(
  `
    abarcamento abarcamiento abazijama abbiente abbienti abcazia abrazija abriendo acosados acquietare acquietiamo acquieto acquisiamo action actions
    adobados adoptiran adorados adosamos adquisicao affettare affettasi affettata affettato affiatare affiatasi affiatata affiatato affittire affittita
    affittito afflitti afflitto afosados akacija aktion aktionen alagamos alamas alares albiona alfarma alfarmas alharma alharmas alleggio almazens alobas
    alogamos alquilares aluada aluado aluamos aludamos alugarmos aluiamos alumamos alunamos ambente ambenti ambiante ambiantes ambianti ambladas amblado
    amoblabas amoblaras amoladas amolado amolladas amollado amueblamos amuelada amuelado amuelados amuelar anbieten animadles animares animarles animases
    animis ansimale ansimali antiques antiurto apancamento aparar aparatamento aparatamentos apareamiento apartamientos aparteamento aparteamentos
    aparvamentos apertamento apertamentos aposados appariement appariements appats apportamenti apportamento apprezzamento aprendam aquiricao aquirir
    ardiendo arreando arrecata arrecate arrecati arrecatissimo arrecato arredada arredado arredam arredamento arredar arrediate arredo arrenata arrenate
    arrenati arrenatissimo arrenato arrendamento arrendo arrengada arrengado arrengam arrengamento arrengar arriando arruamos arruemos articos ascendeur
    ascendeurs astiques attaques attrici aufsicht augada augado augamos aukcija aussieht aussucht auswicht bacenima bacheiras bacheiro bacheiros backward
    baclons bacons bailles bainheiras bainheiro bainheiros balaco baldones ballonnet balona balones baloni balonom bandeiras bandeiro bandern banzeiras
    banzeiro banzeiros baraia baraja baranti barazni barbaque bargani barjaque barque barrana barranti batisse baznima baznom belgica belicas belisco
    berlicca bibindi bibine bifocale bifocali billigte billigten bistar bistrai bistrar bistras bistrat bjelica blastom blazena blazenima blazenom blazenu
    bleaches bohardilla bohardillas bosjace bosjaci bosjacima bosnia bosniaca bosniaci bosniaco boxato branja braque breaches brijanje brinier brinite
    brinjes briznije brojnije brought bucarci bucaria bucarli bucarmi bucarsi bucarti bucarvi bulligste bulligsten bulligster bunheiras bunheiro bunheiros
    buoying burying busying butique cacara cadinhas cagnone cainha calhorro calhorros calinica calmera cambre cambres caminhas campera canina canine
    caninhas cannone cantone canzone caobana capannine capeggio capinhas carenar carinar carinara carinare carinari carinarima carinarom carinaru carinhas
    carnar carnara carnarao carnario carnarmo carnear carronar cartiere cascale cascali casias casina casinas casingas caspita cassale cassali cassetta
    cassette castas castinha castinhas casuale casuali causale causali cendrais centeais center centradissimo centratissima centratissimo centreis cetica
    ceticu cetverodoban chachara chacra chancara chascara chines cinica claveau climatizadao climatizamos climatizarao cloracao coacao coaracao cobertoura
    cobertouras cocera coentrais coentral coentro collier collocation coloration combes comeramos commence commences commeres compar comparamos comparar
    comparare compararia compararme compare comparerei compariamo comperare compererei comperiamo compiamo compierei compradme comprados comprame
    compranos comprarmos compraros compravenduta compremos comprimo conatos condizionature conjurado contrais copriamo corchera cordonata coroacao
    cortacao cortejos cotile cuadramos cuadraros cuatros cumpramos curato curatos dakovao dakovog dakovoga dakovoj dakovom dakovome dakovomu dalmaita
    dalmata dalmate dalmati dalmatian dalmatica dalmatien dalmatienne dalmatiens debardas decarras delice demarras denier deponiti deposti deposto
    descosto despecho despesa despicho destensa dignan dignando dispensa divises doches domine douces drvarica drvaricom drvaricu duches duopoli duopoly
    durdevacka durdevacke durdevacki durdevackih durdevackim durdevackima durdevacko durdevackog durdevackoga durdevackoj durdevackom durdevackomu
    durdevacku dvodoban dvoraste dvorite edificarle edificatile edifizio edilicio edilicios eleador eleadores elevadoes enevador enevadores enlevador
    enlevadores enologica entreguelo equinada equinado erwarben erworben escancias esclavon esclavonia escudante escudantes esitero eslavo eslavonica
    eslavonio esquipada esquipado estadios estancais estancas estarcias estear esterar estranheiro estrar estritorio estritorios estuante estuantes
    estucante estucantes estudaste estudastes estudiarte estudiaste estudos estufante estufantes estugante estugantes estumante estumantes esturdio
    esturdios etologica etudient faisana farmhand fasadna fasiana fermente floreta florista fruttato fucadores fucantes fugadores fugantes fumadoes
    fumastes fumeador fumeadores fumeantes funadores funantes furacao furadores furantes furbished fusadores fusantes gadagens galapo galipao galipoes
    galoes galopao galopes galopoes garbage garcina gardist gardista gardiste gardisti gardistima gardistom gardistu garens garfagem garfagens gemiada
    gemiadas gemicada gemicadas geminaras geminavas general gepflugt gepflugte gepflugtes germinada germinadas geschabte geschalte geschamte gescharfte
    gescharte geschaute gorcan gorcana gorcane gorcani gorcanih gorcanim gorcanima gorcanjima gorcano gorcanog gorcanoga gorcanoj gorcanom gorcanomu
    gorcanu gorcina gorcinama gorcine gorcini gorcino gorcinom gorcinu gradaste gradiate gradis gradisce gradisse gradiste gradisti gradite graffiste
    gramiste graniste graten gresnica gresnicama gresnice gresnici gresnicima gresnicom gresnicu grobsten grobstes grossen grussten guardini guardino
    habitacle halschen hanschen harschen haschen haubchen hauchen haufchen hausiere hausieren haussier hautchen horteis hostels huschen infesting
    ingesting inmersion inventing inverting invertir invertire investidoes investir islada isteria isterie istoria istrica istrice istrlja istrljaj
    istrljao istrljas istrpje kamine kapitol karstadt kastell kastellan kastelle kastells kellners klizmom knaufen krajina kratzen krutina kuckama kukcica
    kukcice kukcicu kumujemo kunovina kupana kupane kupanja kupanju kupcica kupcice kupcicu kupona kupone kupovana kupovna kvadrantnih lacamento lagosta
    lagostas lagosto lanamento lanceamento lanchamento landaus langosta lanhamento lascamento lasing lateamento laurana lauranas laurano laurean lavaos
    leashing legalizadao legalizamos legalizarao leitoral liable libares liberes librera librero liebres lincamento litteral livores ljubica ljubice
    ljubici lloveran loacao locution locutions locuzione logadouro logerent loggen logradoiro longings losioni lotejamento macana macarica macaroca
    madarska madison madisons madrina magliaia maioes maires malhares manoses mansada maores maracana marana marcan marcana marcanas marcane marcano
    marcean marchan marchana marcian marciana margina mariana marijona marinad marinai marinam marinan marinar marinas marinat marine marinea maringa
    marinha mariona marnija marquese marrana marsina martina marvina maurina medulina medulino menais mensuais mensualidade mensualmente mentalidade
    mentalmente meulee meulees meules mialhar mialhares michares milhafres milheares miliares milina misons mobilamos mobilaras mobilavas mobilhada
    mobilhadas mobilhado mobilhados mobiliadas mobiliados mobilitato mobilito mobilizada mobilizado moblieren molhares moniliada moniliado monologale
    monologali moradas morarias moravias morbilia mordia mordias morgadia morgadias movieis mracan mueles mullions namjestanjem nasijece nasijecem
    nasijeces nasijeci nasince nasitce nasivce nasjeci navece navjestaj navjestajem neuster njemoci noivinha noivinho novajlija novajlijama novajlije
    novajliji novajlijo novajlijom novajliju novali novalis novouveden novouvedena odmrzavan odrazavan oficias oguljen oguljena oguljene oguljeni
    oguljenih oguljenim oguljenima oguljenjima oguljeno oguljenog oguljenoga oguljenoj oguljenom oguljenomu oguljenu olivases oliverias ordinarij otavom
    otkucan otkucana otkucane otkucani otkucanih otkucanim otkucanima otkucano otkucanog otkucanoga otkucanoj otkucanom otkucanomu otkucanu otpremljen
    padreado padreados paillon pairie pajeados pakiranje pakistan pakistane palazzone paleados panoramizas panqueamento papeados papillon parado parados
    parceias pardeado pardeados pardelas pareamos parias paring pariranje parking parlados parpados parrados parteado parteados parteiro partelas parties
    partitella paseados passagem pastarem pateados patilhao patilhoes patrinia pelages perini petini petljanciji petrifia petrin petrina petrine petrino
    petrins petronia pettini pilages pingente pinguen piraias piromaca piscianas piscino pitoma plantadao plantarao plasman plasmana plasmane plasmani
    plasmanima plasmanom plasmanu pliages pljesce pljescem pljesci pljescima pljescu poares podaje podajem podaju poetaria poitaria pomeares pontaria
    ponteiro porazan porazna porcaria porodaja porodaje porodajem porodaji porodaju porreiro portearia portuaria posada possear posseda possedai postagem
    postaria posteiro postfazione postran postrana postrane postrani postranih postranim postranima postrano postranog postranoga postranoj postranom
    postranomu postranu potraria potreiro poturen poturena poturene potureni poturenih poturenim poturenima potureno poturenog poturenoga poturenoj
    poturenom poturenomu poturenu poutaria pracias prasias pratias praxias predajem predavaonica predavaonicu predgrada predgrade predgradem predgradima
    predgradu pregada pregnada pregoada prension prepreden prerada preradama prerade preradi preradih preradim preradis prerado preradom preradu prevlaka
    pridajem prihvatno prijatno prijemna prijemnica private priviest prostornije prostrije puerros pureados quadracos quadramos quadravano quarados
    quarneri quaros quarrer quartilhos quentais quentinha quietais quietinha quinais quinal quinas quingais quininha quinteis quintilha quintis quitais
    quitas rablais racher radaonica radaonicu raguas reamara reamaras rebajabas rebajamos rebajaras rebajaros rebanada rebanadas rebanado rebanados
    rebasada rebasadas rebasado rebasados rebentes rebujada rebujadas rebujado rebujados recabara recabaras recadara recadaras recalara recalaras
    recamabas recamadas recantes recatara recataras recavara recavaras receites recendes recenes receptes reclamara reclamaras recovada recovadas recovado
    recovados recuentes redaction reemise refentes refirmada refirmadas refirmado refirmados reformabas reformamos reformaos reformaras reformaros
    reforzada reforzadas reforzado reforzados regentes relajada relajadas relajado relajados remoelada remoelado remoelados remoise rendavel renomada
    renomadas renomado renomados renomiran renouees renovieren rentarle renter resetta resettaci resettai resettali resettami resettar resettarci
    resettare resettarli resettarmi resettarsi resettarti resettarvi resettasi resettassi resettati resettavi resientes respetar restar restaurarte
    restauraste restaurent restavel retain retajada retajadas retajado retajados retientes retovada retovadas retovado retovados reuntar revientes
    revijama ribassiate ribussata ribussate ribussati ribussato riemessa rilassata rilassate rilassati rilassato ripassata ripassate ripassati ripassato
    ristoraste ristorate ristornante ristornate ristrutturiate rovinai roving rovinio rovino rovkini rowing rubinas rufinas ruginas rugines ruianas
    ruminas rumines rupines rusinas rutinas sachada sachadas saciada saciadas sagitarios salatina salato sancada sancadas satanom satina satnom savica
    schifera schivera sciera sconcata sconcate sconcati sconcato scontiate scontrata scontrate scontrati scontrato scoreline scortata scortate scortati
    scortato scostata scostate scostati scostato scottata scottate scottati scottato sebenisco selenico semiinterrato semplici seobama sepavaca setanom
    sevizi shelling sjenik sjenika sjenike sjenikom sjeniku skladaste skobama slating slattino slavni slavnija slavnije slavnijeg slavnijega slavnijem
    slavnijemu slavniji slavnijo slavnijoj slavnijom slavniju slavno slavnoj slavon slavonne slavons slomova smelling smontata smontate smontati smontato
    snazenje sobado soffiata soffritta soldares soleares soltares sombrado soplares sorado sottometto spalata spalate spalati spalato spallata spallate
    spallati spallato spalmato spalto spanata spanato spanovima sparlato spelling spettar spremaste spremite stabnom stabovima stajnom stalnom stanata
    stanato stancaju standes standova standove standovi standovima stanica stapnom stapovima starcica stasovima stationnerent stavovima stegljiv stidljiv
    stranges stranom studencima studenima studie studies stupente stupenti supeta sutanom swelling tapsender tarracos tauend tauender taufender taugender
    tausernder tercasse tercasses tereno terenos teriacos terpenos terracota terradas terradinho terrados terrajas terramos terrazzano terremos terreos
    terreros terricos terrinos terrisse terrisses terrizas terrunos tersasse tersasses tirrenos tjerase toelette tolette topline torrazzi torrazzo trasero
    traseros trasom traspasse traspuso trasvaso trepasse treras trinia trodoban trupini tuilettes turkey turpinia uberdachung udeljiva ugljican unterbiete
    upreden useljava uzajmila uzajmiti uzajmljujem valletta vallette varada varadas varadinha varanas varangas vedesi veillas veillette verkaufer verlauf
    verlauft vermiedet vermintet vernietung versteinerung versteinerungen viellas viendo vigenti vigilaza vilelas villes villotta villotte vilulas
    vinhados vinhemos violama violetta violette visitas vivencas viventas vizlama vodnice vonjan vonjana vonjane vonjani vonjanih vonjanim vonjanima
    vonjanjima vonjano vonjanog vonjanoga vonjanoj vonjanom vonjanomu vonjanu vrebani vrebanja vrebanje vrebanjem vrebanju vrillas vriskova vriskove
    vriskovi vriskovima woodlice zagari zagrebs zakrpiti zalupiti zaokupim zaokupiti zatupiti zemalja zentrale zupcani zupcanja zupcanje zupcanjem
    zupcanju αγοραζουμε αγορασομε αγοραστουμε αγροικασ αγροικεσ αιθεριο ανελκυστηκεσ γιατακι γραφεων γραφια γραφιστεσ δαλματικα δαλματικε δαλματικεσ
    δαλματικη δαλματικησ δαλματικο δαλματικοι δαλματικοσ δαλματικου δεματιου δεματιων δωματων εκβασεισ εκπτωσισ εκστασεισ εκσταση εκταθεισ εκτασισ
    εκτισεισ ελαιοδενδρα ελαιωδεσ ελειωνεσ ελευτερη ελευτερο ελιωνα ελιωνεσ ενοικιαζεισ ενοικιαζεσαι ενοικιασισ ενοικιαστεισ ενοχικου εντασεισ εξωσησ
    επενδυτησ επιπλαση επιπτωση επιχειριση εποχικου εσωτερικο εσωτερικου ευκαιρεισ ευκαιρεσ εφοπλισμενη εφοπλισμενο ζαγαρι ζαγαρια ζαγαριου ιστορια
    ιστοριασ ιστοριεσ καινουριοσ καμεεσ καπνισεσ καρπινοσ καρυδια κασελα κασελασ καστελανοσ καστελι καστελια καστελο καταντημα καταντηματα καταντηματοσ
    κατοικεισ κατσικια καυματοσ κιτρια κλιματισου κλιματιστηκα κουρτινα κουρτινασ κουταινα κουτιανα κουτιανε κουτιανει κουτιανω κυηματοσ λουρων λουστρα
    λουστρο λουστρων λουτηρων λυτρων μακρινα μακρυνα μαραζιου μαραινα μαρανα μαριναρα μαριναρε μαριναρει μαριναρω μαρινασ μαρινατα μαρινατασ μαρινατε
    μαρινατη μαρινατησ μαρινατο μαρινατοι μαρινατοσ μαρινατου μεδουλι μεδουλια μεδουλιου μεδουλιων μειγμενα μελωμενα μερωμενα μηναια μηναιο μηριαιοσ
    μονοκλωνο μπαλονακι μπαλονι μπαλονια μπαλονιου νεοχτιστα νεοχτιστη νεοχτιστο νεωτερεσ νοικιαζεσαι νοικιαζουμε νοικιασομε νοικιαστουμε νοτερα νοτερεσ
    ογκολογικο οικειεσ οικεισ οινολογικο παραιτιο παραλεσ παρεννοει παρεννοω παρηλιασ παρηλιεσ παρλιακη παρλιακο παρταλια πατρινια πατρινιασ πεντανια
    περβολι περιστερο πετρενια πετρενιασ πετρινα πετρινε πετρινεσ πετρινη πετρινησ πετρινο πετρινοι πετρινοσ πετρινου πετρινουσ πετριων πισινοι πισινοσ
    πισινων πλειστηριασεων πολυνικη πολυνικησ προστατεσ προστατη προσφερα προσφερεσ προφορα προφορεσ πυξινο πυξινοι πυξινοσ πωλεισαι πωληθεισ πωλησισ
    ρεσταρα ρεσταρε ρεσταρω σκλαβων σκλαβωνα σκλαβωνε σκλαβωνει σκλαβωνω σλαβονικεσ σοφιεσ σοφιστεσ σπαλαθα σπαλαθια σπαλαθιασ σπαλαθο σπαλαθου σπαλαθων
    σπουδασεσ συλλαβων συμπηγνυω συμπινει συμπινεισ συνηρημενο ταχτοποιημενο τετραγωνισου τετραφωνικα τετραφωνικο τετραφωνικου τετραφωνικων υπογυιου
    υστερια υστεριασ υστεριεσ φοιτησεσ φοιτησησ φοιτηταρια φτενοτερα φτενοτερη φτενοτερο φτηνοτερεσ φτηνοτεροσ χιλιαζεσ χιλιαρεσ χιλιαρων χιλιασεσ абазина
    абразия бадеином баллонами баллоном баллончик баллончиком барана барании баранина баранине баранинои баранину баранины баранки бараны бараньеи бараньи
    бараньим бараньими бараньих баранью баранья барачные барачныи барханные барханныи барханы басенном бассеиными беличье беличьеи беличья бельгиица
    белящее белящеи белящем белящему белящии белящим белящих бобровое бобровои бордово бордовое бордовои боровов борового боровое боровои боровом боровому
    боровою бортовое бортовои босниица босниицам босниицах босниице босниицем босниицу босниицы босняки браня бранясь быстрая валовое валовои вдовая
    вдовец вдовую великан великана великанам великанах великане великаном великану великанш великаны великая виковое виковои виноградинки висков водицеи
    водицею водичек водичке водянои водяном водяному водяным водяных воисковое воисковои воисковом воисковому воисковым воисковых вранья врубание
    врубанием врубании врубанию врубания горничнои горничном горничному горничныи горничным горничных горчичнои горчичном горчичному горчичныи горчичным
    горчичных гостинцу грачинои грачином грачиному грачиныи грачиным грачиных грешниц грешница грешницам грешницах грешнице грешницеи грешницу грешницы
    дворником девушек девушка девушки девушку дельные деннице денницеи дородная дубровника дубровнике дубровнику дубровницкии дубровницким дубровницких
    дубровницкои дубровницком дубровницкому дубровные дубровныи дубровным дубровными дубровных душечку жупана жупаны загары загребаем загребаи загребешь
    загребла загребли загребло загребнои загребном загребному загребным загребных загребу загребшее загребшеи загребшем загребшему загребшии загребшим
    загребших задание задании задания задние заднии запрешься запрещу инвертировать истериеи истерия истираем истираи историеи история квадрантами
    квадрантных квадрантов клановая клановои клановую комбатами комбатах коммунарка комнатками которые крапивнои крапивном крапивному крапивныи крапивным
    крапивных крапин крапина крапинам крапинами крапинах крапине крапинка крапинкам крапинках крапинке крапинки крапинкои крапинку крапинои крапину
    крапины крошкои куртина ластов лосиная лосинои лосиною лосиную лосиные лосиным лосиными лосиных лощины марана маринад маринада маринадам маринадах
    маринаде маринадом маринаду маринады маринка миллионщик неострои непрямую новостнои обливки огульные огульныи оставлен отливки отставлен паковка
    паковке паковки паковкои паковку пакостен пакостна пакостно пакостнои пакостном пакостному пакостны пакостныи пакостным пакостных паренное пареннои
    парено пареное паренои парковои певичка певичку перелог перелога перелоге перелогом перелогу перинные перинныи перины перового перовом пестрин
    пестрина пестринам пестринах пестрине пестринои пестрину пестрины питомица питомицами питомца питомцам питомцах питомце питомцу подавал подавала
    подается подала подгреб подевал подевала подкупаем подкупаю подкурен подкурена подкуреннои подкуренном подкуренному подкуренныи подкуренным
    подкуренных подкурено подкурены подталом подтруним подтрунишь подурнеем подурнеи покапаем покопаем покусаем покушаем поличным полстраны поляжем попова
    поповича породам поселение посещение посещения последуем пощупаем преград преграда преградам преградами преградах преграде прегради преградим
    преградишь преградои преграду преграды преграждаем преграждаи предается предлог предлога предлогам предлогах предлоге предлоги предлогом предлогу
    презлого прелого привлекаем привлекаи придается приобрети прогреб продаемся продастся продаются продуется проидам прощается развалены развилины решета
    решетами садком сальные сальных санная сатина свальные свальных сжиженные сибирные сибирныи скальные скальных славно славное славнои славною славны
    славные славныи славои славою собачкои спальными спалят спольные спольных стальные стальных стояка стояку строящееся строящеися строящеюся строящимися
    строящимся строящихся струящаяся струящемся струящиеся струящиися террасками товарные товарныи товарным товарными товарных тортовое торцовое угличан
    угличанам угличанах угличане фазанам фазанами фазанах фазанья яванец
  `.split(/\s+/),
);
