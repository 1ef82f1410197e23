/** The trades the planner has words for; `general` suits every shop. */
export const VERTICALS = [
  'coffee',
  'food',
  'beauty',
  'fashion',
  'jewellery',
  'pet-gear',
  'pet-care',
  'home',
  'garden',
  'outdoor',
  'kids',
  'craft',
  'tech',
  'wellness',
  'general',
] as const
export type Vertical = (typeof VERTICALS)[number]

/**
 * Word beginnings by which a trade is recognised, in the five languages. Matched at the start of a word, without
 * accents and in lower case; a German compound is matched at its end too ("Filterkaffee").
 */
const signs: Record<Exclude<Vertical, 'general'>, RegExp> = {
  coffee:
    /coffee|espresso|kaffee|\bcafes?\b|\bcaffe\b|\broast(ed|ery|er|s)\b|\brostung|barista|cold.?brew|tostador|torrefa/g,
  food: /\bfoods?\b|\bteas?\b|\btee\b|chocolat|schokolad|cioccolat|\bhoney|\bhonig|\bmiel(e)?\b|\bpasta\b|olive oil|olivenol|aceite de oliva|\bspices?\b|gewurz|especias|epices|spezie|\bsauces?\b|\bsnacks?\b|\bcookies?\b|\bwines?\b|\bwein(e)?\b|\bvinos?\b|\bvins?\b|\bvino\b|\bcheese|\bkase\b|\bfromage|\bqueso|formaggi|\bgranola|\bmuesli|backer|bakery|\bjam\b|konfiture|marmelad|gourmet|feinkost|delikatess/g,
  beauty:
    /skin.?care|\bskin\b|\bserums?\b|\bcreams?\b|\bcreme[sn]?\b|moisturi[sz]er|cleanser|\bspf\b|sunscreen|make.?up|cosmeti|kosmeti|\bhaut\b|hautpflege|\bpiel\b|\bpeau\b|\bpelle\b|\bbalms?\b|\bbalsamo|\bbaume|shampoo|\bhair\b|\bhaar|\bcabello|\bcheveux|capelli|\bsoaps?\b|\bseife|\bjabon|\bsavon|sapone|parfum|perfume|profumo|fragrance|\blotion|\btoner\b|\bmascara|lipstick|rutina|niacinamid|retinol|hyaluron/g,
  fashion:
    /fashion|\bmode\b|\bmoda\b|clothing|\bclothes\b|kleidung|vetement|abbigliament|\bropa\b|\bdress(es)?\b|\bkleid(er)?\b|vestido|\brobes?\b|\bjeans\b|\bshirts?\b|\bhemd|\bchemis|camic|\bjackets?\b|\bjacke|\bvestes?\b|giacc|\bcoats?\b|\bmantel|manteau|abrigo|cappott|\bknit|strick|\bpulls?\b|\bpullover|sweater|trousers|\bhose[n]?\b|pantal|\bskirts?\b|\bjupes?\b|\bshoes?\b|\bschuhe?\b|zapat|chaussur|scarpe|\blin(en|o)?\b|\bleinen|sneaker|foulard|marini?ere|\bblous/g,
  jewellery:
    /jewel|schmuck|\bjoyas?\b|joyeria|bijou|gioiell|\brings?\b|\bringe\b|anillo|\bbagues?\b|anell|necklace|halskette|\bcollar(es)? de\b|\bcolliers?\b|collan|earring|ohrring|pendient|boucles? d.oreille|orecchin|bracelet|armband|pulsera|braccial|\bwatch(es)?\b|\buhren\b|reloj/g,
  'pet-gear':
    /\bharness|\bleash|\bleads?\b|\bdog collars?\b|\bdog beds?\b|cold.?nose|hundegeschirr|hundeleine|hundebett|\barnes\b|\bcorrea|harnais|\blaisse|pettorin|guinzagli|\bpet (gear|beds?|carriers?)|\bcat (trees?|beds?)|scratching|kratzbaum|\bpaw\b|\bpuppy\b.*\b(gear|harness)/g,
  'pet-care':
    /\b(dog|cat|pet|puppy|kitten)s? (food|treats?|chews?|shampoos?|supplements?|toys?)|kibble|\bchews?\b|hundefutter|katzenfutter|leckerli|\bpienso\b|\bcroquettes\b|crocchett|\blitter\b|\bpets?\b|haustier|mascota|animaux de compagnie/g,
  home: /\bhome\b|\bcandles?\b|\bkerzen?\b|\bvelas?\b|\bbougies?\b|candel|bedding|bettwasche|\bsabanas|linge de lit|lenzuol|\btowels?\b|handtuch|toalla|serviette|asciugaman|furniture|\bmobel|mueble|meubles|mobili\b|\blamps?\b|\blampen?\b|\brugs?\b|teppich|alfombra|\btapis\b|tappet|ceramic|keramik|ceramica|\bmugs?\b|\btassen\b.*geschirr|kitchenware|cookware|\bpans?\b|pfanne|cushion|\bkissen|cojin|coussin|cuscin|\bvases?\b|interior/g,
  garden:
    /garden|\bgarten|jardin|giardin|\bplants?\b.*\b(pots?|indoor|house)|houseplant|zimmerpflanz|\bseeds?\b|saatgut|\bsamen\b|semillas|graines|\bsementi|\bbulbs?\b|\bcompost|\bkompost|terreau|terriccio|\bplanters?\b|blumentopf|maceta/g,
  outdoor:
    /outdoor|\bhik(e|es|ing|er)|wander(n|ung|schuh)|\btrail|\bcamp(ing)?\b|senderis|randonn|escursion|trekking|\btents?\b|\bzelte?\b|tienda de campana|\btente|tenda da|\bclimb|kletter|escalad|\bbikes?\b|cycling|fahrrad|\bbicicl|\bvelo\b|\brunning|\blaufen\b|\bski\b|snowboard|\bsurf|rucksack|backpack|mochila|sac a dos|\bzaino|\byoga|fitness|\bgym\b/g,
  kids: /\bkids?\b|\bchildren|\bbab(y|ies)\b|\bbabys?\b|toddler|kinder|\bninos?\b|\bbebes?\b|enfants?\b|bambin|neonat|\btoys?\b|spielzeug|juguet|\bjouets?\b|giocattol|nursery|stroller|kinderwagen/g,
  craft:
    /\bbooks?\b|\bbucher|\blibros?\b|\blivres?\b|\blibri\b|notebook|notizbuch|cuaderno|carnet|quadern|stationery|papeter|papeler|cartoler|schreibwaren|\byarn|\bwolle\b|\bgarn\b|\blana\b|\blaine\b|\bfilato|knitting|stricken|\bsewing|\bnahen|couture|cucito|\bpaint(s|ing)?\b|\bmalen|\bpintura|peinture|pittur|\bpens?\b|\bstifte?\b|\bink\b|calligraph|kalligraf|\bprints?\b|\bposters?\b/g,
  tech: /\bheadphones?|kopfhorer|auricular|\bcasques?\b|cuffie|\bspeakers?\b|lautsprecher|altavoc|enceinte|\bphones?\b|smartphone|\bhandy|\blaptops?|charger|ladegerat|cargador|chargeur|caricator|keyboard|tastatur|teclado|clavier|tastier|\bcables?\b|\bkabel|camera|kamera|gadget|\bsmart.?home|\baudio\b|monitor/g,
  wellness:
    /supplement|nahrungserganzung|suplemento|complements? alimentaire|integrator|vitamin|\bprotein|eiweiss|proteina|collagen|kollagen|probioti|\bmagnesi|\bomega.?3|\bcbd\b|wellness|\bsleep\b|\bschlaf|\bsueno\b|\bsommeil|\bsonno\b|essential oils?|atherische|aceites esenciales|huiles essentielles|oli essenziali|meditat|aromatherap/g,
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
}

export interface TradeTexts {
  /** What the brand calls itself and lists as products: counts three times. */
  strong: string
  /** Everything else it says about itself. */
  weak: string
}

/** The trades a brand's texts point to, the clearest first; empty when nothing does. */
export function detectVerticals(texts: TradeTexts): Vertical[] {
  const strong = fold(texts.strong)
  const weak = fold(texts.weak)
  const scores = (Object.keys(signs) as (keyof typeof signs)[]).map((vertical) => ({
    vertical,
    score: 3 * countOf(strong, signs[vertical]) + countOf(weak, signs[vertical]),
  }))
  return scores
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score || VERTICALS.indexOf(a.vertical) - VERTICALS.indexOf(b.vertical))
    .map((entry) => entry.vertical)
}

function countOf(text: string, sign: RegExp): number {
  return new Set(text.match(sign) ?? []).size
}
