import type { Language } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'

// Function words and the commonest verbs of shop e-mails. Compared after folding, so accents may be written as usual.
const LISTS: Record<Language, string> = {
  en: `the a an and or but if so of to in on at by for from with without as into over under out up off about after before
    is are was were be been being am do does did has have had will would can could should may might must not no nor
    i you your yours we us our ours they them their it its he she his her this that these those there here who what which
    when where why how all each every some any more most less than then too very just only even also still yet now
    one two three first next new get take make see find shop read meet let never always again because while until
    gift gifts day week month me my yes keep come look see read say says summer winter spring autumn thank thanks best good small their
    january february march may june july october december monday sunday`,
  es: `el la los las un una unos unas y e o u pero si de del al a en con sin por para sobre entre hasta desde como que
    qué cuál cuándo cómo dónde quién es son era fue ser estar está están hay ha han he hemos no ni ya se te me nos le les
    lo tu tus su sus mi mis nuestro nuestra nuestros nuestras vuestro este esta estos estas ese esa eso esto aquel muy más
    menos mejor también solo sólo cada todo toda todos todas otro otra algo nada cuando porque mientras antes después
    hoy ahora siempre nunca así aquí tiene tienes puedes hacer hace dos tres primera primer nuevo nueva ver leer hecho
    conocer conocernos gracias regalo regalos día días semana verano invierno primavera otoño bueno tan lleno fin algún
    enero febrero marzo mayo junio julio agosto septiembre octubre noviembre diciembre lunes domingo`,
  fr: `le la les un une des du de d l au aux et ou mais si donc en dans sur sous par pour avec sans chez vers entre jusque
    est sont était être a ont avoir fait faire faut peut il elle ils elles on nous vous je tu se ce cet cette ces c qu que
    qui quoi quel quelle quels quelles dont où quand comment pourquoi ne n pas plus moins très trop aussi encore déjà
    votre vos notre nos leur leurs mon ma mes ton ta tes son sa ses tout toute tous toutes chaque même autre y j s
    avant après pendant depuis ici là toujours jamais rien deux trois nouveau nouvelle voici voilà bien mieux comme bientôt
    enfin temps cadeau cadeaux merci jour jours semaine été hiver printemps automne nouveautés petit petite saison prendre
    janvier février mars mai juin juillet août septembre octobre novembre décembre lundi dimanche`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber doch wenn ob weil dass als wie wo was wer
    wann warum welche welcher welches ist sind war waren sein hat haben hatte wird werden kann können soll muss darf
    nicht kein keine keinen nur noch schon auch sehr mehr weniger so dann jetzt hier da dort immer nie wieder heute
    von vom zu zum zur in im ins an am auf aus bei beim mit nach vor für über unter zwischen ohne durch gegen bis um seit
    ich du er sie es wir ihr dich dir uns euch mich mir sich dein deine deinen deinem deiner euer eure unser unsere
    unseren unserem unserer ihre ihren man alle alles jede jeder jeden jedes dieser diese dieses diesen zwei drei neu neue
    bist bin dran zuerst geschenk geschenke danke tag tage woche sommer winter herbst gut beste besser zusammen endlich
    januar februar märz mai juni juli oktober dezember montag sonntag`,
  it: `il lo la i gli le un uno una e ed o ma se di del dello della dei degli delle d l a al allo alla ai agli alle da dal
    dalla dai in nel nella nei nelle con senza su sul sulla per tra fra come che chi cosa quale quali quando dove perché
    è sono era essere ha hanno ho avere fa fare può si ti mi ci vi ne non più meno molto anche ancora già solo ogni tutto
    tutta tutti tutte altro altra questo questa questi queste quello quella tuo tua tuoi tue suo sua nostro nostra nostri
    nostre vostro loro prima dopo mentre fino oggi ora sempre mai qui così due tre nuovo nuova ecco meglio nostra finalmente
    regalo regali grazie giorno giorni settimana estate inverno autunno primavera stagione novità buono essere dentro insieme poco
    gennaio febbraio marzo maggio giugno luglio settembre ottobre dicembre lunedì domenica`,
}

function listed(words: string): ReadonlySet<string> {
  return new Set(folded(words).split(/\s+/))
}

/** Folded stop words by language. */
export const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: listed(LISTS.en),
  es: listed(LISTS.es),
  fr: listed(LISTS.fr),
  de: listed(LISTS.de),
  it: listed(LISTS.it),
}
