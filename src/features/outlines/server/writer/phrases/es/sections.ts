import type { PhraseBank } from '../../phrase-bank.ts'

export const SPANISH_SECTIONS: PhraseBank['sections'] = {
  heroProduct: {
    name: 'Apertura: el producto',
    visuals: [
      'Foto a todo el ancho: {product} en uso, encuadre cerrado, espacio tranquilo a la izquierda para el titular. A la altura de los ojos, luz de día.',
      'Foto a todo el ancho del producto en el momento de usarlo, un solo motivo, mucho espacio tranquilo para el titular, luz cálida de día.',
      'Producto solo sobre un fondo liso en un color de la marca, luz lateral, grande en el encuadre, titular encima.',
    ],
    copies: [
      'El titular dice con palabras sencillas qué se vuelve más fácil. La línea de abajo nombra el producto y el momento de uso.',
      'Empezar por el momento anterior: lo que hoy molesta. La línea de abajo muestra ese mismo momento con el producto.',
    ],
  },
  heroBack: {
    name: 'Apertura: ha vuelto',
    visuals: [
      'Imagen recortada a todo el ancho: {product}, con una pequeña etiqueta que dice que ha vuelto. Fondo liso, luz lateral fuerte, nada más.',
      'Imagen recortada a todo el ancho con una pequeña etiqueta que dice que ha vuelto. Fondo liso, luz lateral, variantes alineadas detrás.',
    ],
    copies: [
      'El titular dice en cinco palabras que se puede volver a pedir. La línea de abajo dice quién debería mirar primero.',
      'Decir sin adornos que ha vuelto. La línea de abajo cuenta qué sigue igual y entre qué se puede elegir.',
    ],
  },
  heroOccasion: {
    name: 'Apertura: la ocasión',
    visuals: [
      'Escena a todo el ancho propia del día: {occasion}. Las manos, la luz y la mesa cuentan la época; el producto está presente, sin ser la estrella.',
      'Escena de la época a todo el ancho, con personas en lugar de adornos. Luz suave, pequeños acentos en los colores de la marca, espacio para el titular.',
    ],
    copies: [
      'El titular nombra la ocasión y la sensación, no el producto. Borrador: «{occasion}: un detalle pequeño que dice mucho.»',
      'El titular nombra el momento del año y cómo se vive en casa. La línea de abajo dice cómo ayuda este correo.',
    ],
  },
  heroOffer: {
    name: 'Apertura: la oferta',
    visuals: [
      'La tipografía es la imagen: {offer} en grande sobre un color de la marca, fecha de fin justo debajo, botón en la primera pantalla.',
      'Oferta en grande sobre un color liso de la marca, producto recortado en el borde, fecha de fin y botón visibles en el móvil sin desplazarse.',
    ],
    copies: [
      'El titular es la propia oferta: {offer}. La línea de abajo dice a qué se aplica y cuándo termina: {date}.',
      'Primero la oferta, {offer}, después el final, {date}. Ninguna historia en la primera pantalla; se decide en tres segundos.',
    ],
  },
  heroQuestion: {
    name: 'Apertura: la pregunta',
    visuals: [
      'Pregunta en grande sobre un fondo tranquilo, una foto pequeña al lado: {product}. Ningún otro mensaje en esta pantalla.',
      'Pregunta en grande sobre un fondo tranquilo, una foto de la situación de la que se habla, encuadrada sin necesidad de rostro.',
    ],
    copies: [
      'El titular es la pregunta que responde este correo, tal como la haría un cliente. La línea de abajo promete la respuesta.',
      'Hacer la pregunta directamente, sin juegos de palabras. La línea de abajo dice qué se sabrá al final y cuánto se tarda.',
    ],
  },
  heroQuote: {
    name: 'Apertura: la frase de un cliente',
    visuals: [
      'Cita en grande en dos o tres líneas, debajo una foto hecha por la propia persona, en la imagen: {product}.',
      'Cita en grande en dos o tres líneas, debajo una foto real del cliente, nombre y lugar en letra pequeña.',
    ],
    copies: [
      'El titular es una frase real de un cliente, palabra por palabra: {quote}. Respetar su forma de hablar; acortar solo con puntos.',
      'Elegir una frase sobre un resultado, no sobre la tienda: {quote}. La línea de abajo dice quién habla y qué usa.',
    ],
  },
  heroTeaser: {
    name: 'Apertura: una primera pista',
    visuals: [
      'Detalle tan cercano que se intuye pero no se reconoce: un borde, una textura, una sombra. Fondo oscuro, un color de acento.',
      'Producto tapado o recortado en una franja de luz. Sin logotipo en el objeto, fecha pequeña bajo la imagen.',
    ],
    copies: [
      'El titular promete algo nuevo y da la fecha: {date}. La línea de abajo ofrece una pista honesta sobre para qué sirve.',
      'El titular calla el nombre y dice para quién está hecho. La línea de abajo dice cuándo se enseñará: {date}.',
    ],
  },
  heroPeople: {
    name: 'Apertura: personas trabajando',
    visuals: [
      'Foto espontánea a todo el ancho del trabajo en {brand}: manos, herramientas, luz real. Nadie mira a la cámara.',
      'Foto amplia del lugar de trabajo, una persona dentro, luz natural, ninguna sonrisa posada.',
    ],
    copies: [
      'El titular es una frase que alguien del equipo diría de verdad. La línea de abajo cuenta dónde estamos y qué está pasando.',
      'El titular nombra el lugar o el momento, sin eslogan. La línea de abajo dice por qué lo enseñamos hoy.',
    ],
  },
  heroPicks: {
    name: 'Apertura: la selección',
    visuals: [
      'Varios productos en una imagen desde arriba, ordenados por uso y no por tamaño: {products}. Fondo liso, sombra suave.',
      'De tres a cinco productos en una imagen serena desde arriba, ordenados por uso y no por tamaño. Fondo liso, sombra suave.',
    ],
    copies: [
      'El titular dice qué une a las propuestas. La línea de abajo promete que leerlo lleva un minuto.',
      'El titular nombra a la persona o el día para los que se ha pensado la selección. La línea de abajo dice cómo se eligió.',
    ],
  },
  heroFirst: {
    name: 'Apertura: antes que nadie',
    visuals: [
      'Primera pantalla serena, casi vacía: una línea en letra grande sobre un color profundo de la marca, pequeña señal para habituales, botón.',
      'Producto medio en sombra, una línea en letra grande por encima. Debe parecer una puerta abierta con amabilidad, no una liquidación.',
    ],
    copies: [
      'El titular dice que los clientes habituales lo ven antes que nadie. La línea de abajo dice qué y hasta cuándo: {date}.',
      {
        casual: 'Primero agradecer, luego invitar. Borrador: «Llevas tiempo con nosotros. Por eso miras primero.»',
        formal: 'Primero agradecer, luego invitar. Borrador: «Lleva tiempo con nosotros. Por eso mira primero.»',
      },
    ],
  },
  heroReminder: {
    name: 'Apertura: ya toca',
    visuals: [
      'Foto en su sitio habitual de casa, casi terminado o muy usado: {product}. Amable, algo desordenada, luz de mañana.',
      'Foto cotidiana del rincón de casa donde falta el producto. Amable, algo desordenada, luz suave.',
    ],
    copies: [
      'El titular dice sin presión lo que pronto se va a notar. La línea de abajo ofrece el camino corto.',
      'Empezar como una amistad que se acuerda. Borrador: «Ha pasado un tiempo. Aquí va la versión corta.»',
    ],
  },
  whyMade: {
    name: 'Por qué existe',
    visuals: [
      'Dos imágenes juntas: a la izquierda el problema tal como se conoce, a la derecha la solución: {product}. Mismo ángulo, misma luz.',
      'Una foto de una versión temprana o un boceto junto al producto terminado, con un pie corto debajo de cada uno.',
    ],
    copies: [
      'Contar qué nos molestaba a nosotros o a los clientes y la única decisión que siguió. En plural, sin adjetivos sobre la marca.',
      'Empezar con «Siempre oíamos lo mismo.» Decir qué era y qué cambiamos por ello.',
    ],
  },
  whyPicked: {
    name: 'Por qué estos',
    visuals: [
      'Columna de texto estrecha con un pequeño retrato de quien ha elegido, nombre y función al lado.',
      'Bloque sencillo sin imagen, una frase más grande que el resto, color de la marca como línea fina al lado.',
    ],
    copies: [
      'Decir quién ha elegido y con qué regla, en primera persona. Basta una regla, por ejemplo lo que se vuelve a pedir.',
      'Decir qué se ha dejado fuera y por qué. Una selección se cree cuando tiene un límite.',
    ],
  },
  proofPoints: {
    name: 'Tres motivos',
    visuals: [
      'Tres columnas, apiladas en el móvil: un icono de línea sencillo, cuatro palabras, una frase. Misma altura, mucho aire.',
      'Tres primeros planos en fila, cada uno muestra un motivo; debajo, un titular de cuatro palabras.',
    ],
    copies: [
      'Tres motivos que se puedan comprobar: un material, una forma de hacer, un uso. Cada uno empieza por el motivo, no por «nosotros».',
      'Tres datos pequeños de la página del producto, el más útil primero. Fuera lo que también podría decir la competencia.',
    ],
  },
  closeUp: {
    name: 'De cerca',
    visuals: [
      'Macro de borde a borde: {product}, con dos o tres líneas finas hacia etiquetas cortas. La textura debe sentirse.',
      'Macro del material de borde a borde, con dos o tres líneas finas hacia etiquetas cortas en texto real.',
    ],
    copies: [
      'Explicar lo que se ve: nombrar cada parte señalada y qué aporta. Ningún término técnico sin una explicación corta.',
      'Describir cómo se siente, huele o suena al usarlo y nombrar la parte que lo provoca.',
    ],
  },
  origin: {
    name: 'De dónde viene',
    visuals: [
      'Tres imágenes pequeñas de izquierda a derecha como un camino: origen, elaboración, la pieza terminada. Flecha fina entre ellas.',
      'Mapa sencillo o línea de proceso en los colores de la marca con tres paradas, una etiqueta corta en cada una.',
    ],
    copies: [
      'Seguir una pieza desde su origen hasta el paquete en tres paradas. Nombrar lugares y personas solo donde los conocemos.',
      'Contar un paso del trabajo que nadie ve y por qué no se salta.',
    ],
  },
  limits: {
    name: 'Qué hace y qué no',
    visuals: [
      'Dos columnas cortas, «hace» y «no hace», con el mismo peso y tamaño, sin cruces rojas. Texto real.',
      'Bloque de texto sencillo con dos títulos pequeños, una línea fina entre ellos, sin imagen.',
    ],
    copies: [
      'Dos o tres cosas que hace y una que no hace. La línea honesta gana la confianza para las demás.',
      'Decir en una frase amable para quién no es la elección adecuada. Después, para quién sí.',
    ],
  },
  productGrid: {
    name: 'Los productos',
    visuals: [
      'Cuadrícula de recortes sobre un mismo fondo, dos por fila en el móvil: {products}. Misma escala, nombre debajo, toda la casilla enlaza.',
      'Cuadrícula de tres a seis recortes sobre un mismo fondo, dos por fila en el móvil. Misma escala, nombre debajo, toda la casilla enlaza.',
    ],
    copies: [
      'Un motivo por producto que encaje con este correo, no el texto de la tienda. Empezar por el uso: para quién, para cuándo.',
      'Ordenar las casillas por facilidad de elección, la más sencilla primero. Cada motivo empieza con una palabra distinta.',
    ],
  },
  spotlight: {
    name: 'El producto que ayuda',
    visuals: [
      'Foto a un lado, texto y enlace al otro, en la imagen: {product} en uso. Apilados en el móvil, la imagen primero.',
      'Una foto del producto en uso a un lado, texto y enlace al otro; apilados en el móvil, la imagen primero.',
    ],
    copies: [
      'Decir en una frase cómo {product} ayuda justo con esto y qué se encuentra tras el clic.',
      'Unir el tema con un producto sin saltos: el problema, la parte del producto que lo resuelve, el enlace.',
    ],
  },
  recipients: {
    name: 'Por persona',
    visuals: [
      'Tres casillas anchas, cada una una pequeña escena de quien recibe el regalo, con un producto. El tipo de persona como titular.',
      'Tres casillas con manos dibujadas o fotografiadas que sostienen el regalo. Un color de la marca por tipo de persona.',
    ],
    copies: [
      'Tres personas que todo el mundo conoce, descritas por una costumbre y no por la edad. Un producto y un motivo para cada una.',
      'El titular de cada casilla es la persona: «Para quien…». Una costumbre del día a día; después el producto y el porqué.',
    ],
  },
  priceBands: {
    name: 'Por presupuesto',
    visuals: [
      'Dos o tres franjas estrechas con un producto cada una, precio en texto real tomado de la tienda el día del envío.',
      'Fila estrecha de dos o tres botones, uno por presupuesto, cada uno lleva a una lista filtrada.',
    ],
    copies: [
      'Rotular las franjas con precios reales de la tienda y nada más: {offer}. Detalle, regalo, gran agradecimiento.',
      'Ayudar por presupuesto sin la palabra «barato». Poner los precios reales el día del envío: {offer}.',
    ],
  },
  steps: {
    name: 'Tres pasos',
    visuals: [
      'Tres imágenes de las mismas manos en la misma mesa, numeradas, mismo encuadre. La mirada sigue un movimiento.',
      'Bucle corto del movimiento, tres segundos, con un primer fotograma que se explica solo; números en texto real.',
    ],
    copies: [
      'Tres pasos; cada uno empieza con un verbo y cabe en un suspiro. Decir en qué se nota que ha salido bien.',
      'Escribir los pasos para quien lo hace por primera vez, con cosas que hay en casa.',
    ],
  },
  mistake: {
    name: 'El error frecuente',
    visuals: [
      'Una foto del error, amable y familiar, con una pequeña nota manuscrita. Sin colores de alarma.',
      'Dos imágenes pequeñas: cómo suele salir, cómo sale bien. Mismo ángulo, etiqueta corta debajo de cada una.',
    ],
    copies: [
      'Describir el error sin reproche: a nosotros también nos pasó. Después, lo único que hay que cambiar, en una sola frase.',
      'Decir qué hace casi todo el mundo al principio, por qué parece lo correcto y qué funciona mejor.',
    ],
  },
  comparisonTable: {
    name: 'Lado a lado',
    visuals: [
      'Tabla en texto real, dos recortes pequeños arriba: {product} y {productB}. Cinco filas, la diferencia en negrita.',
      'Tabla en texto real con recortes pequeños arriba, cuatro o cinco filas, la diferencia en negrita, legible en el móvil.',
    ],
    copies: [
      'Las filas siguen las preguntas de quien compra: para quién, cuándo, de qué tamaño, cómo se cuida. Solo datos de las páginas de producto.',
      'Empezar por la fila en la que más se distinguen. Quitar las filas en las que ambos dicen lo mismo.',
    ],
  },
  pickByNeed: {
    name: 'Este, si…',
    visuals: [
      'Dos o tres líneas con una imagen pequeña de producto cada una, como una lista corta. Enlace tras cada línea.',
      'Árbol de decisión sencillo con dos ramas en los colores de la marca; cada una termina en un producto.',
    ],
    copies: [
      'Completar la frase «La elección adecuada si…», una vez para {product} y otra para {productB}. Situaciones, no características.',
      'Completar la frase «La elección adecuada si…» para cada producto. Situaciones, no características; una línea para cada uno.',
    ],
  },
  setParts: {
    name: 'Qué hace cada parte',
    visuals: [
      'Vista desde arriba con líneas finas hacia etiquetas: {product} y {productB}, en el orden de uso de izquierda a derecha.',
      'Vista del conjunto desde arriba con líneas finas hacia etiquetas, en el orden de uso de izquierda a derecha.',
    ],
    copies: [
      'Una línea por parte: qué hace en el conjunto que no puede hacer sola. Mantener el orden de uso.',
      'Mostrar el relevo: lo que la primera parte deja abierto lo recoge la segunda.',
    ],
  },
  setValue: {
    name: 'Por qué juntos',
    visuals: [
      'Franja estrecha en un color de la marca con una frase y el botón, sin imagen.',
      'El conjunto en su paquete, fotografiado desde arriba, tapa medio abierta, una línea de texto al lado.',
    ],
    copies: [
      'Decir qué esfuerzo se ahorra: un pedido, partes que encajan. Ventaja de precio solo si la hay: {offer}.',
      'Decir para qué día se ha preparado este conjunto. Condiciones, si las hay: {offer}.',
    ],
  },
  doubt: {
    name: 'La duda',
    visuals: [
      'La duda como cita grande sobre un fondo liso: «{objection}». Sin imagen y todavía sin respuesta.',
      'La duda como cita grande sobre un fondo liso, debajo una foto pequeña del producto. Todavía sin respuesta.',
    ],
    copies: [
      'Decir la duda en voz alta, palabra por palabra: «{objection}». Después, dar la razón a la parte que es justa.',
      'Nombrar la duda como lo haría una persona prudente, sin suavizarla. Después, dar la razón a la parte que es justa.',
    ],
  },
  answer: {
    name: 'La respuesta honesta',
    visuals: [
      'Bloque de texto de ancho cómodo, primera frase más grande. Una foto pequeña donde descansa la vista: {product}.',
      'Bloque de texto de ancho cómodo, primera frase más grande, al lado una foto de detalle serena.',
    ],
    copies: [
      'Responder en la primera frase: sí, no o depende. Después el motivo y lo que se puede comprobar en casa.',
      'Dar la respuesta corta y después el caso en que la duda acierta. Eso vuelve creíble lo demás.',
    ],
  },
  evidence: {
    name: 'Lo que lo demuestra',
    visuals: [
      'Una foto que demuestra el punto: una costura, una medida, una etiqueta, una huella del uso diario. Pie corto.',
      'Recorte de la página o guía que ayuda, con un marco en un color de la marca y una flecha.',
    ],
    copies: [
      'Mostrar en lugar de afirmar: qué se puede medir, mirar o comparar y dónde está en la web.',
      'Nombrar una prueba que exista de verdad, con su fuente: {link}. Sin prueba, quitar el bloque.',
    ],
  },
  faq: {
    name: 'Dos preguntas',
    visuals: [
      'Dos preguntas en negrita con sus respuestas debajo, sin recuadros. Una imagen pequeña de producto al final.',
      'Dos preguntas una bajo otra con una línea fina entre ellas, mucho espacio, en texto real.',
    ],
    copies: [
      'Tomar las dos preguntas que más oye atención al cliente. La primera: «{objection}». Cada respuesta en dos frases, la respuesta primero.',
      'Tomar las dos preguntas que más oye atención al cliente. Cada respuesta en dos frases, la respuesta primero y luego el motivo.',
    ],
  },
  policy: {
    name: 'Si no encaja',
    visuals: [
      'Bloque estrecho con un pequeño icono de paquete o conversación y una frase. Color tranquilo, sin sellos.',
      'Una línea de texto sobre fondo claro con enlace, sin insignias.',
    ],
    copies: [
      'Decir qué pasa si no encaja, exactamente como está en la web: {link}. No prometer nada que no figure allí.',
      'Devolución y contacto en una frase sencilla, con las condiciones de la web: {link}.',
    ],
  },
  customerStory: {
    name: 'La historia de un cliente',
    visuals: [
      'Foto del cliente con permiso, sin retoques, lugar reconocible, en la imagen: {product}. Texto al lado.',
      'Foto del cliente con permiso, sin retoques, lugar reconocible. Texto al lado, nombre en el pie.',
    ],
    copies: [
      'Una persona, un problema, un resultado: qué era difícil, qué probó, qué es distinto ahora. Terminar con sus palabras: {quote}.',
      'Tres frases sobre una persona y un día. Solo lo que nos ha contado; terminar con sus palabras: {quote}.',
    ],
  },
  moreVoices: {
    name: 'Dos voces más',
    visuals: [
      'Dos tarjetas de cita en los colores de la marca, de distinta longitud, nombre y producto debajo. Estrellas solo si son reales.',
      'Dos citas cortas en letra grande con una línea fina entre ellas, nombre debajo de cada una.',
    ],
    copies: [
      'Dos citas cortas sobre puntos distintos, palabra por palabra: {quote}. Una puede nombrar una pequeña debilidad.',
      'Una cita de un primer pedido y otra de alguien que volvió: {quote}. Nombre y producto debajo.',
    ],
  },
  photoStrip: {
    name: 'Tres imágenes',
    visuals: [
      'Tres fotos en fila, una bajo otra en el móvil: el lugar, las manos, el resultado. La misma luz en todas.',
      'Tres instantáneas con borde blanco, de tamaños algo distintos, como puestas sobre una mesa.',
    ],
    copies: [
      'Un pie por imagen que cuente lo que no se ve: un nombre, un sonido, un motivo.',
      'Los pies se leen como una sola frase a través de las tres imágenes. El último lleva al bloque siguiente.',
    ],
  },
  stories: {
    name: 'Tres historias cortas',
    visuals: [
      'Tres filas, imagen y texto cambian de lado, un titular y un enlace cada una. Imágenes en el mismo formato.',
      'Tres tarjetas una bajo otra, cada una con imagen pequeña, titular y enlace. La primera algo mayor.',
    ],
    copies: [
      'Tres piezas cortas: algo nuevo, algo útil, algo humano. Cada titular dice qué hay dentro.',
      'Elegir lo que pasó en {month} en {brand}: una noticia, un consejo, una mirada atrás. El texto del enlace dice adónde lleva.',
    ],
  },
  community: {
    name: 'De nuestros lectores',
    visuals: [
      'Una foto de cliente, usada con permiso, en un marco que parece una copia en papel; la pregunta al lado.',
      'Bloque tranquilo en un tono claro de la marca con una pregunta en grande. Sin imagen.',
    ],
    copies: [
      'Hacer una pregunta que apetezca responder en una línea y decir que una persona lee las respuestas.',
      'Mostrar lo que nos envió alguien, con nombre y permiso, e invitar a responder a la siguiente persona.',
    ],
  },
  editorNote: {
    name: 'Unas palabras primero',
    visuals: [
      'Pequeño retrato redondo y firma junto a una columna de texto estrecha, fondo claro.',
      'Texto en una columna estrecha, primera palabra en negrita, sin imagen.',
    ],
    copies: [
      'Comienzo personal de {month}: qué hemos notado, qué hay en este correo, qué parte nos gusta más.',
      'Decir en primera persona de qué va este mes y qué se puede saltar. Sin fórmulas de bienvenida.',
    ],
  },
  deadline: {
    name: 'La fecha que importa',
    visuals: [
      'Fecha como hoja de calendario pequeña en los colores de la marca, una línea al lado. Texto real, legible sin imágenes.',
      'Franja estrecha con la fecha en grande y el motivo en una línea, contraste suficiente para el modo oscuro.',
    ],
    copies: [
      'Dar la fecha exacta y la hora: {date}. Decir qué es posible hasta entonces y qué pasa después.',
      'Una fecha, un motivo: {date}. Más allá de eso, sin lenguaje de cuenta atrás.',
    ],
  },
  terms: {
    name: 'Condiciones',
    visuals: [
      'Texto pequeño pero legible sobre el fondo del pie, sin imagen.',
      'Tres líneas cortas con una línea fina encima, enlace a las condiciones completas.',
    ],
    copies: [
      'Qué incluye la oferta, qué no, hasta cuándo: {offer}, {date}. Palabras sencillas, enlace a las condiciones completas.',
      'Escribir las exclusiones como preguntaría un cliente. Oferta y final: {offer}, {date}.',
    ],
  },
  access: {
    name: 'Cómo funciona',
    visuals: [
      'Tres líneas numeradas con un icono pequeño cada una, botón debajo. Todo visible en una pantalla de móvil.',
      'Una frase en letra grande, botón justo debajo, un indicio del producto en el borde.',
    ],
    copies: [
      'Explicar el camino en dos o tres pasos: clic, elegir, listo. Decir qué conviene tener a mano.',
      'Decir qué pasa justo después del clic para que nadie se sorprenda: {link}.',
    ],
  },
  exampleQuestions: {
    name: 'Preguntas de muestra',
    visuals: [
      'Tres tarjetas con una pregunta y dos respuestas para pulsar, como en el test real. Colores de la marca, sin fotos.',
      'La primera pregunta en grande con sus respuestas como botones, las dos siguientes atenuadas debajo.',
    ],
    copies: [
      'Dos o tres preguntas fáciles y algo divertidas de responder. Cada una debe cambiar el resultado.',
      'Empezar por la pregunta que cualquiera responde sin pensar. Nada sobre edad o ingresos.',
    ],
  },
  whatChanged: {
    name: 'Qué es distinto ahora',
    visuals: [
      'Franja de tres imágenes pequeñas con lo nuevo desde la última visita; la primera: {product}.',
      'Franja de tres imágenes pequeñas con lo nuevo desde la última visita, una línea debajo de cada una.',
    ],
    copies: [
      'Tres cosas distintas o más fáciles desde el último pedido. Solo verdaderas, la más pequeña al final.',
      'Decir qué ha mejorado y qué sigue igual. Quien se fue tenía un motivo; hay que respetarlo.',
    ],
  },
  stayOrLeave: {
    name: 'Quedarse o irse',
    visuals: [
      'Dos botones del mismo tamaño, uno junto a otro, quedarse e irse. Sin trucos, sin letra gris.',
      'Dos enlaces de texto sencillos, cada uno en su línea, con aire entre ellos.',
    ],
    copies: [
      'Ofrecer ambos caminos en el mismo tono: seguir recibiendo los correos o pararlos con un clic. Sin reproches en ninguno.',
      'Decir qué continúa con el «sí» y que el «no» tiene efecto enseguida. Dar las gracias por el tiempo compartido.',
    ],
  },
  usageTime: {
    name: 'Cuánto dura',
    visuals: [
      'Barra sencilla o fila de iconos: lleno, medio, casi vacío. Al final de la fila: {product}.',
      'Barra sencilla o fila de iconos: lleno, medio, casi vacío. Colores de la marca, sin cifras en la imagen.',
    ],
    copies: [
      'Ayudar a calcular lo que queda: una señal en casa de que ya toca. Un plazo solo si lo conocemos: {date}.',
      'Decir en qué se nota que se acaba y cuánto suele tardar un pedido según la web.',
    ],
  },
  commitment: {
    name: 'Lo que hacemos',
    visuals: [
      'Foto documental del trabajo mismo, no de un acto. Pie con lugar y mes.',
      'Una frase grande sobre un fondo liso, debajo una pequeña foto documental.',
    ],
    copies: [
      'Decir qué hacemos, desde cuándo y con quién: solo lo que {brand} ha dicho en público. Cifras solo con fuente: {link}.',
      'Un acto concreto en lugar de una actitud. Decir qué nos cuesta o qué hemos cambiado por ello.',
    ],
  },
  notYet: {
    name: 'Lo que falta',
    visuals: [
      'Bloque de texto sencillo, sin imagen, algo más estrecho, como una pausa tranquila.',
      'Lista abierta con una línea aún sin marcar, dibujada a mano.',
    ],
    copies: [
      'Decir qué no hemos resuelto y qué lo impide. Ninguna fecha que no podamos cumplir.',
      'Un punto pendiente, contado tal como es. Vuelve creíble el resto del correo.',
    ],
  },
  takePart: {
    name: 'Cómo participar',
    visuals: [
      'Dos casillas pequeñas con una acción cada una, icono y etiqueta corta, botón debajo.',
      'Flecha dibujada a mano hacia un botón, una línea encima.',
    ],
    copies: [
      'Una cosa que se puede hacer en un minuto y otra que lleva más tiempo. Comprar no es la única respuesta.',
      'Invitar a un gesto pequeño y decir qué sale de él: {link}.',
    ],
  },
  rewards: {
    name: 'Para qué sirve',
    visuals: [
      'Barra de progreso con el estado de cada persona desde la plataforma de envío, debajo dos recompensas en casillas.',
      'Dos o tres casillas de recompensa en los colores de la marca, cada una con imagen y etiqueta sencilla.',
    ],
    copies: [
      'Decir qué se ha acumulado y qué se obtiene, solo con condiciones reales: {offer}. La recompensa más sencilla primero.',
      'Concretar: una recompensa que se puede tener ya y otra por la que vale esperar. Condiciones: {offer}.',
    ],
  },
  referralTerms: {
    name: 'Quién recibe qué',
    visuals: [
      'Dos casillas iguales, una para la amistad y otra para quien invita, cada una con la recompensa en texto real.',
      'Dibujo lineal de dos personas con un paquete entre ellas, la recompensa en grande debajo.',
    ],
    copies: [
      'Primero la persona invitada, después quien invita: {offer}. Decir cuándo lo recibe cada una y dónde están las condiciones.',
      'Una frase por lado, de la misma longitud: {offer}. Añadir para quién no se aplica.',
    ],
  },
  whyAsk: {
    name: 'Por qué preguntamos',
    visuals: [
      'Bloque sencillo con un pequeño retrato de la persona que lee las respuestas.',
      'Texto sencillo sobre fondo claro, una línea más grande: cuánto se tarda.',
    ],
    copies: [
      'Decir qué decisión depende de las respuestas y cuántos minutos lleva. Honesto, sin halagos.',
      'Nombrar aquello de lo que no estamos seguros. Borrador: «Podría ser de una manera o de otra. Lo decidimos con las respuestas.»',
    ],
  },
  afterAnswers: {
    name: 'Qué pasa después',
    visuals: [
      'Fila estrecha de tres iconos pequeños: respuesta, resultado, correo con lo aprendido.',
      'Bloque de texto sencillo sobre el botón, sin imagen.',
    ],
    copies: [
      'Decir qué hacemos con la respuesta, quién la ve y cuándo se sabrá el resultado: {date}.',
      'Una frase sobre lo que sigue al clic y otra sobre lo que no sigue: ninguna llamada, ninguna lista más.',
    ],
  },
  wish: {
    name: 'El deseo',
    visuals: [
      'Una foto tranquila de la época a todo el ancho, el deseo encima en letra manuscrita. Sin producto y sin venta.',
      'Foto del equipo tal como es, algo movida está bien, el deseo debajo en grande.',
    ],
    copies: [
      'Un deseo cálido con palabras que se usan al hablar. Borrador: «{occasion}: que sea un buen día.»',
      'Un deseo cálido con palabras que se usan al hablar, firmado por el equipo. Aquí no se vende nada.',
    ],
  },
  practicalInfo: {
    name: 'Conviene saber',
    visuals: [
      'Tres líneas cortas con iconos pequeños: abierto, cerrado, últimos paquetes. Fondo claro, sin imagen.',
      'Líneas de texto sencillas sobre el pie, fechas en negrita.',
    ],
    copies: [
      'Cuándo estamos, cuándo salen los paquetes, cómo contactar: {date}. Solo fechas confirmadas.',
      'Una línea para horarios, otra para paquetes, otra para atención: {date}. Quitar lo que no cambia.',
    ],
  },
  closingCta: {
    name: 'Último paso',
    visuals: [
      'Franja ancha en un color de la marca con una línea y un botón, imagen pequeña en el borde: {product}.',
      'Franja ancha en un color de la marca con una línea y un botón, tanto aire arriba como abajo.',
    ],
    copies: [
      'Repetir la promesa del titular con otras palabras y llevar al botón. Ningún argumento nuevo.',
      'Una línea amable que facilite el clic: qué se verá a continuación.',
    ],
  },
  greetingLine: {
    name: 'Saludo y primera línea',
    visuals: [
      'Columna de texto estrecha sobre fondo claro, saludo más grande, sin imagen.',
      'Pequeño retrato de quien escribe junto al saludo, texto a la izquierda.',
    ],
    copies: [
      'Saludar por el nombre si se conoce; si no, con un hola sencillo. Ir al grano en la primera frase.',
      'La primera frase dice por qué este correo llega ahora y no otro día.',
    ],
  },
  personalOpening: {
    name: 'Un comienzo personal',
    visuals: [
      'Retrato o foto del taller de la época de la historia, sin pulir, pie con el lugar.',
      'Columna de texto estrecha con una letra inicial grande, una pequeña instantánea al lado.',
    ],
    copies: [
      'Empezar en mitad de una escena: un día, un lugar, algo que salió mal. Una persona la cuenta en primera persona.',
      'Una pequeña escena del trabajo en {brand}, contada por quien estuvo allí. Sin resumen y todavía sin moraleja.',
    ],
  },
  turningPoint: {
    name: 'El giro',
    visuals: [
      'Una imagen de archivo con pie, o el objeto de la historia sobre un fondo liso.',
      'Una frase en grande como pausa en el texto, línea fina encima y debajo.',
    ],
    copies: [
      'El momento en que se tomó una decisión y cuál fue. Contar también la duda; solo lo que pasó de verdad.',
      'Qué cambió y quién lo cambió. Un detalle que nadie inventaría.',
    ],
  },
  oneThought: {
    name: 'Una idea',
    visuals: [
      'Bloque de texto con una frase más grande, sin imagen, márgenes generosos.',
      'Una foto pequeña y tranquila junto a un texto corto, colores contenidos.',
    ],
    copies: [
      'Una idea que sirva hoy, aunque no se compre nada. Un ejemplo de la vida diaria y parar.',
      'Una cosa que hemos aprendido de los clientes en {month} y qué hacemos con ella.',
    ],
  },
  shortPicks: {
    name: 'Tres propuestas, una línea cada una',
    visuals: [
      'Tres líneas de texto con un recorte pequeño cada una, el nombre como enlace.',
      'Tres líneas de texto sin imágenes, nombre en negrita, el motivo detrás.',
    ],
    copies: [
      'Tres propuestas, cada una con un motivo. Primero el nombre, después el uso: {products}.',
      'Tres propuestas, cada una con un motivo que encaje con este correo. Primero el nombre, después el uso.',
    ],
  },
  oneLink: {
    name: 'El único enlace',
    visuals: [
      'Una línea de texto con enlace, algo mayor que el texto de alrededor.',
      'Franja estrecha con un enlace y una flecha pequeña.',
    ],
    copies: [
      'Una frase que diga qué hay tras el enlace y después el enlace: «{cta}». Repetirlo una vez como mucho.',
      'Nombrar una vez y enlazar: {product}, con el texto «{cta}». Decir qué se encuentra allí.',
    ],
  },
  plainOffer: {
    name: 'Qué termina y cuándo',
    visuals: [
      'Una línea en letra grande sobre un fondo liso, fecha de fin en negrita.',
      'Columna de texto estrecha, oferta y fecha en la primera línea.',
    ],
    copies: [
      'La primera línea lo contiene todo: {offer}, fin {date}. Después, una frase sobre para quién es.',
      'Decir qué termina y cuándo: {offer}, {date}. Sin drama y sin segunda oferta.',
    ],
  },
  skipLink: {
    name: 'Un enlace para saltárselos',
    visuals: [
      'Un botón sencillo sobre un fondo tranquilo, sin producto ni imagen de la época.',
      'Un enlace de texto en su propia línea, con aire alrededor.',
    ],
    copies: [
      'Sabemos que ese día puede ser duro. Un clic evita todos los correos sobre él: «{cta}». Todo lo demás sigue igual.',
      'Decirlo con sencillez: quien prefiera no leer sobre ese día hace un clic, «{cta}». Sin dar motivos.',
    ],
  },
  signOff: {
    name: 'Firma y posdata',
    visuals: ['Firma en texto con nombre y función, pequeño retrato si lo hay.', 'Firma en texto, línea fina encima.'],
    copies: [
      'Nombre y función de una persona real de {brand}. La posdata repite el único enlace con otras palabras.',
      'Cerrar como en una carta a alguien conocido. La posdata lleva la fecha o el enlace, lo que más importe.',
    ],
  },
}
