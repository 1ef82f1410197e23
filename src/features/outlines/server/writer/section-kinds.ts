/** The blocks an outline is made of. Which mail uses which, and in what order, says `archetype-plans.ts`. */
export const SECTION_KINDS = [
  // First screens of designed mails.
  'heroProduct', // one product and the one thing it changes
  'heroBack', // something that can be ordered again
  'heroOccasion', // a holiday, a gift occasion, a season
  'heroOffer', // an offer with its terms
  'heroQuestion', // the question this mail answers
  'heroQuote', // a customer's sentence
  'heroTeaser', // a hint of what is coming
  'heroPeople', // people and places behind the brand
  'heroPicks', // a selection
  'heroFirst', // the reader gets something before others
  'heroReminder', // it is time: to reorder, to come back, to use points
  // Blocks for either type.
  'whyMade', // why this product exists
  'whyPicked', // why these picks and not others
  'proofPoints', // three checkable reasons
  'closeUp', // material or ingredient from near
  'origin', // where it comes from, how it is made
  'limits', // what it does and what it does not do
  'productGrid', // several products
  'spotlight', // one product that helps here
  'recipients', // gifts by person
  'priceBands', // gifts by budget, with real prices only
  'steps', // three steps
  'mistake', // one common mistake
  'comparisonTable', // two products side by side
  'pickByNeed', // "take this one if ..."
  'setParts', // what each part of a set does
  'setValue', // why together rather than one by one
  'doubt', // the reader's objection, said aloud
  'answer', // the honest answer to it
  'evidence', // what shows that the answer is true
  'faq', // two questions that keep people from buying
  'policy', // returns, delivery, contact: as they really are
  'customerStory', // one customer and what they bought
  'moreVoices', // two more short quotes
  'photoStrip', // three captioned photos
  'stories', // three short pieces of news
  'community', // readers' corner
  'editorNote', // a few words from the person who writes
  'deadline', // the date that matters and why
  'terms', // terms and exclusions
  'access', // how to get in, join or be told
  'exampleQuestions', // two or three sample questions
  'whatChanged', // what is different since the last visit
  'stayOrLeave', // stay subscribed or go, both one click
  'usageTime', // how long it lasts, when to reorder
  'commitment', // what the brand does for its cause
  'notYet', // what is still missing
  'takePart', // how the reader can join in
  'rewards', // points and what they buy
  'referralTerms', // who gets what
  'whyAsk', // why a survey, and how long it takes
  'afterAnswers', // what happens with an answer
  'wish', // the greeting itself
  'practicalInfo', // opening times, parcel dates, contact
  'closingCta', // the last block with the button
  // Blocks of plain-text mails; three of them also open or carry a designed one.
  'greetingLine', // salutation and first sentence
  'personalOpening', // a scene told by one person
  'turningPoint', // the moment that changed something
  'oneThought', // one idea, said simply
  'shortPicks', // three picks, a line each
  'oneLink', // the one link
  'plainOffer', // what ends, and when, in one line
  'skipLink', // opt out of this occasion
  'signOff', // signature and P.S.
] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

/** How long the text of a block is. */
export const LENGTHS = [
  'headline', // headline and a sentence below it
  'line', // one sentence
  'paragraph', // one short paragraph
  'threeLines', // three short lines
  'tiles', // name, reason and link per product
  'captions', // a caption per picture
  'table', // cells of a table
  'questions', // question and answer, twice
  'quoted', // a quote and who said it
  'button', // a line above the button
  'signature', // name, role and P.S.
] as const
export type LengthKind = (typeof LENGTHS)[number]

/** The pictures and graphics a designer may need. */
export const SHOTS = [
  'packshot', // the product alone
  'inUse', // the product in somebody's hands, at the moment it is used
  'detail', // near enough to see the material
  'flatLay', // several products from above
  'grid', // cut-outs for a product grid
  'pair', // two products side by side
  'customer', // a customer's own photo, with permission
  'quoteCard', // a set quote
  'stepPhotos', // three pictures of three steps
  'place', // workshop, office, landscape of origin
  'portrait', // a person of the team
  'archive', // pictures from earlier days
  'season', // mood of the season or the occasion
  'giftScene', // a gift being wrapped or handed over
  'silhouette', // cropped or covered product
  'offerCard', // the offer as type, no picture needed
  'dateCard', // dates as a small calendar graphic
  'tableGraphic', // a table as live text
  'progress', // points or progress as a bar
  'pattern', // brand colours and texture, quiet background
] as const
export type ShotKind = (typeof SHOTS)[number]

export const MOODS = ['fresh', 'useful', 'warm', 'calm', 'festive', 'brisk', 'personal', 'proud'] as const
export type MoodKind = (typeof MOODS)[number]

/** What a mail is judged by. */
export const METRICS = [
  'orders',
  'clicks',
  'revenue',
  'replies',
  'basket',
  'responses',
  'reactivated',
  'cleanExit',
  'goodwill',
  'optOuts',
  'referrals',
  'repeat',
] as const
export type MetricKind = (typeof METRICS)[number]

/** Who is left out of a send. */
export const EXCLUSIONS = [
  'recentBuyers', // bought in the last two weeks
  'ownersOfProduct', // already have the product
  'openCases', // have an unanswered question to support
  'inactive', // have not clicked for half a year
  'activeBuyers', // bought in the last four months
  'occasionOptOut', // asked not to get mails about this occasion
  'recentSurvey', // answered a survey in the last three months
] as const
export type ExclusionKind = (typeof EXCLUSIONS)[number]

/** Facts of the brand or the idea that a block may lean on. */
export const FACTS = [
  'idea',
  'product',
  'products',
  'objection',
  'pain',
  'trigger',
  'process',
  'interests',
  'audience',
  'say',
  'window',
  'winner',
] as const
export type FactKind = (typeof FACTS)[number]

/** Five ways to open a mail's door; every outline offers one subject line of each. */
export const ANGLES = ['benefit', 'question', 'number', 'curiosity', 'news'] as const
export type Angle = (typeof ANGLES)[number]
