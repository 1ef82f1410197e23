import type { PhraseBank } from '../../phrase-bank.ts'
import { SPANISH_ARCHETYPES } from './archetypes.ts'
import { SPANISH_SECTIONS } from './sections.ts'

export const SPANISH_BANK: PhraseBank = {
  language: 'es',
  sections: SPANISH_SECTIONS,
  archetypes: SPANISH_ARCHETYPES,
  lengths: {
    headline: 'Titular de hasta ocho palabras y una frase de hasta 20.',
    line: 'Una frase de hasta 20 palabras.',
    paragraph: 'Un párrafo de 35 a 50 palabras.',
    threeLines: 'Tres líneas de hasta doce palabras cada una.',
    tiles: 'Por producto: nombre, un motivo de hasta diez palabras, enlace.',
    captions: 'Un pie de hasta diez palabras por imagen.',
    table: 'Celdas de hasta cinco palabras.',
    questions: 'Pregunta en negrita, respuesta de hasta 35 palabras.',
    quoted: 'Cita de hasta 25 palabras y quién la dijo.',
    button: 'Una línea de hasta doce palabras sobre el botón.',
    signature: 'Dos líneas y una frase.',
  },
  facts: {
    idea: ['La idea en sus propias palabras: «{description}»', 'De la idea: «{description}»'],
    product: [
      'Producto que se nombra, escrito exactamente así: {product}.',
      'El nombre, como en la tienda: {product}.',
    ],
    products: [
      'Productos para elegir, escritos exactamente así: {products}.',
      'Los nombres, como en la tienda: {products}.',
    ],
    objection: ['La duda en palabras de quien compra: «{objection}»', 'Lo que se oye, según el perfil: «{objection}»'],
    pain: ['Lo que molesta, según el perfil: «{pain}»', 'Un problema del perfil que aquí encaja: «{pain}»'],
    trigger: [
      'El momento en que se empieza a buscar: «{trigger}»',
      'Lo que lleva a comprar, según el perfil: «{trigger}»',
    ],
    process: ['Cómo se compra aquí, según el perfil: «{process}»', 'Tener presente cómo se decide: «{process}»'],
    interests: [
      'Lo que importa a los lectores: «{interests}»',
      'Terreno común con los lectores, según el perfil: «{interests}»',
    ],
    audience: ['Quién lee esto, según el perfil: «{audience}»', 'Pensar en esta persona: «{audience}»'],
    say: ['Una expresión que gusta a la marca, si aquí encaja: «{say}»', 'Aquí cabe esta expresión preferida: «{say}»'],
    window: ['El correo sale en estas fechas: {window}.', 'Fechas de envío: {window}.'],
    winner: [
      'Un correo anterior que funcionó, como modelo de estilo: «{winner}»',
      'Mirar primero este éxito anterior: «{winner}»',
    ],
  },
  button: 'Botón: «{cta}».',
  plainVisuals: [
    'Ninguna: texto sencillo sobre fondo blanco.',
    'Ninguna. Solo texto, como un correo personal.',
    'Sin imagen. Una columna, tamaño de letra normal.',
  ],
  plainRest: 'Ninguna, solo texto.',
  signatureVisual: 'Ninguna, o un pequeño retrato junto a la firma.',
  brief: {
    whyDate: [
      'Por qué ahora: se acerca {occasion}, así que el correo va en estas fechas: {window}.',
      'Por qué ahora: ya se piensa en esta fecha, {occasion}, y planificar pronto evita levantar la voz.',
    ],
    whySeason: [
      'Por qué ahora: la época se nota en casa y cambia lo que hace falta: {occasion}.',
      'Por qué ahora: cambia la estación y con ella las costumbres: {occasion}.',
    ],
    whyTrigger: 'Por qué ahora: en {month} muchas personas viven este momento: «{trigger}».',
    whyPain: 'Por qué ahora: muchas personas conviven con este problema y el correo lo recoge: «{pain}».',
    whyObjection: 'Por qué ahora: antes de la próxima oferta, esta duda merece respuesta: «{objection}».',
    whyPlain: {
      promo: [
        'Por qué ahora: en {month} hay quien está casi decidido y necesita un motivo claro y un camino corto.',
        'Por qué ahora: {month} es buen momento para ponérselo fácil a quien duda.',
      ],
      content: [
        'Por qué ahora: un correo útil en {month} se recuerda en el próximo pedido.',
        'Por qué ahora: entre dos ofertas, en {month} hay sitio para un correo que ayude a decidir.',
      ],
      relation: [
        'Por qué ahora: entre dos ofertas, {month} necesita un correo que no empuje.',
        'Por qué ahora: quien conoce a las personas de {brand} lee también el correo siguiente.',
      ],
      lifecycle: [
        'Por qué ahora: en este grupo, un correo a tiempo decide lo que pasa después.',
        'Por qué ahora: este grupo es pequeño, fácil de alcanzar y se olvida en un {month} lleno.',
      ],
    },
    whyWinner: 'Un correo anterior muestra que el tema funciona: «{winner}».',
    who: 'Para: {segment}.',
    goals: {
      orders: 'Se mide por pedidos por cada mil correos entregados, junto al último correo parecido.',
      clicks: 'Se mide por la tasa de clics, junto al último correo parecido.',
      revenue: 'Se mide por los ingresos por destinatario, junto al último correo parecido.',
      replies: 'Se mide primero por las respuestas y después por los clics.',
      basket: 'Se mide por el valor medio del pedido de quienes hicieron clic.',
      responses: 'Se mide por el número de respuestas completas.',
      reactivated: 'Se mide por los clientes inactivos que vuelven a pedir en un mes.',
      cleanExit: 'Se mide por quienes eligen quedarse y por pocas quejas de spam.',
      goodwill: 'Se mide por una tasa de bajas reducida, no por las ventas.',
      optOuts: 'Se mide por las exclusiones registradas y por pocas quejas después.',
      referrals: 'Se mide por las invitaciones enviadas y los primeros pedidos que traen.',
      repeat: 'Se mide por los pedidos de los miembros en los 30 días siguientes.',
    },
  },
  segment: {
    include: 'Incluye: {include}.',
    exclude: 'Deja fuera: {exclude}.',
    exclusions: {
      recentBuyers: 'clientes con compra en los últimos 14 días',
      ownersOfProduct: 'clientes que ya tienen el producto',
      openCases: 'clientes con una consulta abierta en atención al cliente',
      inactive: 'lectores sin clic en los últimos 180 días',
      activeBuyers: 'clientes con compra en los últimos cuatro meses',
      occasionOptOut: 'lectores que pidieron no recibir correos sobre esta ocasión',
      recentSurvey: 'lectores que respondieron a una encuesta en los últimos tres meses',
    },
  },
  shots: {
    packshot: {
      assets: ['foto recortada: {product}', 'foto recortada del producto'],
      directions: [
        'Recorte: {product} sobre fondo liso, luz lateral, etiqueta legible, sombra real y suave.',
        'Recorte sobre fondo liso, luz lateral, etiqueta legible, sombra real y suave.',
      ],
    },
    inUse: {
      assets: ['foto en uso: {product}', 'foto del producto en uso'],
      directions: [
        'En uso: {product}, encuadre de manos y objeto, luz de día, fondo desenfocado.',
        'Producto en uso, encuadre de manos y objeto, luz de día, fondo desenfocado.',
      ],
    },
    detail: {
      assets: ['primer plano: {product}', 'primer plano del material'],
      directions: [
        'Primer plano: {product}, el material llena el encuadre, un solo plano nítido, sin atrezo.',
        'Primer plano en el que el material llena el encuadre, un solo plano nítido, sin atrezo.',
      ],
    },
    flatLay: {
      assets: ['vista desde arriba: {products}', 'vista de los productos desde arriba'],
      directions: [
        'Desde arriba en el orden de uso, mismas distancias, un color de fondo, ningún adorno que no esté a la venta.',
      ],
    },
    grid: {
      assets: ['recortes para la cuadrícula: {products}', 'recortes para la cuadrícula de productos'],
      directions: ['Recortes a una escala y desde un ángulo para que la cuadrícula parezca una familia.'],
    },
    pair: {
      assets: ['recortes a la misma escala: {product} y {productB}', 'dos recortes a la misma escala'],
      directions: ['Dos productos lado a lado con su tamaño real relativo, misma luz, una mano como escala si ayuda.'],
    },
    customer: {
      assets: ['foto de cliente con permiso por escrito'],
      directions: ['Una foto del propio cliente, sin retoques, con el lugar visible. Sin modelos de archivo.'],
    },
    quoteCard: {
      assets: ['tarjeta de cita en texto real'],
      directions: [
        'Cita en la tipografía de la marca sobre fondo liso, líneas partidas por sentido, nombre pequeño debajo.',
      ],
    },
    stepPhotos: {
      assets: ['tres fotos de los pasos o un bucle corto'],
      directions: ['Tres pasos desde una misma posición de cámara, mismas manos, misma luz, el objeto en el centro.'],
    },
    place: {
      assets: ['foto del lugar de trabajo'],
      directions: ['El lugar tal como es un día de trabajo, plano amplio, luz natural, una persona ocupada.'],
    },
    portrait: {
      assets: ['retrato de quien firma'],
      directions: ['Retrato de quien firma en su trabajo, a la altura de los ojos, sin fondo de estudio.'],
    },
    archive: {
      assets: ['de una a tres imágenes de archivo'],
      directions: ['Imagen de archivo tal como está, con sus arañazos, y un pie que diga lo que se ve.'],
    },
    season: {
      assets: ['imagen de ambiente: {occasion}', 'imagen de ambiente para {month}'],
      directions: [
        'La luz, las plantas y la mesa cuentan la época sin tópicos: {occasion}. Un color de acento.',
        'La luz, las plantas y la mesa cuentan {month} sin tópicos. Un color de acento.',
      ],
    },
    giftScene: {
      assets: ['escena de regalo: {product}', 'escena de regalo'],
      directions: [
        'Manos que envuelven o entregan, papel en un color de la marca, producto bien visible, sin necesidad de rostros.',
      ],
    },
    silhouette: {
      assets: ['imagen del producto tapado o recortado'],
      directions: ['Solo contorno o sombra, una franja de luz, fondo oscuro, nada legible.'],
    },
    offerCard: {
      assets: ['tarjeta de oferta en texto real: {offer}'],
      directions: [
        'Oferta en letra grande con contraste fuerte, legible también sin imágenes; fecha de fin en el mismo bloque.',
      ],
    },
    dateCard: {
      assets: ['tarjeta de fecha en texto real: {date}'],
      directions: ['Fecha como hoja de calendario en los colores de la marca, cifras grandes, una palabra debajo.'],
    },
    tableGraphic: {
      assets: ['tabla comparativa en texto real'],
      directions: ['Tabla con filas anchas y líneas finas, diferencia en negrita, convertida en tarjetas en el móvil.'],
    },
    progress: {
      assets: ['barra de progreso que rellena la plataforma de envío'],
      directions: ['Barra con inicio y meta claros, etiqueta en texto real, comprensible también sin color.'],
    },
    pattern: {
      assets: ['fondo en los colores de la marca'],
      directions: [
        'Fondo tranquilo en un color de la marca con un toque de papel o tela, nada que compita con el texto.',
      ],
    },
  },
  moods: {
    fresh: ['Curioso y ligero: mucho blanco, un color fuerte, líneas cortas que dejan sitio para mirar.'],
    useful: ['Claro como un buen manual: composición serena, números y etiquetas primero, ningún adorno sin función.'],
    warm: ['Cálido y cercano: luz real, personas reales, ritmo lento, texto que suena hablado.'],
    calm: ['Callado y respetuoso: pocos colores, mucho aire, ninguna presión.'],
    festive: [
      'Festivo sin ruido: un color de la época junto a los de la marca, luz suave, como mucho un poco de brillo.',
    ],
    brisk: ['Rápido y seguro: letra grande, contraste fuerte, la oferta y su final a la vista.'],
    personal: ['Como una carta de una persona: una columna, sin bloques, un enlace.'],
    proud: ['Generoso y algo orgulloso: color profundo, letra grande, las gracias antes que el negocio.'],
  },
  defaultTone: 'Cercano, sencillo y concreto; frases cortas, sin exageraciones.',
  address: { casual: 'Trato: de tú.', formal: 'Trato: de usted.' },
  defaultAddress: 'casual',
  addressHints: {
    casual: /(?<!\p{L})(?:de tú|tutear|tuteo|tuteamos)(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:de usted|usted|ustedes)(?!\p{L})/iu,
  },
  notes: {
    assets: 'Para preparar:',
    plain: 'No hacen falta imágenes. Enviarlo como correo sencillo en una columna, con letra del sistema y un enlace.',
    craft:
      'Imágenes de 1200 píxeles de ancho para una columna de 600. El texto alternativo dice lo que se ve. Titulares, botones y fechas son texto real y resisten el modo oscuro.',
    fillIn: 'Por completar antes de producir:',
    fillIns: {
      offer:
        '{offer}: la oferta, el precio o las condiciones exactas, con el visto bueno de la marca; si no, quitar la línea',
      quote: '{quote}: una cita real con permiso; si no, quitar el bloque',
      date: '{date}: la fecha definitiva, con hora donde haga falta',
      link: '{link}: la dirección o fuente exacta en la propia web',
    },
    nothingToFillIn: 'No queda nada abierto: no hay que añadir oferta, cita ni fecha.',
    compliance: 'Normas del perfil de la marca:',
  },
  links: {
    home: 'Página de inicio',
    product: ['Página de {product} (poner la página exacta)', 'Página del producto (poner la página exacta)'],
    collection: 'Categoría (poner la página exacta)',
    policy: 'Envíos y devoluciones (poner la página exacta)',
  },
  titles: {
    launch: ['Llega {product}', 'Llega el nuevo producto'],
    teaser: ['Primera pista: {product}', 'Una primera pista de lo que viene'],
    restock: ['Ha vuelto: {product}', 'De vuelta en {month}'],
    bestsellers: ['Favoritos de {month}', 'La lista corta de favoritos'],
    ugc: ['Lo que cuentan de {product}', 'Historias de clientes en {month}'],
    howto: ['Sacar más partido: {product}', 'Una guía útil para {month}'],
    ingredient: ['Qué hay dentro de {product}', 'El producto por dentro'],
    story: ['La historia de {brand}', 'La historia detrás de la marca'],
    bts: ['Así se hace {product}', 'Entre bastidores en {month}'],
    objection: ['Una duda justa: {product}', 'Una duda, respondida con honestidad'],
    comparison: ['{product} o {productB}', 'Cuál encaja: una comparación'],
    bundle: ['En pareja: {product} y {productB}', 'El conjunto que va junto'],
    vip: ['Antes que nadie: {product}', 'Acceso anticipado para habituales'],
    giftguide: ['Guía de regalos: {occasion}', 'Guía de regalos de {month}'],
    sale: ['Oferta: {occasion}', 'La oferta de {month}'],
    flash: ['Oferta de un día: {product}', 'Oferta de un día en {month}'],
    lastchance: ['Última llamada: {product}', 'Última llamada a la oferta'],
    plainnote: ['Nota breve: {product}', 'Una nota breve de {month}'],
    quiz: ['Test: {product} u otra opción', 'El test: qué producto encaja'],
    winback: ['Un motivo para volver', 'Volver y echar un vistazo'],
    sunset: ['Quedarse o irse', 'Seguir o no en la lista'],
    replenish: ['Hora de reponer: {product}', 'Hora de volver a pedir'],
    values: ['Lo que defendemos en {month}', 'Lo que hacemos y lo que falta'],
    survey: ['Encuesta: {product}', 'Una encuesta breve en {month}'],
    referral: ['Para compartir: {product}', 'Traer a alguien a la tienda'],
    loyalty: ['Puntos y recompensas de {month}', 'Puntos y recompensas'],
    greeting: ['Nuestros saludos: {occasion}', 'Saludos de todo el equipo'],
    roundup: ['Nuestra selección de {month}', 'Una selección que vale la pena'],
    newsletter: ['{month} en {brand}', 'El resumen de {month}'],
    milestone: ['Un hito en {brand}', 'Un hito, con agradecimiento'],
    preference: ['Saltar correos: {occasion}', 'Saltar correos sobre una ocasión'],
  },
}
