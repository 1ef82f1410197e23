import { folded } from '#server/quality/folded-text.ts'
import type { OutlineType } from '#shared/brand-brief.ts'
import type { ArchetypeId } from './section-kinds.ts'

function said(...sources: string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${sources.join('|')})`, 'u')
}

// Beginnings of words that give a campaign away, in five languages, folded. The specific come before the general.
const SIGNS: ReadonlyArray<readonly [ArchetypeId, RegExp]> = [
  ['preference', said('opt[- ]?out', 'rather (?:not|skip)', 'skip (?:these|mail)', 'prefieres no recibir', 'preferez-vous (?:eviter|ne pas)', 'lieber keine', 'preferisci non')],
  ['sunset', said('stay subscribed', 'still want (?:to hear|our|these)', 'sunset', 'seguimos escribiend', 'on continue a', 'sollen wir (?:weiter|aufhor)', 'continuiamo a scriver', 'abmelden')],
  ['lastchance', said('last (?:chance|call|day)', 'final (?:hours|day|call)', 'ends (?:tonight|today|soon)', 'ultim[ao]s? (?:dia|hora|oportunidad|occasion|giorn|or[ae]|chance)', 'termina (?:hoy|esta)', 'derniere?s? (?:jour|heure|chance)', 'letzte[rn]? (?:tag|chance|stunden|gelegenheit)', 'endet', 'scade')],
  ['flash', said('flash', '24 ?h', 'today only', 'one[- ]day (?:sale|offer|deal)', 'solo hoy', "aujourd'hui seulement", 'nur heute', 'solo oggi', 'blitz')],
  ['giftguide', said('gift', 'present for', 'regalo', 'regali', 'cadeau', 'geschenk', 'idee regalo', 'zum verschenken')],
  ['restock', said('back in stock', 'restock', 'is back', 'are back', 'ha vuelto', 'de vuelta', 'vuelve', 'de retour', 'wieder (?:da|verfugbar|lieferbar|auf lager)', 'tornat[oaie]', 'di nuovo disponibil')],
  ['winback', said('miss you', 'been a while', 'come back', 'win[- ]?back', 'echamos de menos', 'cuanto tiempo', 'nous manquez', 'fait longtemps', 'vermissen', 'lange nicht', 'manchi', 'e passato (?:un po|del tempo)')],
  ['replenish', said('running low', 'run(?:s|ning)? out', 'refill', 're-?order', 'se (?:te )?acaba', 'reponer', 'a court de', 'recommander', 'nachbestell', 'vorrat', 'geht zur neige', 'sta finendo', 'riordina')],
  ['quiz', said('quiz', 'product finder', 'which .{1,30} are you', 'encuentra tu', 'trouvez votre', 'finde dein', 'welcher .{1,30}typ', 'trova (?:il|la) tu')],
  ['survey', said('survey', 'feedback', 'quick question', 'poll(?!\\p{L})', 'encuesta', 'sondage', 'votre avis', 'umfrage', 'kurze frage', 'sondaggio', 'tua opinione', 'tu opinion')],
  ['referral', said('referral', 'refer a', 'invite a friend', 'recomienda', 'invita a un', 'parrain', 'freunde? (?:werben|einladen|empfehlen)', 'empfehl', 'porta un amic', 'invita un')],
  ['loyalty', said('loyalty', 'points', 'rewards', 'puntos', 'fidel', 'points de fidelite', 'punkte', 'treue', 'punti')],
  ['vip', said('vip', 'early access', 'acceso anticipado', 'avant[- ]premiere', 'acces anticipe', 'vorab', 'exklusiv fur', 'in anteprima', 'accesso anticipato')],
  ['teaser', said('teaser', 'coming soon', 'sneak peek', 'waitlist', 'waiting list', 'muy pronto', 'proximamente', 'bientot (?:disponible|la)', 'liste d.attente', 'bald (?:da|verfugbar|ist)', 'demnachst', 'warteliste', 'in arrivo', 'prossimamente')],
  ['comparison', said('compar', '.{2,30} (?:or|oder|ou|o|vs[.]?|versus) .{2,30}\\?', 'which one', 'difference', 'cual elegir', 'diferencia', 'lequel', 'laquelle', 'vergleich', 'unterschied', 'confronto', 'differenz', 'quale scegliere')],
  ['bundle', said('bundle', 'sets?(?!\\p{L})', 'better together', 'kit(?!\\p{L})', 'pack(?!\\p{L})', 'coffret', 'im set', 'mejor juntos', 'mieux ensemble', 'meglio insieme', 'zusammen besser')],
  ['ugc', said('review', 'customer stor', 'customers? (?:say|love)', 'testimonial', 'opinion(?:es)? de', 'resena', 'temoign', 'avis client', 'bewertung', 'kundenstimm', 'das sagen', 'recension', 'cosa dic')],
  ['bestsellers', said('best[- ]?sell', 'favou?rites', 'top (?:\\d|pick)', 'mas vendid', 'favorit', 'meilleures ventes', 'incontournable', 'bestseller', 'lieblings', 'piu vendut', 'piu amat')],
  ['bts', said('behind the scenes', 'making of', 'inside (?:our|the) (?:workshop|studio|roastery)', 'detras de', 'asi se hace', 'coulisses', 'hinter den kulissen', 'blick in', 'so entsteht', 'dietro le quinte')],
  ['story', said('our story', 'founder', 'how (?:we|it) (?:started|began)', 'meet the', 'nuestra historia', 'notre histoire', 'unsere geschichte', 'grunder', 'nostra storia', 'come e nat')],
  ['milestone', said('anniversar', 'birthday', 'milestone', 'aniversari', 'cumple', 'anniversaire', 'jubilaum', 'geburtstag', 'compleanno', 'traguardo')],
  ['values', said('our values', 'commitment', 'charity', 'donat', 'compromiso', 'valores', 'engagement', 'nos valeurs', 'unsere werte', 'spende', 'versprechen', 'impegno', 'nostri valori')],
  ['objection', said('too expensive', 'worth (?:it|the)', 'is it really', 'doubt', 'demasiado car', 'merece la pena', 'trop cher', 'vaut le prix', 'zu teuer', 'lohnt sich', 'zweifel', 'troppo caro', 'vale la pena', 'objection')],
  ['sale', said('sale(?!\\p{L})', 'discount', 'deals?(?!\\p{L})', 'promo', '\\d+ ?%', 'rebaja', 'oferta', 'descuento', 'soldes', 'remise', 'rabatt', 'angebot', 'reduziert', 'sconto', 'saldi', 'offert', 'black friday', 'cyber monday', 'ausverkauf', 'schlussverkauf')],
  ['launch', said('new(?!\\p{L})', 'introducing', 'launch', 'just (?:dropped|arrived)', 'nuev[oa]s?(?!\\p{L})', 'llega', 'novedad', 'nouveau', 'nouvelle(?! annee)', 'voici', 'neue?[rsn]?(?!\\p{L})', 'nuov[oaie](?!\\p{L})', 'lancio', 'lanz', 'lanc')],
  ['ingredient', said('ingredient', "what(?:'s| is) (?:inside|in)", 'material', 'made of', 'que hay dentro', 'contient', 'was (?:in|steckt)', 'inhaltsstoff', "cosa c'e dentro", 'origin', 'herkunft')],
  ['howto', said('how to', '(?:[2-9]|two|three|four|five|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|zwei|drei|vier|funf|due|tre|quattro|cinque) (?:\\p{L}+ )?(?:steps|pasos|etapes|schritte|passi)', 'guide', 'tips', 'ways to', 'tutorial', 'recipe', 'como', 'guia', 'consejos', 'receta', 'comment', 'conseil', 'astuce', 'recette', 'so (?:geht|bleibt|gelingt|pflegst|machst)', 'anleitung', 'tipps', 'rezept', 'wie (?:du|man|sie)', 'come (?!back)', 'guida', 'consigli', 'ricetta')],
  ['greeting', said('merry', 'happy (?!customers)', 'season.s greetings', 'feliz', 'felices', 'joyeu', 'bonne annee', 'meilleurs voeux', 'frohe', 'grusse', 'buon natale', 'buone feste', 'buon anno', 'auguri')],
  ['roundup', said('picks', 'round-?up', 'ideas for', 'selection', 'seleccion', 'ideas para', 'idees pour', 'auswahl', 'ideen fur', 'selezione', 'idee per')],
  ['newsletter', said('newsletter', 'digest', 'monthly', 'boletin', 'infolettre', 'rundbrief', 'monatsbrief')],
  ['plainnote', said('note', 'letter', 'thank you', 'thanks', 'nota', 'carta', 'gracias', 'petit mot', 'merci', 'kurz geschrieben', 'danke', 'brief', 'due righe', 'grazie')],
]

/** The campaign type of an idea that a person typed: by its words, else by what can be shown. */
export function inferArchetype(idea: { title: string; description: string }, type: OutlineType, products: readonly string[]): ArchetypeId {
  const title = folded(idea.title.slice(0, 300))
  const description = folded(idea.description.slice(0, 600))
  for (const text of [title, description]) {
    const found = SIGNS.find(([, pattern]) => pattern.test(text))
    if (found !== undefined) return found[0]
  }
  if (products.some((product) => `${title} ${description}`.includes(folded(product)))) return 'ingredient'
  if (type === 'text-based') return 'plainnote'
  return products.length >= 3 ? 'roundup' : 'plainnote'
}
