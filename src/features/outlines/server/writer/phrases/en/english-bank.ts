import type { PhraseBank } from '../../phrase-bank.ts'
import { ENGLISH_ARCHETYPES } from './archetypes.ts'
import { ENGLISH_SECTIONS } from './sections.ts'

const AMERICAN = [
  [/\b([Cc])olour/g, '$1olor'],
  [/\b([Ff])avourite/g, '$1avorite'],
  [/\b([Gg])rey\b/g, '$1ray'],
  [/\b([Cc])entre\b/g, '$1enter'],
  [/\b([Pp])rogramme/g, '$1rogram'],
] as const

export const ENGLISH_BANK: PhraseBank = {
  language: 'en',
  sections: ENGLISH_SECTIONS,
  archetypes: ENGLISH_ARCHETYPES,
  lengths: {
    headline: 'Headline of up to eight words, then one sentence of up to 20.',
    line: 'One sentence of up to 20 words.',
    paragraph: 'One paragraph of 35 to 50 words.',
    threeLines: 'Three lines of up to 12 words each.',
    tiles: 'Per product: name, one reason of up to ten words, link.',
    captions: 'One caption of up to ten words per picture.',
    table: 'Cells of up to five words.',
    questions: 'Question in bold, answer of up to 35 words.',
    quoted: 'Quote of up to 25 words, then who said it.',
    button: 'One line of up to twelve words above the button.',
    signature: 'Two lines and one sentence.',
  },
  facts: {
    idea: ['The idea in its own words: “{description}”', 'From the idea: “{description}”'],
    product: ['Product to name, spelled exactly so: {product}.', 'Write the name as the shop does: {product}.'],
    products: [
      'Products to choose from, spelled exactly so: {products}.',
      'Names as the shop writes them: {products}.',
    ],
    objection: [
      'The doubt in the buyers’ own words: “{objection}”',
      'What buyers say, from the profile: “{objection}”',
    ],
    pain: [
      'What bothers readers, in the profile’s words: “{pain}”',
      'A problem to pick up, from the profile: “{pain}”',
    ],
    trigger: [
      'The moment people start looking: “{trigger}”',
      'What sets a purchase off, from the profile: “{trigger}”',
    ],
    process: ['How people buy here, from the profile: “{process}”', 'Keep in mind how readers decide: “{process}”'],
    interests: [
      'What readers care about: “{interests}”',
      'Common ground with readers, from the profile: “{interests}”',
    ],
    audience: ['Who reads this, from the profile: “{audience}”', 'Picture this reader: “{audience}”'],
    say: ['A phrase the brand likes, if it fits here: “{say}”', 'Could carry this preferred phrase: “{say}”'],
    window: ['The mail goes out in this window: {window}.', 'Send window: {window}.'],
    winner: ['A past mail that did well, for the style: “{winner}”', 'Look at this earlier success first: “{winner}”'],
  },
  button: 'Button: “{cta}”.',
  plainVisuals: [
    'None: plain text on a white ground.',
    'None. Text only, set like a personal mail.',
    'No picture. One column, normal type size.',
  ],
  plainRest: 'None, text only.',
  signatureVisual: 'None, or a small portrait beside the signature.',
  brief: {
    whyDate: [
      'Why now: {occasion} is near, so the mail belongs in this window: {window}.',
      'Why now: {occasion} is on readers’ minds, and planning it early beats being loud.',
    ],
    whySeason: [
      'Why now: readers feel the season at home, and that changes what they need: {occasion}.',
      'Why now: the season turns and habits with it: {occasion}.',
    ],
    whyTrigger: 'Why now: in {month}, many readers will meet this moment: “{trigger}”.',
    whyPain: 'Why now: readers live with this problem, and the mail picks it up: “{pain}”.',
    whyObjection: 'Why now: before the next offer goes out, this doubt deserves an answer: “{objection}”.',
    whyPlain: {
      promo: [
        'Why now: some readers are nearly ready to buy in {month} and need one clear reason and a short way.',
        'Why now: {month} is a good time to give readers who hesitate a simple choice.',
      ],
      content: [
        'Why now: a useful mail in {month} is remembered at the next order.',
        'Why now: between two offers, {month} has room for a mail that helps readers decide.',
      ],
      relation: [
        'Why now: between two offers, {month} needs one mail that does not push.',
        'Why now: readers who know the people behind {brand} read the next mail too.',
      ],
      lifecycle: [
        'Why now: these readers are at a point where one timely mail decides what happens next.',
        'Why now: this group is small, easy to reach and often forgotten in a busy {month}.',
      ],
    },
    whyWinner: 'An earlier mail shows that the subject works: “{winner}”.',
    who: 'For: {segment}.',
    goals: {
      orders: 'Judge it by orders per thousand mails delivered, next to the last similar mail.',
      clicks: 'Judge it by the click rate, next to the last similar mail.',
      revenue: 'Judge it by revenue per recipient, next to the last similar mail.',
      replies: 'Judge it by replies first and clicks second.',
      basket: 'Judge it by the average order value of those who clicked.',
      responses: 'Judge it by the number of finished answers.',
      reactivated: 'Judge it by the lapsed customers who order again within a month.',
      cleanExit: 'Judge it by readers who choose to stay, and by a low rate of spam reports.',
      goodwill: 'Judge it by a low unsubscribe rate, not by sales.',
      optOuts: 'Judge it by opt-outs recorded and by few complaints later.',
      referrals: 'Judge it by invitations sent and first orders that come from them.',
      repeat: 'Judge it by the repeat orders of members in the next 30 days.',
    },
  },
  segment: {
    include: 'Include: {include}.',
    exclude: 'Leave out: {exclude}.',
    exclusions: {
      recentBuyers: 'customers who bought in the last 14 days',
      ownersOfProduct: 'customers who already own the product',
      openCases: 'customers with an open support case',
      inactive: 'readers without a click in the last 180 days',
      activeBuyers: 'customers who bought in the last four months',
      occasionOptOut: 'readers who asked to skip mails about this occasion',
      recentSurvey: 'readers who answered a survey in the last three months',
    },
  },
  shots: {
    packshot: {
      assets: ['packshot of {product}, cut out', 'product packshot, cut out'],
      directions: [
        'Packshot of {product}: plain ground, light from the side, label readable, soft real shadow.',
        'Packshot on a plain ground, light from the side, label readable, soft real shadow.',
      ],
    },
    inUse: {
      assets: ['photo of {product} in use', 'photo of the product in use'],
      directions: [
        '{product} in use, cropped to hands and object, daylight, background out of focus.',
        'Product in use, cropped to hands and object, daylight, background out of focus.',
      ],
    },
    detail: {
      assets: ['close-up of {product}', 'close-up of the material'],
      directions: [
        'Close-up of {product}: fill the frame with the material, one sharp plane, no props.',
        'Close-up that fills the frame with the material, one sharp plane, no props.',
      ],
    },
    flatLay: {
      assets: ['flat lay of {products}', 'flat lay of the products'],
      directions: [
        'Flat lay from above in the order of use, equal gaps, one ground colour, no decoration that is not for sale.',
      ],
    },
    grid: {
      assets: ['cut-outs for the product grid: {products}', 'cut-outs for the product grid'],
      directions: ['Cut-outs at one scale and one angle so that the grid looks like one family.'],
    },
    pair: {
      assets: ['packshots of {product} and {productB} at one scale', 'two packshots at one scale'],
      directions: ['Two products side by side at true relative size, same light, a hand for scale if it helps.'],
    },
    customer: {
      assets: ['customer photo with written permission'],
      directions: ['A customer’s own photo, not retouched, with the place visible. No stock people.'],
    },
    quoteCard: {
      assets: ['quote card, text live'],
      directions: ['Quote set in the brand typeface on a plain ground, line breaks by sense, name small below.'],
    },
    stepPhotos: {
      assets: ['three step photos or a short loop'],
      directions: ['Three steps from one camera position, same hands, same light, the object in the middle.'],
    },
    place: {
      assets: ['photo of the place of work'],
      directions: ['The place as it is on a working day, wide, natural light, one person busy in it.'],
    },
    portrait: {
      assets: ['portrait of the sender'],
      directions: ['Portrait of the sender at work, eye level, no studio background.'],
    },
    archive: {
      assets: ['one to three archive pictures'],
      directions: ['Archive picture left as it is, with its scratches, caption with what it shows.'],
    },
    season: {
      assets: ['season picture: {occasion}', 'season picture for {month}'],
      directions: [
        'Light, plants and table tell the season without clichés: {occasion}. One accent colour.',
        'Light, plants and table tell the season of {month} without clichés. One accent colour.',
      ],
    },
    giftScene: {
      assets: ['gift scene with {product}', 'gift scene'],
      directions: [
        'Hands wrapping or handing over, paper in a brand colour, product clearly visible, no faces needed.',
      ],
    },
    silhouette: {
      assets: ['covered or cropped product picture'],
      directions: ['Outline or shadow only, one strip of light, dark ground, nothing readable.'],
    },
    offerCard: {
      assets: ['offer card as live text: {offer}'],
      directions: [
        'Offer as large type with strong contrast, also readable with pictures off; end date in the same block.',
      ],
    },
    dateCard: {
      assets: ['date card as live text: {date}'],
      directions: ['Date as a calendar sheet in brand colours, large figures, one word below.'],
    },
    tableGraphic: {
      assets: ['comparison table as live text'],
      directions: ['Table with wide rows and thin rules, difference in bold, stacked to cards on a phone.'],
    },
    progress: {
      assets: ['progress bar, filled by the sending platform'],
      directions: ['Bar with a clear start and goal, label as live text, works without colour too.'],
    },
    pattern: {
      assets: ['background in brand colours'],
      directions: ['Quiet ground in one brand colour with a hint of paper or fabric, nothing that fights the text.'],
    },
  },
  moods: {
    fresh: ['Curious and light: much white, one strong colour, short lines that leave room to look.'],
    useful: ['Clear as a good manual: calm layout, numbers and labels first, no decoration without a job.'],
    warm: ['Warm and close: real light, real people, a slow pace, text that sounds spoken.'],
    calm: ['Quiet and respectful: few colours, much air, no pressure anywhere.'],
    festive: ['Festive without noise: a season colour beside the brand colours, soft light, a little sparkle at most.'],
    brisk: ['Quick and certain: large type, strong contrast, the offer and its end visible at once.'],
    personal: ['Like a letter from one person: one column, no blocks, one link.'],
    proud: ['Generous and a little proud: deep colour, large type, thanks before business.'],
  },
  defaultTone: 'Friendly, plain and concrete; short sentences, no hype.',
  address: { casual: '', formal: '' },
  defaultAddress: 'casual',
  addressHints: null,
  notes: {
    assets: 'To prepare:',
    plain: 'No pictures needed. Send it as a plain one-column mail with the system typeface and one link.',
    craft:
      'Pictures 1200 pixels wide for a 600 pixel column. Alt text for every picture says what is seen. Headlines, buttons and dates stay live text and hold up in dark mode.',
    fillIn: 'To fill in before production:',
    fillIns: {
      offer: '{offer}: the exact offer, price or terms, approved by the brand; without it, drop the line',
      quote: '{quote}: a real customer quote with permission; without it, drop the block',
      date: '{date}: the settled date, with time zone where it matters',
      link: '{link}: the exact address or source on the brand’s own site',
    },
    nothingToFillIn: 'Nothing is left open: no offer, quote or date has to be supplied.',
    compliance: 'Compliance, from the brand profile:',
  },
  links: {
    home: 'Home page',
    product: ['Product page for {product} (set the exact page)', 'Product page (set the exact page)'],
    collection: 'Collection (set the exact page)',
    policy: 'Delivery and returns (set the exact page)',
  },
  titles: {
    launch: ['Launch: {product}', 'Launch of the new product'],
    teaser: ['First hint: {product}', 'First hint of what is coming'],
    restock: ['Back in stock: {product}', 'Back in stock this {month}'],
    bestsellers: ['Favourites in {month}', 'The short list of favourites'],
    ugc: ['Customers on {product}', 'Customer stories in {month}'],
    howto: ['How to get more out of {product}', 'A useful guide for {month}'],
    ingredient: ['Inside {product}', 'A look inside the product'],
    story: ['The story behind {brand}', 'The story behind the brand'],
    bts: ['Behind the scenes of {product}', 'Behind the scenes in {month}'],
    objection: ['A fair doubt about {product}', 'A fair doubt, answered'],
    comparison: ['{product} or {productB}: which one', 'Which one fits: a comparison'],
    bundle: ['Together: {product} and {productB}', 'The set that belongs together'],
    vip: ['Early access for regulars: {product}', 'Early access for regulars'],
    giftguide: ['Gift guide: {occasion}', 'Gift guide for {month}'],
    sale: ['Offer for {occasion}', 'The offer of {month}'],
    flash: ['One-day offer: {product}', 'One-day offer in {month}'],
    lastchance: ['Last call: {product}', 'Last call for the offer'],
    plainnote: ['A short note on {product}', 'A short note in {month}'],
    quiz: ['Quiz: which product fits', 'The product finder quiz'],
    winback: ['A reason to come back', 'Come back and have a look'],
    sunset: ['Stay on the list or go', 'Do you want to stay'],
    replenish: ['Time to reorder {product}', 'Time to reorder'],
    values: ['What we stand for in {month}', 'What we do and what is open'],
    survey: ['Survey on {product}', 'A short survey in {month}'],
    referral: ['Bring a friend: {product}', 'Bring a friend to the shop'],
    loyalty: ['Points and rewards in {month}', 'Points and rewards'],
    greeting: ['Greetings: {occasion}', 'Greetings from the team'],
    roundup: ['Our picks for {month}', 'A selection worth a look'],
    newsletter: ['{month} at {brand}', 'The digest for {month}'],
    milestone: ['A milestone at {brand}', 'A milestone, with thanks'],
    preference: ['Skip mails: {occasion}', 'Skip mails about an occasion'],
  },
  spelling: { US: AMERICAN },
}
