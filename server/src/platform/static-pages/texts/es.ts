import type { StaticTexts } from '../static-text';

export const es: StaticTexts = {
  home: 'Inicio',
  contents: 'En esta página',
  morePages: 'Páginas relacionadas',
  updated: 'Último cambio:',
  contactUs: 'Contacto',
  whoWeAre: {
    title: 'Quiénes somos',
    description: 'Kvadrat es un portal inmobiliario de demostración para Croacia: qué ofrece, cómo funciona y con qué principios muestra los anuncios.',
    lead: 'Kvadrat es un portal inmobiliario para Croacia en nueve idiomas. Su nombre es la palabra con la que en Croacia se llama, al hablar, al metro cuadrado.',
    sections: {
      portal: {
        heading: 'Qué puede hacer aquí',
        blocks: [
          'En un solo lugar encuentra pisos, casas, terrenos y locales en venta y en alquiler, de Savudrija a Prevlaka. Busca por lugar, precio, superficie y equipamiento, y la dirección de cada búsqueda se puede guardar o enviar.',
          'Cada anuncio muestra lo primero que necesita quien compra o alquila: el precio y el precio por metro cuadrado, el lugar, la superficie útil y construida, la planta y la clase energética. Con el anunciante se habla directamente, sin nosotros en medio.',
        ],
      },
      demonstracija: {
        heading: 'Este es un portal de demostración',
        blocks: [
          'Los anuncios, las agencias y las personas que ve son inventados y las imágenes están dibujadas. Los precios y las superficies se parecen al mercado croata, pero ninguno de los inmuebles existe y ninguno se puede comprar ni alquilar.',
          'Detrás del portal no hay ninguna empresa. Por eso no encuentra aquí razón social, domicilio, número fiscal ni inscripción registral. Quien explote el portal como negocio pone en este lugar sus propios datos.',
        ],
      },
      nacela: {
        heading: 'Nuestros principios',
        blocks: [
          [
            'Un puesto pagado lleva siempre la etiqueta «Destacado».',
            'Los precios pedidos nunca se mezclan con los realizados, y una comparación dice cuántos anuncios incluye.',
            'Si un anunciante oculta la dirección exacta, tampoco la enviamos a su navegador.',
            'El portal funciona también sin scripts, en un teléfono antiguo y con una conexión lenta.',
            'No vendemos datos de los visitantes ni mostramos publicidad ajena.',
          ],
        ],
      },
      jezici: {
        heading: 'Nueve idiomas',
        blocks: [
          'El portal habla croata, alemán, inglés, italiano, francés, español, ruso, portugués y griego. El texto de un anuncio queda en el idioma en que lo escribió el anunciante, salvo que haya dado también una traducción.',
        ],
      },
      pristupacnost: {
        heading: 'Accesibilidad',
        blocks: [
          'Las páginas siguen las pautas WCAG 2.2, nivel AA: se usan solo con el teclado, con un lector de pantalla, ampliadas al 200 % y sin animaciones. Si encuentra un obstáculo, [escríbanos](contactUs) en qué página y con qué herramienta.',
        ],
      },
      'javite-se': {
        heading: 'Escríbanos',
        blocks: ['Envíe preguntas, sugerencias y reclamaciones con el [formulario de contacto](contactUs). Sobre un inmueble, pregunte al anunciante en la página del anuncio.'],
      },
    },
  },
  terms: {
    title: 'Condiciones de uso',
    description: 'Reglas del portal de demostración Kvadrat: anuncios, deberes de los anunciantes, anuncios destacados, responsabilidad y derechos de autor.',
    lead: 'Estas condiciones dicen qué puede esperar del portal y qué espera el portal de usted. Valen desde que empieza a usarlo.',
    sections: {
      tko: {
        heading: 'Quién está detrás del portal',
        blocks: [
          'Kvadrat es un portal de demostración. Aquí figurarían la razón social, el domicilio, el número fiscal, la inscripción registral y el contacto del prestador del servicio. Como no hay empresa, no existen esos datos y no se puede celebrar un contrato con el portal.',
        ],
      },
      usluga: {
        heading: 'Qué ofrece el portal',
        blocks: [
          'El portal publica anuncios de venta y alquiler de inmuebles, permite buscarlos y contactar con los anunciantes. No es agente inmobiliario, no representa a ninguna de las partes y no interviene en negociaciones, señales ni contratos.',
          'La consulta es gratuita y sin registro.',
        ],
      },
      oglasi: {
        heading: 'Los datos de los anuncios',
        blocks: [
          'Del contenido de un anuncio responde el anunciante. En el portal de demostración los anuncios son inventados y no son una oferta. Antes de cualquier decisión real compruebe la propiedad y las cargas en el registro, la licencia de uso, el certificado energético y el estado en el lugar.',
          'El precio por metro cuadrado se calcula con el precio pedido y la superficie mostrada. Comparaciones y estimaciones sirven de orientación.',
        ],
      },
      oglasivaci: {
        heading: 'Deberes de los anunciantes',
        blocks: [
          'Los anunciantes publican solo inmuebles de los que pueden disponer y además:',
          [
            'indican bien el precio, la superficie, el lugar y la clase energética, o dicen que el certificado está en preparación',
            'publican fotos propias o aquellas sobre las que tienen derechos',
            'retiran el anuncio en cuanto el inmueble se vende o se alquila',
            'no excluyen a nadie por su origen, religión, sexo, familia, discapacidad u otra característica protegida.',
          ],
          'Un anuncio que incumpla estas reglas o la ley puede retirarse; el anunciante recibe aviso con el motivo. Un anuncio dudoso, [comuníquenoslo](contactUs).',
        ],
      },
      isticanje: {
        heading: 'Anuncios destacados y orden',
        blocks: [
          'Un anunciante puede pagar por un puesto mejor. Esos anuncios llevan la etiqueta «Destacado»; hay cinco niveles de pago. Los anuncios de una agencia que se retrasa en el pago cuentan como no pagados.',
          'El orden «por relevancia» mira solo dos cosas: primero el nivel de pago, del más alto hasta los anuncios que no lo tienen, y dentro del mismo nivel la fecha de publicación, de más nuevo a más antiguo. Sus condiciones deciden qué anuncios se muestran, no su orden. Tampoco cuentan lo completo que sea un anuncio, sus búsquedas anteriores ni lo que sabemos de usted.',
          'Los demás órdenes siguen lo que dice su nombre; los anuncios sin ese dato van al final. «Agencias primero» y «particulares primero» siguen después la relevancia; «rebajados primero», la cuantía de la rebaja y luego la fecha de publicación. Los anuncios parecidos se ordenan por la cercanía de su precio. El orden se puede cambiar en cada lista.',
        ],
      },
      koristenje: {
        heading: 'Uso permitido',
        blocks: [
          'Puede usar el portal para buscar un inmueble y para su propia actividad con anuncios. No se permite enviar mensajes no deseados a los anunciantes, recopilar sus datos de contacto, eludir los límites ni sobrecargar los servidores.',
        ],
      },
      odgovornost: {
        heading: 'Responsabilidad',
        blocks: [
          'El portal se ofrece tal como es, para mostrar y probar. No garantizamos que funcione sin interrupciones ni que los datos sean exactos. Nada en estas condiciones reduce los derechos que la ley le da como consumidor.',
        ],
      },
      prava: {
        heading: 'Derechos de autor y fuentes',
        blocks: [
          'El código del portal se publica con licencia MIT. Los datos de lugares proceden de OpenStreetMap, la Administración Geodésica Estatal, la Ciudad de Zagreb y GeoNames, en las condiciones indicadas al pie de cada página. Los textos y las fotos de los anuncios pertenecen a los anunciantes.',
        ],
      },
      izmjene: {
        heading: 'Cambios y derecho aplicable',
        blocks: ['Las condiciones pueden cambiar; el día del último cambio figura al final de la página. Se aplica el derecho croata. Los datos personales se describen en [Privacidad](privacy) y lo que guarda el navegador en [Cookies](cookies).'],
      },
    },
  },
  privacy: {
    title: 'Privacidad',
    description: 'Qué datos personales trata Kvadrat, para qué, cuánto tiempo los conserva y cómo ejercer sus derechos.',
    lead: 'El portal pide los menos datos posibles. Aquí se dice cuáles, para qué sirven, quién los ve y cuándo desaparecen.',
    sections: {
      voditelj: {
        heading: 'Quién trata los datos',
        blocks: ['El responsable del tratamiento es quien explota esta instalación del portal. En un portal real figurarían aquí su nombre, su dirección y su delegado de protección de datos. Se le contacta con el [formulario](contactUs), tema «Privacidad».'],
      },
      podaci: {
        heading: 'Qué datos tratamos',
        blocks: [
          [
            'Mensaje del formulario de contacto: tema, nombre, correo electrónico, texto e idioma de la página.',
            'Mensaje al anunciante, solicitud de visita y propuesta de precio: nombre, correo electrónico, teléfono, texto, horas o importe, idioma de la página y respuestas de ambas partes.',
            'Denuncia de un anuncio: motivo, explicación, nombre y correo electrónico.',
            'Dirección IP: solo en la memoria de trabajo, unos minutos, para limitar el número de peticiones. No la escribimos ni en registros ni en la base de datos.',
            'Cuenta: nombre y apellidos, dirección de correo, teléfono si lo indica, idioma, consentimientos y cuándo se dieron, servicios de acceso vinculados. La contraseña se guarda solo como resumen que no puede leerse; los contadores de intentos de acceso guardan un resumen de la dirección IP.',
            'Registros del servidor: hora, dirección de la página, resultado y duración. Los correos electrónicos aparecen ocultos.',
            'Anuncios guardados y búsquedas recientes: sin cuenta quedan en su navegador y no se nos envían; con cuenta se guardan con ella.',
          ],
          'No le seguimos en otros sitios, no elaboramos perfiles y no tomamos decisiones automatizadas.',
        ],
      },
      svrhe: {
        heading: 'Finalidad y base jurídica',
        blocks: [
          {
            head: ['Tratamiento', 'Finalidad', 'Base (RGPD, art. 6)'],
            rows: [
              ['Mensaje del formulario', 'responder a su consulta', 'interés legítimo, 1 f, o medidas precontractuales, 1 b'],
              ['Consulta sobre un anuncio', 'traslado al anunciante y respuesta a usted', 'medidas precontractuales, 1 b'],
              ['Denuncia de un anuncio', 'revisión del anuncio y comunicación de la decisión', 'obligación legal, 1 c'],
              ['Cuenta', 'acceso y servicios ligados a la cuenta', 'contrato, 1 b; boletines: consentimiento, 1 a'],
              ['Límite de peticiones', 'protección contra abusos', 'interés legítimo, 1 f'],
              ['Registros del servidor', 'localizar fallos', 'interés legítimo, 1 f'],
            ],
          },
        ],
      },
      primatelji: {
        heading: 'Quién ve los datos',
        blocks: ['Su mensaje del formulario de contacto lo ve solo quien explota el portal. A la dirección indicada le enviamos una confirmación con el número del mensaje, por el servidor de correo del responsable. Los datos no se venden ni se dan a redes publicitarias o servicios de análisis.', 'La consulta sobre un anuncio la recibe su anunciante: nombre, teléfono y lo que usted ha escrito, pedido o propuesto. No ve su correo electrónico, ni usted el suyo: las respuestas las trasladamos nosotros.'],
      },
      rokovi: {
        heading: 'Cuánto tiempo los conservamos',
        blocks: [['Los mensajes del formulario se borran solos a los 12 meses.', 'Las conversaciones con anunciantes se borran 24 meses después del último mensaje o junto con su cuenta, y las consultas sin confirmar a los siete días. Los datos de quien denunció un anuncio se borran 12 meses después de la decisión.', 'La cuenta se conserva hasta que pida su supresión. Una sesión dura como máximo 180 días, un enlace para confirmar la dirección 24 horas, y uno para una nueva contraseña 30 minutos.', 'Las copias de los correos enviados se borran a los 30 días.', 'Los datos del navegador los borra usted cuando quiera; cómo, lo dice la página [Cookies](cookies).']],
      },
      'vasa-prava': {
        heading: 'Sus derechos',
        blocks: ['Puede pedir el acceso a sus datos, su rectificación, supresión, limitación y portabilidad, y oponerse al tratamiento. Use el [formulario](contactUs) con el mismo correo electrónico e indique el número de mensaje de la confirmación. Respondemos en el plazo de un mes.'],
      },
      prituzba: {
        heading: 'Reclamación',
        blocks: ['Si cree que se han vulnerado sus derechos, puede dirigirse a la Agencia croata de protección de datos personales (AZOP) en Zagreb o a la autoridad de control del país en el que vive.'],
      },
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'Kvadrat no usa cookies de seguimiento. Todo lo que el portal guarda en su navegador, para qué sirve y cómo se borra.',
    lead: 'Para consultar el portal no hacen falta cookies y no ponemos ninguna. Unas pocas cosas quedan en su navegador porque usted lo pidió.',
    sections: {
      kolacici: {
        heading: 'Qué son las cookies y el almacenamiento local',
        blocks: ['Una cookie es un pequeño registro que el navegador envía al servidor cada vez que se abre una página. El almacenamiento local queda en el navegador y no se envía por sí solo. Kvadrat usa el almacenamiento local, y cookies solo para el acceso y para pruebas.'],
      },
      popis: {
        heading: 'Qué se guarda',
        blocks: [
          {
            head: ['Nombre', 'Tipo', 'Para qué sirve', 'Duración'],
            rows: [
              ['favourites', 'almacenamiento local', 'la lista de anuncios que ha guardado', 'hasta que la borre'],
              ['saved-details', 'almacenamiento local', 'de los anuncios guardados: cuándo los guardó, sus notas y carpetas', 'hasta que los borre'],
              ['hidden-ads', 'almacenamiento local', 'la lista de anuncios que ha ocultado', 'hasta que los recupere'],
              ['compare', 'almacenamiento local', 'como máximo cuatro anuncios que ha elegido comparar', 'hasta que los quite'],
              ['seen-ads', 'almacenamiento local', 'los últimos 300 anuncios que ha abierto, para marcarlos «Visto»', 'hasta que borre los datos del navegador'],
              ['map-closed, map-still', 'almacenamiento local', 'ha cerrado el mapa junto a la lista; la búsqueda no sigue el mapa', 'hasta que abra el mapa o active el seguimiento'],
              ['recent-searches', 'almacenamiento local', 'sus últimas búsquedas en la página de inicio', 'hasta que las borre'],
              ['recent-places', 'almacenamiento local', 'los lugares que eligió por última vez en la búsqueda', 'hasta que los borre en el navegador'],
              ['microphone', 'almacenamiento local', 'lo último que dijo el navegador sobre el micrófono: pregunta, permite o deniega', 'hasta que lo borre'],
              ['scroll', 'almacenamiento de la pestaña', 'le devuelve al mismo punto de la lista', 'mientras la pestaña está abierta'],
              ['save-search', 'almacenamiento de la pestaña', 'la búsqueda que está guardando, hasta que inicie sesión', 'media hora como máximo'],
              ['kvadrat_canary', 'cookie', 'número aleatorio que decide si ve una versión nueva antes que los demás; solo mientras se prueba', 'hasta que termina la prueba'],
              ['kvadrat_override', 'cookie', 'muestra una versión no publicada a quien abrió su enlace de vista previa', 'como máximo mientras el enlace sea válido'],
              ['kvadrat_flags', 'cookie', 'funciones activadas o desactivadas; existe solo en un servidor de desarrollo', 'hasta cerrar el navegador'],
              ['kvadrat_break', 'cookie', 'módulo averiado a propósito por un desarrollador; existe solo en un servidor de desarrollo', 'hasta cerrar el navegador'],
              ['kvadrat_staff', 'cookie', 'sesión del personal que gestiona el portal; los visitantes no la tienen', '8 horas'],
              ['IMMSESSID', 'cookie', 'mitad pública de la sesión, por la que la página sabe que ha entrado; por sí sola no abre nada', '400 días; la sesión termina a los 30 días sin visitas y, como muy tarde, a los 180'],
              ['imm_key, __Host-imm_key, __Secure-imm_key', 'cookie', 'mitad secreta de la sesión, fuera del alcance de los scripts; solo mientras tiene la sesión abierta', '400 días; la sesión termina a los 30 días sin visitas y, como muy tarde, a los 180'],
              ['imm_csrf, __Host-imm_csrf', 'cookie', 'número aleatorio que protege los formularios de acceso de otros sitios; se crea al abrir el acceso', 'hasta cerrar el navegador'],
              ['signup_social, user_uuid, email, phone', 'cookie', 'dicen a la página quién ha entrado en una ventana aparte y si la cuenta es nueva', '60 segundos'],
              ['kvadrat-social', 'almacenamiento local', 'dice a la página que el acceso en una ventana aparte ha terminado', 'se borra al momento'],
              ['session-changed, marks-changed', 'almacenamiento local', 'avisa a las demás pestañas de que ha iniciado o cerrado la sesión', 'se borra al momento'],
            ],
          },
          'Estos registros son necesarios para lo que usted mismo ha pedido, por eso no pedimos consentimiento.',
        ],
      },
      'treca-strana': {
        heading: 'Terceros',
        blocks: ['Las páginas no cargan scripts, fuentes, mapas ni imágenes ajenos. No hay análisis, redes publicitarias ni complementos de redes sociales. Si eso cambia, le preguntaremos antes de guardar nada.', 'Los botones para entrar con Google, Facebook y Apple no cargan nada de ellos: solo al pulsar uno pasa a su página, donde rigen sus normas, y nosotros recibimos su nombre y su correo. El script de Google se carga solo para quien no ha iniciado sesión, y solo si el responsable ha activado Google One Tap.'],
      },
      brisanje: {
        heading: 'Cómo borrar o impedir',
        blocks: ['En los ajustes del navegador puede borrar los datos de este sitio o prohibir el almacenamiento. El portal funciona también así, solo que no recuerda los anuncios guardados ni las búsquedas. Sobre los datos personales, véase [Privacidad](privacy).'],
      },
    },
  },
};
