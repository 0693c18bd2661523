import type { Lexicon } from '../reader/lexicon';

export const es: Lexicon = {
  declines: false,
  roomCodes: {},
  terms: {
    sale: 'venta; en venta; comprar; compro; compra; se vende; adquirir; compramos; para comprar; vendo; vende; a la venta; compraría; comprarme',
    rent: 'alquiler; en alquiler; alquilar; de alquiler; arriendo; arrendar; en arriendo; mensuales; mensual; renta; rentar; alquilo; arrendamiento; para alquilar; alquileres; se alquila',
    auction: 'subasta; subastas; en subasta; subasta judicial',
    'no-auctions':
      'sin subastas; no subastas; ni subastas; nada de subastas; excepto subastas; sin subasta; no subasta',

    apartment:
      'piso; pisos; apartamento; apartamentos; departamento; departamentos; depa; apto; vivienda en bloque; pisito; piso turístico',
    'rented-apartment': 'piso de alquiler; piso en alquiler',
    'owned-apartment': 'piso en propiedad',
    'flat-1': 'estudio; estudios; monoambiente; apartamento tipo estudio',
    'flat-2': 'piso de dos ambientes',
    'flat-3': 'piso de tres ambientes',
    'flat-4': 'piso de cuatro ambientes',
    'flat-5': 'piso de cinco ambientes',
    'rooms-1': 'un ambiente',
    'rooms-2': 'dos ambientes',
    'rooms-3': 'tres ambientes',
    'rooms-4': 'cuatro ambientes',
    'rooms-5': 'cinco ambientes',
    attic: 'ático; áticos; buhardilla; buhardillas; penthouse; sobreático; altillo',
    loft: 'loft; lofts',
    house:
      'casa; casas; casita; vivienda unifamiliar; bungalow; casa familiar; casa de vacaciones; segunda residencia; casa de veraneo; bungaló; casitas; casa en la playa; hogar; cabaña',
    'detached-house':
      'chalet; chalets; chalé; casa independiente; casas independientes; chalet independiente; chalets independientes; unifamiliar; casa unifamiliar; casa aislada; casa individual',
    farmhouse:
      'casa de campo; casas de campo; casa rural; casas rurales; cortijo; masía; granja; hacienda; finca con casa; caserío; casa de labranza; cortijos; casa rústica',
    villa: 'villa; villas; mansión',
    'terraced-house':
      'adosado; adosados; casa adosada; casas adosadas; chalet adosado; chalets adosados; pareado; casa pareada; chalet pareado; adosada; casa en hilera; pareados',

    'new-build':
      'obra nueva; nueva construcción; promoción nueva; promociones; sobre plano; promoción de obra nueva; nueva promoción; construcción nueva; de obra nueva; nuevas construcciones; nuevas promociones; obras nuevas',
    commercial:
      'local comercial; locales comerciales; local; locales; inmueble comercial; restaurante; espacio comercial; consultorio; clínica; bar',
    business: 'traspaso; negocio en marcha; negocio',
    tourist: 'hotel; hoteles; hostal; camping; inmueble turístico; pensión; casa de huéspedes; alojamiento turístico',
    room: 'habitación en piso compartido; piso compartido; habitación en alquiler; alquiler de habitación; cuarto; habitación individual; habitación doble; habitación para; compañero de piso; compañera de piso; habitación compartida; alquilar habitación; cuarto en alquiler; habitación en casa',
    'student-room':
      'habitación para estudiante; habitación para estudiantes; habitación de estudiante; habitación estudiantil; cuarto para estudiante; cuarto para estudiantes; habitación para un estudiante',
    'bed-place': 'cama en habitación compartida',
    abroad: 'extranjero; en el extranjero',
    building: 'edificio; edificios; edificio entero; edificio completo; bloque entero',
    warehouse: 'almacén; almacenes; depósito; bodega de almacenamiento; trastero industrial',
    office: 'oficina; oficinas; despacho; despachos; coworking; espacio de trabajo',
    land: 'terreno; terrenos; parcela; parcelas; solar; solares; lote; lotes; tierra; tierras',
    'building-land':
      'terreno urbanizable; terreno edificable; parcela edificable; parcela urbanizable; solar edificable; terreno para construir; terreno urbano; parcela urbana; terrenos urbanizables; terrenos edificables; solar urbano; parcela para construir; urbanizable; edificable; suelo urbano; suelo urbanizable',
    farmland:
      'finca rústica; terreno rústico; terreno agrícola; olivar; olivares; viñedo; viñedos; viña; bosque; huerto; huerta; fincas rústicas; campo de olivos; olivos; tierra de cultivo; finca agrícola; terreno de cultivo',
    shed: 'nave industrial; naves industriales; nave; naves; taller; fábrica; galpón; hangar',
    shop: 'tienda; tiendas; comercio; boutique; local a pie de calle',

    new: 'nuevo; nueva; nuevos; nuevas; a estrenar; en construcción; sin estrenar; recién construido; recién construida; para estrenar; de estreno; seminuevo',
    good: 'buen estado; en buen estado; para entrar a vivir; entrar a vivir; habitable; bien conservado; bien conservada; bien cuidado; llave en mano; bien cuidada; buenas condiciones; listo para vivir; lista para vivir',
    renovated:
      'reformado; reformada; reformados; renovado; renovada; rehabilitado; rehabilitada; restaurado; restaurada; totalmente reformado; recién reformado; recién reformada; reformadas; totalmente reformada; remodelado; remodelada',
    'to-renovate':
      'para reformar; a reformar; por reformar; para restaurar; para rehabilitar; ruina; necesita reforma; a rehabilitar; para renovar; a restaurar; a renovar; que necesite reforma; obra gris; necesita reformas; ruinas; para arreglar; sin terminar',
    ground: 'planta baja; bajo; bajos; entresuelo; pb; semisótano; a pie de calle',
    intermediate: 'planta intermedia; piso intermedio; plantas intermedias',
    top: 'última planta; último piso; planta más alta; últimas plantas; piso más alto',
    'not-ground': 'planta alta; pisos altos; piso alto; plantas altas; no bajo; ni bajos; no bajos',
    parking:
      'plaza de aparcamiento; aparcamiento; parking; plaza de parking; plazas de aparcamiento; estacionamiento; cochera abierta; párking; aparcar; plaza de garaje exterior; plazas de parking; plaza de estacionamiento; parqueadero',
    garage: 'garaje; garajes; cochera; plaza de garaje; plazas de garaje; parking subterráneo; garage',
    'double-garage':
      'garaje doble; doble garaje; garaje para dos coches; garaje para 2 coches; dos garajes; garaje de dos plazas; garajes dobles; dos plazas de garaje; 2 plazas de garaje',
    autonomous:
      'calefacción individual; calefacción independiente; calefacción autónoma; calefacción de gas; calefacción de gas individual; calefacción propia',
    centralized: 'calefacción central; calefacción centralizada; calefacción urbana; calefacción comunitaria',
    'air-conditioning':
      'aire acondicionado; climatizado; climatización; climatizada; a / a; aire; acondicionado; aires acondicionados; climatizador; aire acondicionado split; aire split; split de aire; splits; split de aire acondicionado; aires split',
    garden:
      'jardín; jardines; jardín privado; patio; jardincito; jardín propio; patio propio; jardín particular; patio interior; con parcela ajardinada',
    'shared-garden':
      'jardín comunitario; jardín compartido; jardín común; zonas ajardinadas; jardines comunitarios; zonas verdes comunes; zonas verdes',
    'low-energy':
      'eficiente energéticamente; bajo consumo; casa pasiva; eficiencia energética; passivhaus; ahorro energético; energéticamente eficiente; sostenible; bajo consumo energético',
    'sea-view':
      'vistas al mar; vista al mar; vistas del mar; vista mar; vistas mar; vista del mar; vista al océano; vistas al océano; con vistas al mar; ver el mar; se vea el mar; frente al mar vistas; vistas a la playa',
    'lake-view': 'vistas al lago; vista al lago',
    'mountain-view': 'vistas a la montaña; vista a la montaña; vistas a las montañas; vistas montaña',
    'panoramic-view':
      'vistas panorámicas; vista panorámica; vistas; buenas vistas; vista; panorámica; panorámicas; vistas despejadas; bonitas vistas; con vistas; vistas a la ciudad; bonita vista; vistas bonitas; vistas abiertas',
    'river-view': 'vistas al río; vista al río',
    'park-view': 'vistas al parque; vista al parque',
    'clear-title':
      'título de propiedad; papeles en regla; documentación en regla; sin cargas; libre de cargas; propiedad 1 / 1; 1 / 1; escritura limpia; título limpio; papeles en orden; documentos en regla; escrituras en regla; propiedad limpia; todo en regla; en regla; sin hipoteca',
    'use-permit':
      'permiso de uso; licencia de uso; cédula de habitabilidad; licencia de ocupación; permiso de ocupación; licencia de primera ocupación; permiso de habitabilidad; habitabilidad',
    legalized: 'legalizado; legalizada; legalización; regularizado; regularizada; legal',
    'near-sea':
      'cerca del mar; cerca de la playa; junto al mar; próximo al mar; al lado del mar; cerca de la costa; a pie de mar; en la costa; próxima al mar; a pocos minutos del mar; no lejos del mar; zona de playa; cercano al mar; al lado de la playa; cerquita del mar; cerquita de la playa; próximo a la playa; cercana al mar; junto a la playa; cercano a la playa; a dos pasos del mar; a dos pasos de la playa; costero; cerca mar',
    'first-row':
      'primera línea de mar; primera línea de playa; primera línea; en primera línea; frente al mar; en la playa; a pie de playa; al borde del mar; sobre el mar; en el mar; frente a la playa; 1a línea; en primera línea de mar; en primera línea de playa; en primera línea del mar; delante del mar; a orillas del mar; primera fila de mar; primera línea del mar',

    balcony:
      'balcón; balcones; terraza; terrazas; azotea; galería; porche; terracita; solárium; logia; balconcito; terraza solarium',
    elevator: 'ascensor; ascensores; elevador',
    furnished:
      'amueblado; amueblada; amueblados; con muebles; muebles; equipado; equipada; amueblar; totalmente amueblado; amobladas; amoblado; amuebladitas; mobiliario',
    basement: 'trastero; trasteros; sótano; bodega; sótanos; cuarto trastero; despensa',
    pool: 'piscina; piscinas; alberca; piscina privada; piscina comunitaria; pileta',
    alarm: 'alarma; sistema de seguridad; videovigilancia; vigilancia; sistema de alarma; seguridad; conserje; alarmas',
    pets: 'mascotas; mascota; admite mascotas; se admiten mascotas; admita mascotas; que admita mascotas; que admitan mascotas; perro; perros; gato; gatos; animales; acepten mascotas; aceptan mascotas; con perro; con gato; mascotas permitidas; admiten mascotas; admiten perros; acepta mascotas; que acepten mascotas; pet friendly; se aceptan mascotas; animales permitidos; mascotas bienvenidas; admitan mascotas; tengo perro; tengo gato',
    smokers: 'fumadores; se permite fumar; fumador; se puede fumar; fumadores permitidos',
    'virtual-tour':
      'visita virtual; tour virtual; recorrido virtual; visitas virtuales; tour 3d; visita 3d; visita 360; recorrido 3d; vídeo visita',
    income:
      'inversión; para invertir; invertir; alquilado; alquilada; con inquilino; ya alquilado; con inquilinos; para inversión; inversionista; renta asegurada; rentable; ya alquilada; con rentabilidad asegurada; inversores; como inversión; en renta asegurada',
    students:
      'estudiante; estudiantes; para estudiantes; para estudiante; universitarios; universitario; universitaria; para universitarios; erasmus; universitarias; estudiantado',
    'no-commission':
      'sin comisión; sin comisiones; sin honorarios; sin gastos de agencia; no comisión; cero comisión; 0 % comisión; sin comisión de agencia; libre de comisión; comisión cero; sin honorarios de agencia; 0 comisión; cero comisiones; ninguna comisión; sin cobrar comisión; no comisiones',
    'price-reduced':
      'precio rebajado; rebajado; rebajada; rebajados; rebajadas; bajada de precio; precio reducido; han bajado; ha bajado; en oferta; descuento; rebaja; rebajas; con descuento; precios rebajados; ha bajado de precio; han bajado de precio; bajado de precio; oportunidad; ofertón; precios reducidos; bajó de precio; precio bajado; bajadas de precio',
    available:
      'disponible ya; disponible ahora; libre; disponible; inmediata; disponible inmediatamente; entrada inmediata; entrega inmediata; vacío; desocupado; disponibles; ya disponible; libre ya; disponibilidad inmediata; inmediatamente; entrar ya; para entrar ya; desocupada; listo ya; vacía; cuanto antes; libres; disponible de inmediato; de inmediato',

    'with-photos': 'con fotos; con foto; con fotografías; con imágenes',
    'with-plan': 'con plano; con planos; con el plano; con un plano',
    'last-week': 'esta semana; la última semana; en la última semana; últimos 7 días; en los últimos 7 días',

    cheapest:
      'más baratos; más baratas; más barato; más barata; los más baratos; las más baratas; precio más bajo; más económicos; más económico; más económicas; más económica; de menor a mayor precio; baratos primero; precio ascendente; más baratos primero; más baratas primero; los más económicos; lo más barato; menor precio; las más económicas; el más barato; la más barata; de más barato a más caro; precios más bajos',
    dearest:
      'más caros; más caras; más caro; precio descendente; más cara; los más caros; las más caras; de mayor a menor precio; precio más alto; mayor precio; lo más caro',
    largest:
      'más grandes; más grande; los más grandes; las más grandes; más amplio; más amplios; de mayor tamaño; más amplias; el más grande; la más grande; mayor superficie',
    newest:
      'más recientes; más reciente; más recientes primero; últimos anuncios; anuncios nuevos; nuevos anuncios; recién publicados; novedades; los más recientes; recientes; últimas ofertas; los últimos anuncios; publicados hoy; las más recientes; más nuevos; anuncios recientes; recién publicado; últimas novedades; últimos publicados',
    private:
      'de particular; particular; particulares; sin agencias; sin agencia; entre particulares; directo del propietario; del propietario; propietario; sin intermediarios; no agencias; abstenerse agencias; trato directo; de particulares; solo particulares; directamente del propietario; dueño directo; directo de dueño; de dueño; no agencia; sin inmobiliaria; sin inmobiliarias; nada de agencias; de particular a particular; sin intermediario; del dueño; directo con el propietario; no inmobiliarias; directo propietario; dueño; propietarios; nada de inmobiliarias; por particular',
    'cheapest-per-metre':
      'precio por metro más bajo; más barato por metro; precio por metro cuadrado más bajo; menor precio por metro; menor precio por metro cuadrado; más baratos por metro; más barato por metro cuadrado; más barato por m2; menor precio por m2',
  },
  signs: {
    stop: 'yo; nosotros; busco; buscamos; buscando; busca; estoy buscando; quiero; queremos; quisiera; quisiéramos; me; nos; gustaría; necesito; necesitamos; por favor; gracias; hola; buenos días; buenas; buenas tardes; un; una; unas; el; la; los; las; lo; de; del; y; e; o; u; pero; con; para; por; en; a; al; que; qué; se; su; mi; mis; tu; tus; te; dame; quien; donde; dónde; si; no muy; sí; es; sea; sean; ser; esté; estén; tenga; tengan; tener; tiene; haya; hay; algo; alguna; alguno; algún; algunos; alguien; cualquier; cualquiera; también; solo; sólo; solamente; muy; más o; todo; todos; toda; todas; inmueble; inmuebles; vivienda; viviendas; propiedad; propiedades; anuncio; anuncios; oferta de; ofertas; precio; precios; coste; cuesta; cueste; zona; barrio; ciudad; pueblo; región; provincia; localidad; lugar; sitio; ubicado; ubicada; situado; situada; pequeño; pequeña; pequeños; grande; grandes; bonito; bonita; bueno; buena; viejo; vieja; antiguo; antigua; superficie; tamaño; primero; primera; luego; muestra; muéstrame; enseña; enséñame; encuentra; encuéntrame; ya; ahora; vivir; mudarme; posible; posiblemente; preferiblemente; preferible; a ser posible; idealmente; puede; pueda; puedo; podría; tal; anteriores; olvida; haz; ver; quizás; independiente; distancia; pagar; planta; plantas; tipo; este; esta; estos; esa; ese; como; costa; dálmata; condado; municipio; residencia; nuestra; nuestro; están; está; estar; necesario; imprescindible; +; parte; cualquier parte; cualquier lugar',
    not: 'no; sin; nada de; excepto; ni; salvo; nunca; tampoco; ningún; ninguna; menos que sea; excluir; que no sea; nada; no quiero; no queremos; en ningún caso; pero no; menos; a excepción de; excepto en; ningun; ninguno; nada por',
    max: 'hasta; máximo; max; menos de; como máximo; por debajo de; no más de; tope; inferior a; presupuesto; presupuesto de; por menos de; máx; a lo sumo; que no pase de; un máximo de; máximo de; presupuesto máximo; presupuesto hasta; bajo; no superior a; que no supere; que no supere los; debajo de; precio máximo; dentro de; presupuesto máximo de; con un máximo de; por hasta; tope de; de menos de; no más lejos de; por debajo de los; más pequeño que; más pequeño de; más barato de; más barato que; por debajo',
    min: 'mínimo; al menos; por lo menos; desde; a partir de; más de; mín; min; superior a; por encima de; como mínimo; no menos de; de más de; de al menos; un mínimo de; mayor de; mínimo de; con mínimo; de mínimo; con más de; con al menos; mayor que; más caro que; más caro de; más grande que; por encima',
    'or-more':
      'o más; y más; en adelante; como mínimo; mínimo; al menos; para arriba; o superior; por lo menos; o mayor; o mejor; min',
    about:
      'unos; unas; alrededor de; aproximadamente; cerca de los; aprox; más o menos; sobre; sobre los; en torno a; por unos; cosa de; aproximado; aproximados; de unos; rondando; alrededor de los; aproximada; de unas; ronde; que ronde; rondando los',
    between: 'entre; comprendido entre; entre los; entre las',
    of: 'de',
    and: 'y; a; e; hasta; o',
    to: 'a; hasta; y; al',
    after:
      'después de; después del; desde; posterior a; posteriores a; tras; más nuevo que; después del año; a partir de; posterior al; posterior al año; despues; después',
    built:
      'construido; construida; construidos; año de construcción; construcción; edificado; año; construidas; edificada; hecho; construido en',
    half: 'medio; media',
    thousand: 'mil; k; miles; lucas',
    million: 'millón; millones; m; mill; mio; kilo; kilos',
    'half-million': 'medio millón; medio millon',
    euro: '€; euro; euros; eur; e; pavos; leuros',
    kuna: 'kuna; kunas; kn; hrk',
    'per-metre':
      'por metro; por metro cuadrado; el metro; / m2; por m2; el metro cuadrado; el m2; / metro; al metro cuadrado',
    'square-metre':
      'm2; metros cuadrados; metro cuadrado; mt2; mts2; m cuadrados; mts cuadrados; metros2; metros útiles; metros construidos; cuadrados; mc; metros cuadraditos',
    metre: 'm; metros; metro; mts; mt; mtrs',
    kilometre: 'km; kilómetros; kilómetro; kms',
    minute: 'minutos; minuto; min; minutitos; mins',
    'room-noun': 'ambientes; ambiente; piezas; estancias; cuartos en total',
    'bedroom-noun':
      'habitaciones; habitación; dormitorios; dormitorio; hab; habs; cuartos; recámaras; alcobas; habitacion; hb; dorm; dorms; habitaciónes; recámara; cuarto; habit',
    'bathroom-noun': 'baños; baño; aseos; wc; aseo; cuartos de baño; cuarto de baño; banos; bano; lavabos',
    'floor-noun': 'planta; plantas; piso alto; pisos de altura',
    sea: 'mar; playa; playas; costa; agua; orilla; adriático; litoral',
    energy:
      'clase energética; certificado energético; calificación energética; etiqueta energética; eficiencia; clase; certificación energética; letra energética; consumo energético; categoría energética; eficiencia energética clase',
    near: 'cerca de; cerca; próximo a; alrededores de; en los alrededores de; a las afueras de; afueras de; en torno a; radio de; en un radio de; junto a; al lado de; próxima a; cercano a; no lejos de; cercana a; cercanías de; en las cercanías de; alrededor de; en el interior de; inmediaciones de; en las inmediaciones de; a la redonda de; en las afueras de; por los alrededores de',
    in: 'en; a; de; por; zona; barrio de',
    on: '',
    island: 'isla; islas; isla de; la isla de; islote',
    centre:
      'centro; céntrico; céntrica; centro ciudad; pleno centro; centro de la ciudad; céntricos; corazón; céntricas; en pleno centro',
    'old-town':
      'casco antiguo; casco viejo; casco histórico; centro histórico; ciudad vieja; ciudad antigua; barrio antiguo; parte vieja',
    country: 'croacia; croata; croatas; toda croacia',
    car: 'en coche; coche; en auto; conduciendo; en carro; carro; auto; de coche; manejando',
    bike: 'en bici; en bicicleta; bici; bicicleta',
    walk: 'a pie; andando; caminando; pie; de paseo; paseo; a pata',
    transit:
      'en transporte público; transporte público; en autobús; en tren; autobús; tren; bus; en bus; tranvía; en tranvía',
    or: 'o; u; o bien; ni; /',
    with: 'con; +',
    month:
      'al mes; mensuales; mensual; por mes; / mes; mes; meses; cada mes; a mes; mensualmente; gastos incluidos; gastos aparte; más gastos; + gastos; con gastos incluidos; con gastos',
    'short-stay':
      'por noche; la noche; / noche; noche; noches; por semana; a la semana; / semana; semana; semanas; semanales; semanal; al día; por día; / día; al año; anuales; por año; / año',
    needless:
      'no necesario; no necesaria; no es necesario; no es necesaria; no hace falta; no hacen falta; no necesito; no necesitamos; no imprescindible; no es imprescindible; no importa; no es importante; no importante; no obligatorio; no es obligatorio; innecesario; innecesaria; prescindible; da igual; no indispensable; no es indispensable; opcional',
    refused:
      'no me interesa; no nos interesa; no me interesan; no interesa; no interesan; descartado; descartada; descartados; descartadas; ni hablar; no gracias; demasiado pequeño; es demasiado pequeño; demasiado caro; es demasiado caro; es demasiado; no me vale; no nos vale; no me sirve; no acepto; excluido; excluida; excluidos; ni pensarlo',
    'room-part': 'salón; sala; sala de estar; cocina; comedor; salón comedor; pasillo; recibidor; cuarto de estar',
    other: 'split level; a desnivel',
    hectare: 'ha; hectárea; hectáreas; has',
    acre: 'acre; acres',
    jutro: 'jutro; jutra',
    are: 'ares',
    dunum: 'dunum; stremma',
    'square-foot': 'pies cuadrados; sq ft; sqft; ft2',
    fathom: 'čhv; brazas cuadradas',
    'quarter-million': 'cuarto de millón; un cuarto de millón',
    genitive: 'de',
    surroundings: 'alrededores; cercanías; inmediaciones; sus alrededores; afueras; zona cercana; los alrededores',
    without: 'sin',
    one: 'un; uno; una; único',
    two: 'dos; doble; par de; un par de',
    three: 'tres',
    four: 'cuatro',
    five: 'cinco',
    six: 'seis',
    seven: 'siete',
    eight: 'ocho',
    nine: 'nueve',
    ten: 'diez',
  },
};
