import { folded } from '#server/quality/folded-text.ts'

// Beginnings of words, folded, in the five languages.
const BODY =
  /(?<!\p{L})(?:irritat|irritac|irritaz|itch|rash|redness|acne|akne|pimple|pickel|pain|ache|aching|sore|dry skin|sensitive|eczem|ekzem|allerg|alerg|skin|haut(?!e couture)|peau|piel(?!e)|pelle(?!tt)|juck|trocken|schmerz|schlaf|sleep|insomn|picor|rojez|sequedad|dolor|sueno|fatig|mude|stress|anxi|ansi[ea]|angst|douleur|rougeur|demange|secheresse|sommeil|prurit|secchezza|dolor|arross|sonno|hair loss|haarausfall|wrinkle|falten|arruga|rides?(?!\p{L})|rughe|digest|verdau|joint|gelenk|articul|infect|inflam|entzund)/u

/** Whether a complaint is one of the body: a mail that promises to end it would make a claim about health. */
export function isComplaintOfTheBody(complaint: string): boolean {
  return BODY.test(folded(complaint))
}
