import type { LanguageWords } from '../language-words';

export const es: LanguageWords = {
  headLast: false,
  kinds: {
    apartment:
      'Piso; pisos; apartamento; apartamentos; estudio; estudios; duplex; triplex; bajo; planta baja; entresuelo; vivienda; departamento; apto; apartamento turistico; bajo con jardin; planta baja con jardin; piso en casa',
    attic: 'Ático; aticos; atico; atico abuhardillado; buhardilla; atico duplex; sobreatico; abuhardillado',
    loft: 'Loft; lofts',
    house:
      'Casa; casas; casa independiente; chalet; chalets; chalet independiente; casa unifamiliar; unifamiliar; bungalow; casa de pueblo; casa cueva; cueva; casa de vacaciones; cabana; hogar; ruina; casita; vivienda unifamiliar; casa de piedra; casa de madera; casa de playa; chale; casa terrera; casa familiar; casa de huespedes pequena; casa planta baja',
    'country-house':
      'Casa de campo; finca; fincas; cortijo; masia; casa rural; caserio; finca rustica con casa; hacienda; granja; casa rustica; casona; villa rural; finca rustica; casa solariega; pazo; alqueria; rancho; caseron; torre rural; casa de labranza; dehesa; bodega rural',
    villa:
      'Villa; villas; mansion; castillo; palacio; chalet de lujo; villa de lujo; palacete; torre; casa señorial; casa senorial',
    'terraced-house':
      'Casa adosada; adosado; adosados; adosada; chalet adosado; pareado; pareada; casa pareada; chalet pareado; villa adosada; villa pareada; casa en hilera; semiadosado; bungalow adosado; casa semi adosada; casa adosada en hilera',
    'mobile-home':
      'Casa móvil; casa movil; mobil home; mobile home; caravana; casas moviles; casa flotante; casa prefabricada',
    room: 'Habitación; habitaciones; habitacion completa; habitacion individual; habitacion doble; cuarto; habitacion en piso compartido; dormitorio',
    bed: 'Cama; plaza en habitacion compartida; camas; plaza de cama',
    garage:
      'Garaje; garajes; cochera; plaza de garaje; box; garajes y aparcamientos; plazas de garaje; garage; garajes y plazas de aparcamiento; cocheras; garaje cerrado',
    parking:
      'Plaza de aparcamiento; aparcamiento; parking; plaza de parking; plazas de aparcamiento; estacionamiento; plaza de estacionamiento; aparcamientos; parqueo; parqueadero',
    land: 'Terreno; terrenos; parcela; parcelas; lote; suelo; finca sin edificar; campo; tierra; tierras',
    farmland:
      'Terreno rústico; terreno agricola; finca agricola; olivar; vinedo; huerto; huerta; bosque; suelo rustico; parcela rustica; terrenos agricolas; pasto; prado; agricola; finca de olivos; naranjal; almendral; terreno forestal',
    'building-land':
      'Solar; solares; terreno edificable; terreno urbano; parcela urbana; parcela edificable; terreno urbanizable; suelo urbano; parcela urbanizable; solar urbano; terreno para construir; terrenos edificables; suelo urbanizable; solar edificable; edificable; terreno residencial; parcela residencial',
    hotel:
      'Hotel; hoteles; aparthotel; apartotel; apartahotel; hostal; pension; albergue; motel; casa de huespedes; posada; apart hotel; hotel rural; complejo hotelero; hosteria; parador',
    tourist: 'Inmueble turístico; inmuebles turisticos; camping; complejo turistico; resort; complejo vacacional',
    office:
      'Oficina; oficinas; despacho; despachos; consulta; coworking; local de oficina; oficinas y coworking; consultorio; espacio de oficina; clinica',
    shop: 'Local de tienda; tienda; tiendas; comercio; boutique; supermercado; farmacia; quiosco; puesto; escaparate; locales; local a pie de calle; punto de venta; comercios; kiosco',
    warehouse:
      'Almacén; almacenes; trastero; deposito; bodega; nave logistica; trasteros; nave de almacenamiento; camara frigorifica; almacenaje',
    hall: 'Nave; naves; nave industrial; hangar; fabrica; naves industriales; industrial; edificio industrial; galpon; cobertizo; local industrial; planta industrial',
    workshop: 'Taller; laboratorio; talleres; taller mecanico; estudio de artista; laboratorios',
    restaurant:
      'Bar y restaurante; restaurante; bar; cafeteria; cafe; discoteca; pub; club; taberna; meson; pizzeria; heladeria; panaderia; chiringuito; club nocturno; sala de fiestas; bar restaurante; bistro; nightclub; local nocturno; restaurantes; asador',
    business:
      'Negocio; negocio en marcha; negocios; traspaso; empresa; en traspaso; negocio en funcionamiento; gasolinera; traspaso de negocio; actividad',
    premises:
      'Local comercial; locales comerciales; local; local de negocio; comercial; inmueble comercial; espacio comercial; local en venta; inmuebles comerciales; bajo comercial; bajos comerciales; propiedad comercial',
    building:
      'Edificio; edificios; edificio residencial; edificio de oficinas; edificio de apartamentos; bloque; bloque de pisos; edificio de viviendas; nuevos edificios; edificio comercial; finca urbana; inmueble entero; bloque de apartamentos; edificio entero; comunidad; edificio mixto; edificios nuevos; complejo residencial',
  },
  roomCounts: ['estudio; estudios; monoambiente', '', '', '', '', ''],
  features: {
    furnished:
      'amueblado; amueblada; amueblados; amuebladas; semiamueblado; parcialmente amueblad*; totalmente amueblad*; muebles; con muebles; equipado; semi amueblado; completamente amueblad*; semiamueblada',
    basement: 'sotano; sotanos; trastero; bodega; trasteros; sotano o trastero; semisotano; cuarto trastero',
    pool: 'piscina; piscinas; alberca; piscina climatizada; piscina infantil',
    elevator: 'ascensor; ascensores; elevador; montacargas',
    alarm:
      'alarma; sistema de alarma; videovigilancia; alarma o vigilancia; alarmas; sistema de seguridad; camaras de seguridad; antirrobo; video vigilancia',
    smokers: 'fumadores; fumar; se permite fumar; fumadores bienvenidos; se admiten fumadores; permitido fumar',
    pets: 'mascotas; se admiten mascotas; mascotas bienvenidas; animales; mascotas permitidas; admite mascotas; se aceptan mascotas; se permiten mascotas; se admiten animales',
    'balcony-terrace':
      'balcon; balcones; terraza; terrazas; atico con terraza; balcon o terraza; solarium; galeria; porche; azotea; terraza cubierta; mirador; naya; patio; terraza solarium; terraza privada; solario',
    'private-garden': 'jardin; jardines; jardin privado; jardin propio; huerto; jardin particular; jardin privativo',
    'shared-garden':
      'jardin comunitario; jardin compartido; jardines comunitarios; jardin comun; zonas ajardinadas comunes; jardin comunal; zona ajardinada comunitaria; jardines comunes; jardin de la comunidad',
    'single-garage':
      'garaje; garajes; plaza de garaje; cochera; garaje para un coche; garaje individual; garaje privado; garaje cerrado; garage; garaje para 1 coche',
    'double-garage':
      'garaje doble; garaje para dos coches; garaje para 2 coches; doble garaje; dos garajes; 2 garajes; dos plazas de garaje; 2 plazas de garaje; garage doble; garaje 2 coches',
    'parking-space':
      'aparcamiento; parking; plaza de aparcamiento; plaza de parking; estacionamiento; aparcamientos; plazas de aparcamiento; parking privado; plazas de parking; aparcamiento privado; parking subterraneo; parqueo; carport; aparcamiento cubierto',
    'sea-view':
      'vistas al mar; vista al mar; vistas mar; vista mar; vistas del mar; vista del mar; vistas al oceano; vistas al mar y montana; vistas al mar y a la montana; vistas panoramicas al mar; vistas a la montana y al mar; vistas al mediterraneo; vista sobre el mar; vistas sobre el mar; vistas a mar',
    'lake-view': 'vistas al lago; vista al lago',
    'mountain-view':
      'vistas a la montana; vista a la montana; vistas a las montanas; vistas montana; vista montana; vistas al mar y montana; vistas al mar y a la montana; vistas a la montana y al mar; vistas a montana; vistas de montana; vistas a la sierra',
    'panoramic-view':
      'vistas panoramicas; vista panoramica; panoramicas; panorama; vistas despejadas; vistas abiertas; vistas panoramicas al mar; panoramica',
    'river-view': 'vistas al rio; vista al rio',
    'park-view': 'vistas al parque; vista al parque',
    'virtual-tour': 'visita virtual; tour virtual; recorrido virtual; visita 3d; tour 360; visita 360; tour 3d',
    'income-producing':
      'alquilado; ya alquilado; genera ingresos; con inquilino; produce ingresos; rentas; ingresos por alquiler; inversion alquilada; en rentabilidad; da ingresos; con inquilinos; alquilada',
    students: 'estudiantes; para estudiantes; ideal estudiantes; ideal para estudiantes; apto para estudiantes',
  },
  signs: {
    no: 'no; sin; ningun; ninguna; ninguno; carece de; falta; excluid*; ni; no tiene; no hay; inexistente; tampoco; no dispone de; no disponible; no incluye; no incluid*; prohibid*',
    yes: 'si; incluido; incluida; incluidos; disponible; tiene; admiten; hay; dispone de; existente; dispone; con; cuenta con',
    shared:
      'comun; comunes; comunitari*; compartid*; comunal; comunales; de la comunidad; urbanizacion; colectiv*; mancomunad*',
    private: 'privad*; propi*; particular; exclusiv*; individual; privativ*; independiente',
    public: 'calle; en la calle; via publica; public*; en calle; municipal; zona azul; zona verde; carretera; zona',
    maybe:
      'posible; posibilidad; posibilidad de; opcional; opcion; opcion a; proyecto; previsto; prevista; espacio para; preinstalacion; pre instalacion; licencia para; eventual; permiso para; futur*; a construir; se puede; potencial; con suplemento; para hacer; alquilable; proximamente; preparado para; en construccion; en proyecto',
    view: 'vista; vistas; mirando a; orientad*; frente',
    near: 'cerca; cercano; cercana; cercanias; junto; al lado; proxim*; minutos; a pocos; proximidad; alrededores; enfrente; metros; inmediaciones; a pasos; distancia; cercanos',
    unfurnished: 'sin amueblar; no amueblado; sin muebles; vacio; desamueblad*; no amueblada; vacia',
    with: 'con; y; mas; incl; incluye; incluyendo; que incluye',
    but: 'pero; salvo; excepto; aunque',
    of: 'de; del; la; el; los; las; a; al; en; para; por; y; un; una; sobre; e; u; desde; con',
    or: 'o',
    from: 'desde; a partir de; minimo; min; precio desde; precios desde; al menos',
    'up-to': 'hasta; max; maximo; como maximo',
    about: 'aprox; aproximadamente; unos; alrededor de; ca; circa; sobre; cerca de; aproximado; unas',
    tax: 'iva; mas iva; iva no incluido; impuestos; neto; iva incluido; gastos; itp',
    'per-metre': 'por m2; el m2; m2; por metro cuadrado; el metro; por metro',
    negotiable:
      'negociable; a convenir negociable; precio; fijo; precio fijo; total; no negociable; renta; alquiler precio; rebajado; precio de venta; importe',
    'on-request':
      'a consultar; consultar; precio a consultar; bajo peticion; a convenir; consultar precio; preguntar; a peticion; bajo consulta; previa consulta; precio bajo consulta; llamar; a negociar; a determinar; precio a convenir; contactar; precio bajo demanda; bajo demanda; solicitar',
    thousand: 'mil; k; miles',
    million: 'millon; millones; m; mill; mm; mio',
    euro: 'eur; euro; euros; eu',
    kuna: 'kn; kuna; kunas; hrk; kuna croata',
    sale: 'venta; en venta; se vende; vende; compra; reventa; segunda mano; compraventa; comprar; usado; vendo; de segunda mano; ventas; existente',
    rent: 'alquiler; en alquiler; se alquila; alquila; arrendamiento; arriendo; renta; alquiler vacacional; alquiler larga temporada; larga temporada; larga estancia; vacacional; alquiler temporal; alquilar; arrendar; alquileres; alquiler larga estancia; corta estancia',
    new: 'obra nueva; nueva construccion; nuevo; promocion; a estrenar; nueva; sobre plano; de obra nueva; nueva promocion; en construccion; nueva obra',
    'per-month': 'mes; mensual; al mes; por mes; mensuales; meses; mensualmente; cada mes; mensualidad',
    'per-week': 'semana; semanal; por semana; a la semana; semanas; semanales; semanalmente; cada semana',
    'per-day': 'dia; por dia; noche; por noche; diario; al dia; dias; noches; la noche; diaria',
    'per-year': 'ano; anual; al ano; por ano; anuales; anualmente; anos; cada ano',
    share:
      'proindiviso; parte indivisa; participacion; cuota; copropiedad; multipropiedad; parte de propiedad; propiedad compartida; en proindiviso; porcentaje de propiedad; nuda parte; cuota indivisa; cuota de propiedad; parte alicuota; participacion indivisa',
    lease:
      'derecho de superficie; usufructo; nuda propiedad; concesion; enfiteusis; arrendamiento a largo plazo; concesion administrativa; renta vitalicia; en concesion; arriendo del terreno; censo enfiteutico',
    'room-noun': 'ambientes; ambiente; estancias; piezas',
    'bedroom-noun': 'dormitorios; dormitorio; habitaciones; habitacion; dorm; hab; cuartos',
    'ground-floor': 'planta baja; bajo; en planta baja',
  },
  numbers: ['uno; una; un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  tenure: { share: 'parte indivisa', lease: 'derecho de superficie' },
};
