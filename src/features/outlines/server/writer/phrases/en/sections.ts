import type { PhraseBank } from '../../phrase-bank.ts'

export const ENGLISH_SECTIONS: PhraseBank['sections'] = {
  heroProduct: {
    name: 'Hero: the product',
    visuals: [
      'Full-width photo of {product} in use, cropped close, calm space on the left for the headline. Eye level, daylight, one subject only.',
      'Full-width photo of the product at the moment it is used, one subject, plenty of quiet space for the headline, warm daylight.',
      'Product alone on a plain ground in a brand colour, lit from the side, large in the frame, headline above it.',
    ],
    copies: [
      'Headline names {product} and the one thing it changes for the reader. The line below says when that is felt first.',
      'Headline says the one thing that gets easier, in plain words. The line below names the product and the moment of use.',
      'Open with the moment before the product: what is annoying today. The line below shows the same moment with it.',
    ],
  },
  heroBack: {
    name: 'Hero: back again',
    visuals: [
      'Full-width packshot of {product} with a small tag that says it is back. Plain ground, strong side light, no clutter.',
      'Full-width packshot with a small tag that says it is back. Plain ground, strong side light, sizes or variants lined up behind it.',
    ],
    copies: [
      'Headline says in five words that {product} can be ordered again. The line below says who should look first.',
      'Headline says plainly that it is back. The line below says what has stayed the same and what to choose between.',
    ],
  },
  heroOccasion: {
    name: 'Hero: the occasion',
    visuals: [
      'Full-width scene that belongs to the day: {occasion}. Hands, light and table tell the season; the product is part of it, not the star.',
      'Full-width scene of the season with people rather than props. Soft light, brand colours in small accents, quiet space for the headline.',
    ],
    copies: [
      'Headline names the occasion and the feeling, not the product. Draft: “{occasion}: a small thing that says a lot.”',
      'Headline names the moment in the year and what it feels like at home. The line below says how this mail helps with it.',
    ],
  },
  heroOffer: {
    name: 'Hero: the offer',
    visuals: [
      'Type as the picture: {offer} set large on a brand colour, end date right below it, button in the first screen.',
      'Offer set large on a plain brand colour, product cut-out at the edge, end date and button visible without scrolling on a phone.',
    ],
    copies: [
      'Headline is the offer itself: {offer}. The line below says what it applies to and when it ends: {date}.',
      'Say the offer first, {offer}, then the end, {date}. No story in the first screen; the reader decides in three seconds.',
    ],
  },
  heroQuestion: {
    name: 'Hero: the question',
    visuals: [
      'Question set large on a quiet ground, one small photo of {product} at the side. No second message in this screen.',
      'Question set large on a quiet ground, one photo of the situation it is about, cropped so that no face is needed.',
    ],
    copies: [
      'Headline is the question this mail answers, as a customer would ask it. The line below promises the answer in this mail.',
      'Ask the question straight, without a pun. The line below says what the reader will know at the end and how long it takes.',
    ],
  },
  heroQuote: {
    name: 'Hero: a customer’s sentence',
    visuals: [
      'Quote set large across two or three lines, photo of the customer or of {product} in their hands below it, taken by themselves.',
      'Quote set large across two or three lines, real customer photo below it, first name and place in small type.',
    ],
    copies: [
      'Headline is one real sentence from a customer, word for word: {quote}. Keep their grammar; shorten only with dots.',
      'Choose a sentence about a result, not about the shop: {quote}. The line below says who speaks and what they use.',
    ],
  },
  heroTeaser: {
    name: 'Hero: a first hint',
    visuals: [
      'Detail so close that it can be guessed but not recognised: an edge, a texture, a shadow. Dark ground, one accent colour.',
      'Covered or cropped product in one shaft of light. No logo on the object, date set small below the picture.',
    ],
    copies: [
      'Headline promises something new and gives the date: {date}. The line below gives one honest clue about what it is for.',
      'Headline keeps the name back and says who it is made for. The line below says when it will be shown: {date}.',
    ],
  },
  heroPeople: {
    name: 'Hero: people at work',
    visuals: [
      'Candid full-width photo from the work behind {brand}: hands, tools, real light. Nobody looks into the camera.',
      'Wide photo of the place where the work is done, one person in it, natural light, no staged smile.',
    ],
    copies: [
      'Headline is a sentence somebody on the team would really say. The line below tells where we are and what is going on.',
      'Headline names the place or the moment, no slogan. The line below says why we show it today.',
    ],
  },
  heroPicks: {
    name: 'Hero: the selection',
    visuals: [
      'The products in one picture, from above, arranged by use and not by size: {products}. Plain ground, soft shadow.',
      'Three to five products in one calm picture from above, arranged by use and not by size. Plain ground, soft shadow.',
    ],
    copies: [
      'Headline says what ties the picks together. The line below promises that reading takes a minute.',
      'Headline names the person or the day these picks are for. The line below says how they were chosen.',
    ],
  },
  heroFirst: {
    name: 'Hero: you are first',
    visuals: [
      'Quiet, almost plain first screen: one line of large type on a deep brand colour, small sign for regulars, button.',
      'Product half in shadow, one line of large type across it. It should feel like a door held open, not like a sale.',
    ],
    copies: [
      'Headline says that regulars see this before anyone else. The line below says what and until when: {date}.',
      'Thank first, then invite. Draft: “You have been here a while. So you get to look first.”',
    ],
  },
  heroReminder: {
    name: 'Hero: it is time',
    visuals: [
      'Photo of {product} nearly used up or well worn, in its usual place at home. Friendly, a little untidy, morning light.',
      'Everyday photo of the spot at home where the product is missing. Friendly, a little untidy, soft light.',
    ],
    copies: [
      'Headline says what the reader will notice soon, without pressure. The line below offers the short way out.',
      'Open like a friend who remembers. Draft: “It has been a while. Here is the short version.”',
    ],
  },
  whyMade: {
    name: 'Why it exists',
    visuals: [
      'Two pictures side by side: the problem as people know it on the left, {product} solving it on the right. Same angle, same light.',
      'One photo of an early version or a sketch beside the finished product, short caption under each.',
    ],
    copies: [
      'Tell what bothered us or our customers, then the one decision that followed. First person plural, no adjectives about ourselves.',
      'Start with “We kept hearing the same thing.” Say what it was, then what we changed because of it.',
    ],
  },
  whyPicked: {
    name: 'Why these',
    visuals: [
      'Narrow text column with a small portrait of the person who chose, name and role beside it.',
      'Plain block without a picture, one sentence set larger than the rest, brand colour as a thin line at the side.',
    ],
    copies: [
      'Say who made the choice and by which rule, in the first person. One rule is enough, for example what gets reordered.',
      'Say what was left out and why. A choice is believed when it has an edge.',
    ],
  },
  proofPoints: {
    name: 'Three reasons',
    visuals: [
      'Three columns, on a phone stacked: a simple line icon, four words, one sentence each. Same height, plenty of air.',
      'Three close-up photos in a row, each showing one reason; headline of four words under each.',
    ],
    copies: [
      'Three reasons a reader can check: a material, a way of making, a use. Each starts with the reason, not with “we”.',
      'Name three small facts about {product} from the product page, most useful first. Leave out anything a rival could also say.',
    ],
  },
  closeUp: {
    name: 'A close look',
    visuals: [
      'Macro photo of {product}, edge to edge, with two or three thin lines to short labels. Texture must be felt.',
      'Macro photo of the material, edge to edge, with two or three thin lines to short labels set as live text.',
    ],
    copies: [
      'Explain what is seen: name each labelled part and what it does for the reader. No jargon without a short explanation.',
      'Describe how it feels, smells or sounds in use, then name the part that causes it.',
    ],
  },
  origin: {
    name: 'Where it comes from',
    visuals: [
      'Three small pictures from left to right as a path: source, making, the finished thing. Thin arrow between them.',
      'Simple drawn map or process line in brand colours with three stops, one short label per stop.',
    ],
    copies: [
      'Follow one piece from its source to the parcel in three stops. Name places and people only where we know them.',
      'Tell one step of the work that nobody sees, and why it is not skipped.',
    ],
  },
  limits: {
    name: 'What it can and cannot do',
    visuals: [
      'Two short columns, “does” and “does not”, equal weight and size, no red crosses. Text stays live.',
      'Plain text block with two small headings, a thin rule between them, no picture.',
    ],
    copies: [
      'Two or three things it does, one thing it does not do. The honest line earns the trust for the others.',
      'Say for whom this is the wrong choice, in one friendly sentence. Then say for whom it is right.',
    ],
  },
  productGrid: {
    name: 'The products',
    visuals: [
      'Grid of cut-outs on one ground, two per row on a phone: {products}. Same scale, name below, whole tile is the link.',
      'Grid of three to six cut-outs on one ground, two per row on a phone. Same scale, name below, whole tile is the link.',
    ],
    copies: [
      'One reason per product that fits this mail, not the shop text. Start with the use: for whom, for when.',
      'Order the tiles by how easy the choice is, simplest first. Each reason begins with a different word.',
    ],
  },
  spotlight: {
    name: 'The product that helps',
    visuals: [
      'Photo of {product} in use on one side, text and button on the other; stacked on a phone, picture first.',
      'One product photo in use on one side, text and button on the other; stacked on a phone, picture first.',
    ],
    copies: [
      'Say in one sentence how {product} helps with exactly this, then what the reader sees when they click.',
      'Link the topic to one product without a leap: the problem, the part of the product that deals with it, the link.',
    ],
  },
  recipients: {
    name: 'By person',
    visuals: [
      'Three wide tiles, each a small scene of the person who gets the gift, with one product. Name of the person type as headline.',
      'Three tiles with drawn or photographed hands that hold the gift. One brand colour per person type.',
    ],
    copies: [
      'Three people everyone knows, described by a habit and not by age. One product and one reason for each.',
      'Headline per tile is the person: “For the one who …”. Use a habit from daily life; then the product and why.',
    ],
  },
  priceBands: {
    name: 'By budget',
    visuals: [
      'Two or three narrow bands with a product each, price set as live text from the shop on the day of sending.',
      'Slim row of two or three buttons, one per budget, each leading to a filtered list.',
    ],
    copies: [
      'Label the bands with real prices from the shop and nothing else: {offer}. Small gift, proper gift, big thank-you.',
      'Help by budget without the word “cheap”. Fill in the real prices on the day of sending: {offer}.',
    ],
  },
  steps: {
    name: 'Three steps',
    visuals: [
      'Three pictures of the same hands at the same table, numbered, same crop. The eye follows one movement.',
      'Short loop of the movement, three seconds, with a still first frame that explains itself; numbers as live text.',
    ],
    copies: [
      'Three steps, each starts with a verb and fits into one breath. Say what the reader should see when it worked.',
      'Write the steps for somebody who does it for the first time, with things they have at home.',
    ],
  },
  mistake: {
    name: 'The common mistake',
    visuals: [
      'One photo of the mistake, friendly and familiar, with a small note in hand lettering. No warning colours.',
      'Two small pictures: how it mostly goes, how it goes well. Same angle, short label under each.',
    ],
    copies: [
      'Describe the mistake without blame: we did it too. Then the one thing to change, in a single sentence.',
      'Name what most people do first, why it seems right, and what works better.',
    ],
  },
  comparisonTable: {
    name: 'Side by side',
    visuals: [
      'Table as live text, two columns with small packshots on top: {product} and {productB}. Five rows, the difference in bold.',
      'Table as live text with small packshots on top, four or five rows, the difference in bold, readable at phone width.',
    ],
    copies: [
      'Rows follow the questions of a buyer: for whom, when, how big, how to care for it. Only facts from the product pages.',
      'Begin with the row in which they differ most. Leave out rows in which both say the same.',
    ],
  },
  pickByNeed: {
    name: 'Take this one if',
    visuals: [
      'Two or three lines with a small product picture each, set like a short list. Button after every line.',
      'Simple choice tree with two branches, drawn in brand colours, each ending at a product.',
    ],
    copies: [
      'Complete the sentence “Take this one if …” once for {product} and once for {productB}. Situations, not features.',
      'Complete the sentence “Take this one if …” for each product. Situations, not features; one line each.',
    ],
  },
  setParts: {
    name: 'What each part does',
    visuals: [
      'Flat lay of {product} and {productB} with thin lines to labels, in the order of use from left to right.',
      'Flat lay of the set with thin lines to labels, in the order of use from left to right.',
    ],
    copies: [
      'One line per part: what it does in the set that it cannot do alone. Keep the order in which it is used.',
      'Show the hand-over: what the first part leaves open, the second takes up.',
    ],
  },
  setValue: {
    name: 'Why together',
    visuals: [
      'Narrow band in a brand colour with one sentence and the button, no picture.',
      'Set in its parcel, photographed from above, lid half open, one line of text beside it.',
    ],
    copies: [
      'Say what the reader saves in effort: one order, parts that fit. A price advantage only if there is one: {offer}.',
      'Say who has asked for this set and for which day it was put together. Terms, if any: {offer}.',
    ],
  },
  doubt: {
    name: 'The doubt',
    visuals: [
      'The doubt as a large quote on a plain ground: “{objection}”. No picture, no answer yet.',
      'The doubt as a large quote on a plain ground, small photo of the product below it. No answer yet.',
    ],
    copies: [
      'Say the doubt aloud, word for word: “{objection}”. Then agree with the part of it that is fair.',
      'Name the doubt as a careful buyer would say it, without softening it. Then agree with the part that is fair.',
    ],
  },
  answer: {
    name: 'The honest answer',
    visuals: [
      'Text block in a comfortable measure, first sentence set larger. A small photo of {product} where the eye rests.',
      'Text block in a comfortable measure, first sentence set larger, one calm detail photo beside it.',
    ],
    copies: [
      'Answer in the first sentence: yes, no or it depends. Then the reason, then what the reader can check at home.',
      'Give the short answer, then the case in which the doubt is right. That makes the rest believable.',
    ],
  },
  evidence: {
    name: 'What shows it',
    visuals: [
      'One photo that proves the point: a seam, a measurement, a label, a trace of daily use. Short caption.',
      'Screenshot-like crop of the guide or page that helps, with a frame in a brand colour and one arrow.',
    ],
    copies: [
      'Show instead of claiming: what to measure, look at or compare, and where to find it on the site.',
      'Point to one thing anybody can check on {product} before buying, and say how.',
    ],
  },
  faq: {
    name: 'Two questions',
    visuals: [
      'Two questions as bold lines with the answers below, no boxes. Small product picture at the end.',
      'Two chat bubbles with questions, answers in the measure of the text. No stock photo.',
    ],
    copies: [
      'Take the two questions support hears most. First one: “{objection}”. Answer each in two sentences, starting with the answer.',
      'Take the two questions support hears most. Answer each in two sentences, starting with the answer.',
    ],
  },
  policy: {
    name: 'If it does not fit',
    visuals: [
      'Slim row of two or three line icons with short labels, each a link to the page with the terms.',
      'Plain line of text above the footer with one link, no icons.',
    ],
    copies: [
      'Say what happens if it is the wrong choice, exactly as the terms on the site say it. Link to them.',
      'One sentence on exchange and contact as they really are, one link. Promise nothing that the terms do not.',
    ],
  },
  customerStory: {
    name: 'One customer’s story',
    visuals: [
      'Customer photo with {product} in their own surroundings, unretouched, portrait format, text beside it.',
      'Real customer photo in their own surroundings, unretouched, portrait format, text beside it.',
    ],
    copies: [
      'Tell it in order: what was difficult, what they tried, what is different now. End with their words: {quote}.',
      'Three sentences about one person and one day. Only what they have told us; end with their words: {quote}.',
    ],
  },
  moreVoices: {
    name: 'Two more voices',
    visuals: [
      'Two quote cards in brand colours, different lengths, first name and product below. No stars unless they are real.',
      'Two short quotes in large type with a thin rule between them, first name below each.',
    ],
    copies: [
      'Two short quotes on different points, word for word: {quote}. One of them may name a small weakness.',
      'One quote from a first order, one from somebody who came back: {quote}. First name and product below.',
    ],
  },
  photoStrip: {
    name: 'Three pictures',
    visuals: [
      'Three photos in one row, on a phone one below the other: the place, the hands, the result. Same light in all.',
      'Three snapshots with white borders, slightly different sizes, as if laid on a table.',
    ],
    copies: [
      'A caption per picture that tells what cannot be seen: a name, a sound, a reason.',
      'Captions read as one sentence across the three pictures. The last one leads to the next block.',
    ],
  },
  stories: {
    name: 'Three short stories',
    visuals: [
      'Three rows, picture and text changing sides, one headline and link each. Pictures in the same format.',
      'Three cards below each other, each with a small picture, a headline and a link. The first a little larger.',
    ],
    copies: [
      'Three short pieces: something new, something useful, something human. Each headline says what is in it.',
      'Pick what happened this {month} at {brand}: one piece of news, one tip, one look back. The link text says where it leads.',
    ],
  },
  community: {
    name: 'From our readers',
    visuals: [
      'One customer photo, used with permission, in a frame that looks like a print; question beside it.',
      'Quiet block in a light brand tone with one question set large. No picture needed.',
    ],
    copies: [
      'Ask one question that is fun to answer in a line, and say that a person reads the replies.',
      'Show what a reader sent us, with first name and permission, then invite the next one to reply.',
    ],
  },
  editorNote: {
    name: 'A few words first',
    visuals: [
      'Small round portrait and signature beside a narrow text column, light ground.',
      'Text in one narrow column, first word set bold, no picture.',
    ],
    copies: [
      'A personal start to {month}: what we noticed, what is in this mail, which part we like best.',
      'Say in the first person what this month is about and what can be skipped. No welcome phrases.',
    ],
  },
  deadline: {
    name: 'The date that matters',
    visuals: [
      'Date as a small calendar sheet in brand colours, one line beside it. Live text, readable without pictures.',
      'Slim band with the date set large and the reason in one line, contrast strong enough for dark mode.',
    ],
    copies: [
      'Give the exact date and time zone: {date}. Say what is still possible until then and what happens after.',
      'One date, one reason: {date}. No countdown language beyond it.',
    ],
  },
  terms: {
    name: 'Terms',
    visuals: [
      'Small but readable text on the ground of the footer, no picture.',
      'Three short lines with a thin rule above them, link to the full terms.',
    ],
    copies: [
      'What the offer covers, what it leaves out, until when it runs: {offer}, {date}. Plain words, link to the full terms.',
      'Write the exclusions as a customer would ask about them. Offer and end: {offer}, {date}.',
    ],
  },
  access: {
    name: 'How it works',
    visuals: [
      'Three numbered lines with a small icon each, button below. Everything visible on one phone screen.',
      'One sentence in large type, button directly below it, a hint of the product at the edge.',
    ],
    copies: [
      'Explain the way in two or three steps: click, choose, done. Say what is needed at hand.',
      'Say what happens right after the click, so that nobody is surprised: {link}.',
    ],
  },
  exampleQuestions: {
    name: 'Sample questions',
    visuals: [
      'Three cards with one question and two answers to tap each, as in the real thing. Colours of the brand, no photos.',
      'First question large with its answers as buttons, the next two faded below it.',
    ],
    copies: [
      'Two or three questions that are easy and a little fun to answer. Each must change the result.',
      'Start with the question everybody can answer without thinking. No question about age or income.',
    ],
  },
  whatChanged: {
    name: 'What is different now',
    visuals: [
      'Strip of three small pictures with what is new since the last visit; first one: {product}.',
      'Strip of three small pictures with what is new since the last visit, one line below each.',
    ],
    copies: [
      'Three things that are different or easier since the last order. True ones, smallest last.',
      'Say what we improved and what stayed as it was. Readers who left did so for a reason; respect it.',
    ],
  },
  stayOrLeave: {
    name: 'Stay or go',
    visuals: [
      'Two buttons of the same size next to each other, stay and leave. No trick, no grey type.',
      'Two plain text links on their own lines with air between them.',
    ],
    copies: [
      'Offer both ways in the same tone: keep the mails, or stop them with one click. No guilt in either.',
      'Say what continues on “yes” and that “no” takes effect at once. Thank for the time so far.',
    ],
  },
  usageTime: {
    name: 'How long it lasts',
    visuals: [
      'Simple bar or row of icons that shows full, half, nearly empty. {product} at the end of the row.',
      'Simple bar or row of icons that shows full, half, nearly empty. Brand colours, no numbers in the picture.',
    ],
    copies: [
      'Help to judge what is left: a sign at home that shows it is time. Give a span only if we know it: {date}.',
      'Say how to tell that it runs out, and how long an order usually takes to arrive as stated on the site.',
    ],
  },
  commitment: {
    name: 'What we do',
    visuals: [
      'Documentary photo of the work itself, not of a ceremony. Caption with place and month.',
      'One large sentence on a plain ground, small documentary photo below it.',
    ],
    copies: [
      'Say what we do, since when and with whom: only what {brand} has stated in public. Figures only if given: {link}.',
      'One concrete act instead of an attitude. Name what it costs us or what we changed for it.',
    ],
  },
  notYet: {
    name: 'What is still missing',
    visuals: [
      'Plain text block, no picture, slightly narrower measure, as a calm pause.',
      'Open list with one line that is not ticked yet, drawn by hand.',
    ],
    copies: [
      'Say what we have not solved and what stands in the way. No date that we cannot keep.',
      'One open point, told as it is. It makes the rest of the mail believable.',
    ],
  },
  takePart: {
    name: 'How to join in',
    visuals: [
      'Two small tiles with one action each, icon and short label, button below.',
      'Hand-drawn arrow to one button, one line above it.',
    ],
    copies: [
      'One thing the reader can do in a minute, one that takes longer. Buying is not the only answer.',
      'Invite to one small act and say what comes of it: {link}.',
    ],
  },
  rewards: {
    name: 'What it is good for',
    visuals: [
      'Progress bar with the reader’s own status from the sending platform, two rewards as tiles below it.',
      'Two or three reward tiles in brand colours, each with a picture and a plain label.',
    ],
    copies: [
      'Say what the reader has and what it buys, with real terms only: {offer}. Simplest reward first.',
      'Make it concrete: one reward that can be had now, one worth waiting for. Terms: {offer}.',
    ],
  },
  referralTerms: {
    name: 'Who gets what',
    visuals: [
      'Two equal tiles, “for your friend” and “for you”, each with the reward as live text.',
      'Line drawing of two people with a parcel between them, reward set large below.',
    ],
    copies: [
      'Friend first, then the reader: {offer}. Say when each of them gets it and where the terms stand.',
      'One sentence per side, same length: {offer}. Add for whom it does not apply.',
    ],
  },
  whyAsk: {
    name: 'Why we ask',
    visuals: [
      'Plain block with a small portrait of the person who reads the answers.',
      'Plain text on a light ground, one line set larger: how long it takes.',
    ],
    copies: [
      'Say which decision depends on the answers and how many minutes it takes. Honest, no flattery.',
      'Name the thing we are not sure about. Draft: “We could do it one way or the other. You decide with us.”',
    ],
  },
  afterAnswers: {
    name: 'What happens next',
    visuals: [
      'Slim row of three small icons: answer, result, mail with what we learned.',
      'Plain text block above the button, no picture.',
    ],
    copies: [
      'Say what we do with the answer, who sees it, and when the reader hears the result: {date}.',
      'One sentence on what follows the click, one on what does not follow: no sales call, no extra list.',
    ],
  },
  wish: {
    name: 'The wish',
    visuals: [
      'One quiet photo of the season, full width, wish in handwriting-like type over it. No product, no button.',
      'Team photo as it is, a little blurred is fine, wish below it in large type.',
    ],
    copies: [
      'One warm wish in words that people use when speaking. Draft: “{occasion}: we hope yours is a good one.”',
      'One warm wish in words that people use when speaking, signed by the team. Nothing is sold here.',
    ],
  },
  practicalInfo: {
    name: 'Good to know',
    visuals: [
      'Three short lines with small icons: open, closed, last parcels. Light ground, no picture.',
      'Plain text lines above the footer, dates in bold.',
    ],
    copies: [
      'When we are there, when parcels leave, how to reach us: {date}. Only dates that are settled.',
      'One line each for opening times, parcels and support: {date}. Leave out what does not change.',
    ],
  },
  closingCta: {
    name: 'Last step',
    visuals: [
      'Wide band in a brand colour with one line and one button, small picture of {product} at the edge.',
      'Wide band in a brand colour with one line and one button, as much air above as below.',
    ],
    copies: [
      'Repeat the promise of the headline in other words and lead to the button. No new argument.',
      'One friendly line that makes the click easy: what the reader will see next.',
    ],
  },
  greetingLine: {
    name: 'Greeting and first line',
    visuals: [
      'Narrow text column on a light ground, greeting set larger, no picture.',
      'Small portrait of the sender beside the greeting, text left-aligned.',
    ],
    copies: [
      'Greet by first name if it is known, else with a plain hello. Get to the point in the first sentence.',
      'Start as if continuing a talk. Draft: “You asked about this last week, or you were about to.”',
      'First sentence says why this mail comes now and not another day.',
    ],
  },
  personalOpening: {
    name: 'A personal start',
    visuals: [
      'Portrait or workshop photo from the time of the story, not polished, caption with the place.',
      'Narrow text column with a large first letter, one small snapshot beside it.',
    ],
    copies: [
      'Begin in the middle of a scene: a day, a place, something that went wrong. One person tells it in the first person.',
      'One small scene from the work at {brand}, told by the person who was there. No summary, no moral yet.',
    ],
  },
  turningPoint: {
    name: 'The turning point',
    visuals: [
      'One archive picture with a caption, or the object the story is about on a plain ground.',
      'One sentence set large as a pause in the text, thin rule above and below it.',
    ],
    copies: [
      'The moment a decision was made, and what it was. Tell the doubt as well; only what really happened.',
      'What changed, and who changed it. One detail that nobody would invent.',
    ],
  },
  oneThought: {
    name: 'One thought',
    visuals: [
      'Text block with one sentence set larger, no picture, generous margins.',
      'One small, quiet photo beside a short text, colours held back.',
    ],
    copies: [
      'One thought the reader can use today, even if they buy nothing. An example from daily life, then stop.',
      'Say one thing we learned from customers this {month}, and what we do about it.',
    ],
  },
  shortPicks: {
    name: 'Three picks, a line each',
    visuals: [
      'Three text rows with a small cut-out each, name as link.',
      'Three text rows without pictures, name in bold, reason behind it.',
    ],
    copies: [
      'Three picks, each with one reason. Name first, then the use: {products}.',
      'Three picks, each with one reason that fits this mail. Name first, then the use.',
    ],
  },
  oneLink: {
    name: 'The one link',
    visuals: [
      'One text line with a link, set a little larger than the text around it.',
      'Slim band with one link and a small arrow.',
    ],
    copies: [
      'One sentence that says what is behind the link, then the link itself: “{cta}”. Repeat it at most once.',
      'Name {product} once and link it: “{cta}”. Say what the reader finds there.',
    ],
  },
  plainOffer: {
    name: 'What ends, and when',
    visuals: [
      'One line of large type on a plain ground, end date in bold.',
      'Narrow text column, offer and date in the first line.',
    ],
    copies: [
      'First line holds everything: {offer}, until {date}. Then one sentence about who it is for.',
      'Say what ends and when: {offer}, {date}. No drama, no second offer.',
    ],
  },
  skipLink: {
    name: 'One link to skip these mails',
    visuals: [
      'One plain button on a quiet ground, no product, no season picture.',
      'One text link on its own line with air around it.',
    ],
    copies: [
      'We know the day can be hard. One click skips all mails about it: “{cta}”. Everything else goes on.',
      'Say it simply: who would rather not read about this day clicks once, “{cta}”. No reason needed.',
    ],
  },
  signOff: {
    name: 'Signature and P.S.',
    visuals: [
      'Signature in text with name and role, small portrait if there is one.',
      'Signature as text, thin rule above it.',
    ],
    copies: [
      'First name and role of a real person at {brand}. The P.S. repeats the one link in other words.',
      'Close as in a letter to somebody you know. The P.S. holds the date or the link, whichever matters more.',
    ],
  },
}
