import type { StatedFact } from './idea-patterns.ts'

// Folded spelling. Each fact must be said in the brand's own texts before an idea relies on it.
const SIGNS: Record<StatedFact, RegExp> = {
  restock:
    /back in stock|restock|wieder (da|verfugbar|lieferbar)|de vuelta en stock|reposicion|de retour en stock|reassort|di nuovo disponibil|riassort/,
  quiz: /\b(quiz|finder|produktfinder|berater-?test|cuestionario|questionnaire|questionario)\b/,
  commitment:
    /\b(donat\w*|we give|commit\w*|pledge|charity|repair (programme|program|service)|spenden?|verpflicht\w*|donamos|donacion\w*|compromiso|reversons|engagement\w*|doniamo|impegno|devolviamo)\b/,
  referral:
    /\b(referral|refer a friend|freunde werben|empfehlungsprogramm|invita a un amigo|programa de referidos|parrainage|porta un amico|invita un amico)\b/,
  loyalty:
    /\b(loyalty|points|rewards? (club|program|programme)|treuepunkte|bonusprogramm|kundenclub|puntos|programa de fidelidad|fidelite|points de fidelite|programma fedelta|punti fedelta)\b/,
  since:
    /\b(since|founded|established|est\.|seit|gegrundet|desde|fundad[oa]|depuis|fondee?|dal|fondat[oa])\b[^.\n]{0,20}\b(1[6-9]|20)\d\d\b/,
  consumable:
    /coffee|kaffee|\bcafes?\b|\bcaffe\b|espresso|\bteas?\b|\btee\b|serum|cream|creme|crema|\bbalsamo|\baceite|shampoo|soap|seife|jabon|savon|sapone|candle|kerze|\bvelas?\b|bougie|candel|\bfood\b|futter|pienso|croquette|crocchett|treats?\b|leckerli|chocolat|schokolad|cioccolat|supplement|vitamin|snack|refill|nachfull|recambio|recharge|ricaric|\boil\b|\bol\b|\bhuile|\bolio\b/,
}

export function statesFact(fact: StatedFact, foldedTexts: string): boolean {
  return SIGNS[fact].test(foldedTexts)
}
