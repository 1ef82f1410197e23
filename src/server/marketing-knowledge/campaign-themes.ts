/** What a past campaign was about, specific before general: the first whose words occur is taken. */
const themeWords = {
  lastchance:
    /last chance|ends? (tonight|today|soon)|final hours|last call|última|termina|ultimas horas|dernière|dernier jour|letzte|endet|ultim[aei]|scade/i,
  giftguide: /gift|regal[oa]|cadeau|geschenk|idee regalo/i,
  restock:
    /back in stock|restock|is back|ha vuelto|de vuelta|vuelve a estar|de retour|wieder da|wieder verfügbar|tornat[oa]|di nuovo disponibile/i,
  winback:
    /miss you|been a while|come back|echamos de menos|cuánto tiempo|nous manquez|longtemps|vermissen|lange nicht|manchi|da un po/i,
  replenish:
    /running low|refill|reorder|se (te )?acaba|repon|à court|recommander|nachbestell|vorrat|sta finendo|riordina/i,
  quiz: /quiz|find your|which .* are you|encuentra tu|test|trouvez votre|finde dein|trova (il|la) tu/i,
  survey:
    /survey|feedback|quick question|poll|vote|encuesta|pregunta|sondage|votre avis|umfrage|kurze frage|sondaggio|domanda/i,
  vip: /vip|early access|exclusive|acceso anticipado|avant.première|accès|vorab|exklusiv|anteprima|esclusiv/i,
  bundle: /bundle|\bset\b|together|pack|kit|coffret|ensemble|im set|zusammen|insieme/i,
  ugc: /review|customers? (say|love)|stories|opinion|reseñ|avis|témoign|bewertung|kundenstimmen|recension|dicono/i,
  bestsellers:
    /best.?sell|top \d|favou?rites|más vendid|favorit|meilleures ventes|incontournable|bestseller|lieblings|più vendut|più amat/i,
  story:
    /our story|behind|founder|meet the|nuestra historia|notre histoire|coulisses|unsere geschichte|hinter den|nostra storia|dietro le quinte/i,
  sale: /sale|% ?off|\bdiscount|\bdeal|\bpromo|rebaja|oferta|descuento|soldes|promo|remise|rabatt|angebot|reduziert|\bsale\b|sconto|saldi|offert|black friday|cyber/i,
  launch:
    /\bnew\b|introducing|launch|just dropped|nuev[oa]|llega|novedad|nouveau|nouvelle|voici|\bneu(e|er|es)?\b|nuov[oa]|ecco|lancio/i,
  howto:
    /how to|guide|tips|ways to|cómo|guía|consejos|comment|conseils|astuces|so geht|anleitung|tipps|come |guida|consigli/i,
} as const

export type CampaignTheme = keyof typeof themeWords

export const CAMPAIGN_THEMES = Object.keys(themeWords) as readonly CampaignTheme[]

export function campaignThemeOf(name: string, subject: string | null): CampaignTheme | null {
  const text = `${name} ${subject ?? ''}`
  return CAMPAIGN_THEMES.find((theme) => themeWords[theme].test(text)) ?? null
}

export function isCampaignTheme(theme: string): theme is CampaignTheme {
  return theme in themeWords
}
