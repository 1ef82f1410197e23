import type { OutlineWords } from './outline-words.ts'

export const SPANISH: OutlineWords = {
  direction: 'Indicación:',
  names: {
    opening: 'Apertura',
    letterOpening: 'Saludo y primera frase',
    lines: ['Primera idea', 'Segunda idea', 'Tercera idea', 'Última idea'],
    question: 'Una pregunta al lector',
    open: 'La voz de la casa',
    offer: 'La oferta',
    closing: 'Cierre con botón',
    letterClosing: 'Despedida y enlace',
  },
  opening: [
    'Este es el titular. Debajo, el botón "{cta}" para quien no necesite más.',
    'Titular en dos líneas como mucho y la imagen sin texto encima. Después, el botón "{cta}".',
    'Dejar el titular como está. Una frase corta puede llevar a la primera idea y luego va el botón "{cta}".',
  ],
  letterOpening: [
    'Saludar y empezar con esta frase. Sin titular y sin logotipo.',
    'Tras el saludo, ir directo a esta frase, como en una nota a alguien conocido.',
    'Empezar por aquí. El primer párrafo no pasa de tres líneas en el móvil.',
  ],
  lines: {
    advice: [
      'Dejarlo como algo que se hace. Un párrafo, tres líneas como mucho en el móvil.',
      'La frase se sostiene sola: se puede hacer antes de cerrar el correo.',
      'Si se añade otra frase, que nombre un objeto o un lugar, no una ventaja.',
      'Las primeras palabras en negrita, para que lo encuentre también quien lee por encima.',
    ],
    thought: [
      'Conservar la escena sin añadir adjetivos. Un párrafo corto.',
      'Decirlo con palabras de diario. Antes recortar que añadir.',
      'Dejar aire a esta línea: espacio en blanco por encima y por debajo.',
      'Dejar que el lector termine la idea. Debajo no se explica nada.',
    ],
    knowledge: [
      'Dejar la afirmación tal cual. Puede seguirle un ejemplo de la semana del lector, no una cifra.',
      'Decirlo una vez y seguir. Sin pruebas y sin "¿sabías que?".',
      'No alargarlo. Nadie debería tener que leerlo dos veces.',
      'Que lo lea alguien del oficio antes del envío.',
    ],
    question: [
      'La pregunta sola en su línea, sin contestarla enseguida.',
      'Dejar una pausa después. La respuesta se la da cada cual.',
      'Preguntar como se pregunta en la mesa. Sin otra pregunta al lado.',
    ],
    open: [
      'Publicarlo solo cuando esté confirmado. Si no es cierto, se quita este bloque.',
      'Primero la respuesta; después se deja la frase o se cambia por palabras de la casa.',
      'La pregunta está en las notas. Hasta que tenga respuesta, esto es un borrador.',
    ],
  },
  offer: [
    'La única línea que vende: nombre, una frase y enlace. El precio, solo si está al día.',
    'Más pequeño que la idea anterior: una línea, una imagen, un enlace.',
    'Con una frase basta. Lo que cuesta y cómo se pide está en la página del enlace.',
  ],
  closing: [
    'Retomar el titular en una frase corta y poner el botón "{cta}". Aquí no hay nada nuevo.',
    'Una línea que invite a hacerlo y el botón "{cta}".',
    'Terminar con calma: el botón "{cta}" y, debajo, quién contesta a las respuestas.',
  ],
  closingLine: [
    'Esta línea lleva al botón "{cta}". Después no viene nada nuevo.',
    'Dejar la línea como está y, justo debajo, el botón "{cta}".',
    'Terminar con calma: esta línea, el botón "{cta}" y, debajo, quién contesta a las respuestas.',
  ],
  letterClosing: [
    'Terminar con un solo enlace, "{cta}", en su propia línea, y el nombre de quien escribe.',
    'Última línea y el enlace "{cta}". Firma una persona, no la marca.',
    'Cerrar como una carta: una frase, el enlace "{cta}" y un nombre.',
  ],
  visuals: {
    lines: [
      'Texto a la izquierda; a la derecha, un detalle de la imagen de apertura, muy de cerca.',
      'Una columna sobre fondo liso, con un pequeño dibujo a línea del objeto que nombra el texto.',
      'La escena de la apertura desde el otro lado, con las manos en primer plano y el texto debajo.',
      'Texto junto a una imagen alta y estrecha: el mismo lugar unos minutos después.',
      'Un fondo tranquilo del color de la marca, la línea en grande y ninguna imagen.',
      'El objeto que nombra el texto, con luz de día, y el texto a media altura.',
    ],
    offer: {
      durable: 'El producto en la habitación donde se usa, lo bastante grande para ver el tamaño y el material.',
      consumable: 'El paquete empezado junto a aquello para lo que sirve, como un día cualquiera.',
      perishable:
        'El producto en su punto más fresco, con luz de día, en la mesa donde acaba y con una mano en el cuadro.',
      set: 'Todas las piezas una al lado de otra, vistas desde arriba, para poder contarlas.',
      'made-to-measure': 'Manos que miden, cortan o ajustan. La pieza terminada, solo en el borde de la imagen.',
      subscription: 'Su ritmo: la misma puerta o la misma mesa en tres fechas y, debajo, una tira de calendario.',
      service: 'Las dos personas que hacen falta: quien hace el trabajo y para quien se hace, en pleno momento.',
      course: 'Gente que aprende en torno a una mesa, con apuntes delante y alguien que explica con las manos.',
      event: 'El lugar como lo ve quien llega, con gente dentro y un sitio libre.',
      digital:
        'Una pantalla en uso sobre un escritorio de verdad, en el paso que cuenta el texto, con las manos en el teclado.',
      any: 'La cosa en uso, allí donde el lector la usaría, sin atrezo.',
    },
    closing: [
      'Fondo liso, una línea y un botón con sitio para el pulgar. Sin segunda imagen.',
      'El botón sobre el color de la marca; encima, una franja estrecha de la imagen de apertura.',
      'Texto y botón centrados y, después, el pie. El espacio en blanco hace el trabajo.',
    ],
    letter: [
      'Solo texto en una columna, letra del sistema, ninguna imagen.',
      'Párrafo sencillo, como en un correo personal: nada más que texto.',
    ],
  },
  pictures: [
    'La misma escena de cerca: un objeto, manos trabajando, ninguna cara.',
    'El mismo lugar sin gente, algo más tarde, para los bloques tranquilos.',
    'Un objeto de la escena sobre fondo liso, para acompañar un texto corto.',
  ],
  plainFeel: 'Una carta de persona a persona: párrafos cortos, sin imágenes y con un solo enlace.',
  segment: {
    new: 'Suscriptores que todavía no han comprado ni reservado. Quien ya es cliente queda fuera.',
    first:
      'Quienes han comprado o reservado una sola vez. Si alguien espera un paquete o una respuesta, recibirá el siguiente correo.',
    repeat:
      'Clientes que han comprado o reservado al menos dos veces. Quien tiene una reclamación abierta queda fuera.',
    vip: 'Los clientes que más vuelven. El resto queda fuera, para que siga siendo personal.',
    lapsed:
      'Clientes cuya última compra o cita queda más lejos de lo habitual en ellos. Quien vino hace poco queda fuera.',
    all: 'Suscriptores que han abierto o hecho clic en los últimos tres meses, sean clientes o no.',
  },
  people: {
    new: 'Personas de la lista que todavía no han comprado ni reservado. El resto no recibe este correo.',
    first:
      'Personas que han comprado o reservado una sola vez. Si alguien espera un paquete o una respuesta, recibirá el siguiente correo.',
    repeat:
      'Personas que han comprado o reservado al menos dos veces. Quien tiene una reclamación abierta queda fuera.',
    vip: 'Las personas que más vuelven. El resto queda fuera, para que siga siendo personal.',
    lapsed:
      'Personas cuya última compra o cita queda más lejos de lo habitual en ellas. Quien ha venido hace poco queda fuera.',
    all: 'Personas de la lista que han abierto o hecho clic en los últimos tres meses.',
  },
  segmentOf: 'Para: {readers}.',
  idea: 'La idea, tal como se anotó: {text}.',
  occasion: 'La ocasión: {occasion}.',
  production: {
    designed:
      'Todo el texto como texto, nada dentro de las imágenes. Cada imagen lleva un texto alternativo que dice lo que se ve.',
    plain: 'No hay imágenes que preparar. Se envía desde la dirección de una persona que lee las respuestas.',
  },
  confirm: {
    heading: 'Por confirmar antes de montarlo:',
    gaps: {
      line: '{marker}: estas frases las escribe quien redacta. La indicación dice qué tienen que conseguir.',
      offer: '{marker}: qué se ofrece, a quién y hasta cuándo.',
      date: '{marker}: el día, con la hora si importa.',
      quote: '{marker}: las palabras del cliente, con su permiso para publicarlas.',
      link: '{marker}: la dirección de la página. No se conoce la web de la marca.',
    },
    rule: 'Regla de la marca:',
    nothing: 'No queda nada por confirmar. Cada frase se puede usar tal como está.',
  },
  links: { home: 'Web', button: 'Botón "{cta}"' },
  voice: {
    playful: 'Con humor y cercanía.',
    plain: 'Sencillo y directo.',
    noExclamationMarks: 'Sin signos de exclamación.',
    noEmoji: 'Sin emojis.',
    unknown: 'Cercano y concreto: frases cortas, cosas que se ven.',
    address: { tú: 'Trato: de tú.', usted: 'Trato: de usted.' },
    drafts: 'tú',
    readdress: 'Los textos tutean: pasar a usted todas las frases, los asuntos y el botón antes del envío.',
  },
  titles: [
    'Unas líneas de la casa: {title}',
    '¿Dos minutos de calma? {title}',
    'Para leer despacio y guardar: {title}',
    'Apuntado para esta semana: {title}',
    'Hoy en el buzón: {title}',
  ],
  roleSigns: {
    launch: ['nuevo', 'nueva', 'nuevos', 'nuevas', 'lanzamiento', 'novedad', 'ya está aquí', 'presentamos', 'llega'],
    tease: ['pronto', 'próximamente', 'adelanto', 'lista de espera', 'muy pronto'],
    thank: ['gracias', 'agradecimiento', 'aniversario', 'cumpleaños', 'felicitación', 'fidelidad'],
    serve: [
      'horario',
      'horarios',
      'último pedido',
      'entrega',
      'envío',
      'envíos',
      'pausa',
      'darse de baja',
      'encuesta',
      'cerramos',
      'te echamos de menos',
      'opinión',
      'cita',
    ],
    prove: ['opiniones', 'reseñas', 'por qué', 'detrás', 'historia', 'se hace', 'origen', 'prueba', 'vale la pena'],
    sell: [
      'comparación',
      'diferencia',
      'oferta',
      'rebajas',
      'regalo',
      'regalos',
      'pack',
      'más vendidos',
      'favoritos',
      'vuelve',
      'de vuelta',
      'selección',
    ],
    teach: [
      'cómo',
      'guía',
      'consejos',
      'pasos',
      'error',
      'errores',
      'cuidar',
      'cuidado',
      'elegir',
      'limpiar',
      'aprende',
    ],
  },
  roles: {
    teach: {
      parts: [
        {
          name: 'El momento',
          directions: [
            'Empezar por el momento en que hace falta. Una frase: dónde está uno y qué tiene en la mano.',
            'Empezar por el pequeño error que ocurre aquí, contado sin reproches.',
          ],
        },
        {
          name: 'El paso que importa',
          directions: [
            'Explicar el paso que lo cambia: qué se coge, qué se hace y en qué se nota que ha salido bien.',
            'Dar el paso en el orden en que lo hacen las manos. Lo que todos hacen ya, se omite.',
          ],
        },
        {
          name: 'El límite',
          directions: [
            'Decir cuándo el consejo no vale o puede esperar. Un límite hace creíble lo demás.',
            'Decir qué hacer si no sale a la primera y a quién preguntar.',
          ],
        },
      ],
      show: 'Alguien en plena faena, visto por encima del hombro, en el sitio donde de verdad ocurre.',
      button: 'Ver los pasos',
      why: 'Quien ha aprendido algo útil abre también el correo siguiente.',
      measure: 'Se mide por los clics en el botón y por las respuestas.',
      feel: 'Claro y sin prisa. Una idea por pantalla, imágenes que explican.',
      previews: ['Un paso para hoy, y cuándo se puede dejar.', 'Por dónde se empieza y en qué se nota que sale bien.'],
      subjects: ['Conviene saberlo antes del fin de semana', '¿Qué paso se suele saltar?', 'Un gesto y ya sale'],
      title: 'Algo útil para esta semana',
    },
    sell: {
      parts: [
        {
          name: 'La necesidad',
          directions: [
            'Empezar por la situación en la que apetece tenerlo. Una frase, todavía sin producto.',
            'Nombrar lo que falta o se acaba en este momento, con palabras del lector.',
          ],
        },
        {
          name: 'Lo que decide',
          directions: [
            'Dar las dos o tres cosas por las que se elige, cada una en una línea corta que se pueda comprobar.',
            'Decir qué le va a quién. Una línea para cada caso, que empiece por el lector y no por el producto.',
          ],
        },
        {
          name: 'Quién puede pasar',
          directions: [
            'Decir quién no lo necesita o debería esperar. Vende mejor que otra ventaja.',
            'Contestar la duda que frena el pedido, en una frase que sea verdad.',
          ],
        },
      ],
      show: 'El producto donde acaba después del pedido: en la mesa, en la mano, junto a la puerta.',
      button: 'Ver los detalles',
      why: 'Propone un pedido cuando el lector ya tiene un motivo propio.',
      measure: 'Se mide por los pedidos o las reservas de la semana siguiente al envío.',
      feel: 'Imágenes grandes y pocas palabras. El camino al botón es corto.',
      previews: ['Qué le va a quién, y quién puede pasar sin ello.', 'En qué fijarse antes de elegir.'],
      subjects: ['¿Cuál se echaría de menos?', 'Para un martes cualquiera', 'Antes de que el estante quede vacío'],
      title: 'Una elección para mirar',
    },
    prove: {
      parts: [
        {
          name: 'La duda',
          directions: [
            'Decir la duda en voz alta, con las palabras de quien la tiene. Sin suavizarla.',
            'Empezar por lo que se cree antes de probarlo. Sin llevar la contraria.',
          ],
        },
        {
          name: 'Lo que se comprueba',
          directions: [
            'Mostrar una cosa que cada cual pueda comprobar, con los ojos o con las manos.',
            'Mostrar cómo se hace: un lugar, una herramienta, alguien trabajando. Sin superlativos.',
          ],
        },
        {
          name: 'El límite',
          directions: [
            'Decir lo que no puede hacer. Una sola frase.',
            'Decir para quién la duda es acertada. Lo demás queda en pie.',
          ],
        },
      ],
      show: 'El trabajo mismo: un banco, una herramienta, unas manos, con la luz que hay allí de verdad.',
      button: 'Mirar de cerca',
      why: 'Una duda tomada en serio se hace pequeña. Si se discute, crece.',
      measure: 'Se mide por el tiempo en la página del botón y por las respuestas.',
      feel: 'Sobrio. Lugares reales, nada posado, pies de foto que dicen lo que se ve.',
      previews: [
        'Algo que se puede comprobar, y una cosa que no hace.',
        'Cómo se hace, enseñado en el sitio donde se hace.',
      ],
      subjects: ['¿Y si la duda tiene razón?', 'Una visita en plena faena', 'Al otro lado del banco de trabajo'],
      title: 'Una mirada de cerca',
    },
    serve: {
      parts: [
        {
          name: 'De qué se trata',
          directions: [
            'Decir en la primera frase qué hay que saber o qué se puede decidir. Las fechas, primero.',
            'Empezar por lo que cambia y desde cuándo. Los motivos vienen después.',
          ],
        },
        {
          name: 'Cómo se hace',
          directions: [
            'Dar el camino en el orden en que se hace, una línea corta por paso.',
            'Mostrar el clic o la respuesta que hace falta y qué pasa después.',
          ],
        },
        {
          name: 'Si algo no está claro',
          directions: [
            'Nombrar a la persona o la dirección que ayuda, y cuándo hay alguien.',
            'Contestar en una frase la pregunta que más llega sobre esto.',
          ],
        },
      ],
      show: 'Sin producto: la persona que contesta, en su sitio, o el objeto del mensaje sobre fondo liso.',
      button: 'Ver cómo funciona',
      why: 'Un mensaje que ayuda y no vende nada hace que la gente se quede en la lista.',
      measure: 'Se mide por menos preguntas y por pocas bajas.',
      feel: 'Breve y tranquilo, como una nota en la puerta. Lo importante, primero.',
      previews: [
        'Lo que hay que saber, y lo que se resuelve en un minuto.',
        'Primero lo esencial y, debajo, los detalles.',
      ],
      subjects: ['Una nota antes de empezar la semana', '¿Sigue estando bien así?', 'Breve, pero conviene leerlo'],
      title: 'Una nota breve',
    },
    thank: {
      parts: [
        {
          name: 'El agradecimiento',
          directions: [
            'Dar las gracias por algo concreto que hicieron los lectores. Sin oferta en la misma frase.',
            'Empezar por una pequeña escena del año en la que los lectores tuvieron parte.',
          ],
        },
        {
          name: 'Lo que salió de ahí',
          directions: [
            'Contar qué fue posible gracias a ello. Una sola cosa, contada por alguien de la casa.',
            'Mostrar algo que hoy es distinto porque alguien escribió, compró o esperó.',
          ],
        },
        {
          name: 'La puerta abierta',
          directions: [
            'Terminar con una invitación que no cuesta nada: contestar, pasarse, contarlo.',
            'Hacer una pregunta cuya respuesta le importe de verdad a alguien de la casa.',
          ],
        },
      ],
      show: 'Las personas de la marca un día normal, trabajando, no en fila delante de la cámara.',
      button: 'Leer la carta',
      why: 'Unas gracias sin oferta son raras en el buzón. Se recuerdan cuando llega la siguiente oferta.',
      measure: 'Se mide por las respuestas.',
      feel: 'Cálido y pequeño: una imagen, un nombre, mucho aire.',
      previews: [
        'Hoy no hay oferta. Solo unas líneas y un nombre.',
        'Algo que sin los lectores no habría sido posible.',
      ],
      subjects: ['Unas líneas sin oferta', 'Este correo no pide nada', '¿Quién está detrás de todo esto?'],
      title: 'Unas líneas de gracias',
    },
    tease: {
      parts: [
        {
          name: 'La pista',
          directions: [
            'Mostrar una parte y no el todo: un material, un ruido, la esquina de una mesa. Aún sin nombre.',
            'Empezar por la pregunta a la que responde lo nuevo. La respuesta se guarda.',
          ],
        },
        {
          name: 'Por qué ahora',
          directions: [
            'Decir qué dio pie a empezar. Una frase que sea verdad.',
            'Decir desde cuándo trabaja alguien en ello, si se sabe.',
          ],
        },
        {
          name: 'Cuándo llega',
          directions: [
            'Dar el día, o decir que aún no está fijado. No prometer más.',
            'Decir quién se enterará primero y qué tiene que hacer para ello.',
          ],
        },
      ],
      show: 'Un detalle recortado que lo revela a medias: un borde, una textura, una forma cubierta.',
      button: 'Enterarse primero',
      why: 'Quien ha esperado busca el correo el día señalado.',
      measure: 'Se mide por cuántas personas piden que se les avise.',
      feel: 'Oscuro, callado y cercano. Una imagen que hace adivinar.',
      previews: ['Hoy, media imagen. El resto viene después.', 'Aún sin nombre, solo una primera mirada.'],
      subjects: ['Por ahora, solo una esquina', '¿En qué acabará esto?', 'Aún no está listo para enseñarlo'],
      title: 'Algo se prepara',
    },
    launch: {
      parts: [
        {
          name: 'Lo nuevo',
          directions: [
            'Nombrarlo y decir en una frase qué se puede hacer ahora que antes no se podía.',
            'Empezar por la cosa misma: qué es, de qué está hecha, para qué sirve.',
          ],
        },
        {
          name: 'Por qué existe',
          directions: [
            'Contar qué faltaba hasta ahora. Una frase de quien tuvo la idea.',
            'Contar algo que no salió por el camino. Hace creíble el resultado.',
          ],
        },
        {
          name: 'Para quién es',
          directions: [
            'Decir a quién le va bien y quién está bien servido con lo que tiene.',
            'Dar las dos preguntas que llegan primero, cada una con una respuesta corta.',
          ],
        },
      ],
      show: 'Lo nuevo solo y en grande; después, en la mano de alguien que lo usa por primera vez.',
      button: 'Ver lo nuevo',
      why: 'Algo es novedad solo unos días. En ese tiempo, un correo claro vale por tres.',
      measure: 'Se mide por los primeros pedidos y las visitas a la página.',
      feel: 'Una imagen grande, una frase, aire. Lo demás espera más abajo.',
      previews: [
        'Qué es, por qué existe y quién puede pasar sin ello.',
        'Lo que hace, lo que no hace y para quién es.',
      ],
      subjects: ['Desde hoy está aquí', '¿Qué faltaba hasta ahora?', 'Recién salido del taller esta semana'],
      title: 'Hay algo nuevo',
    },
  },
}
