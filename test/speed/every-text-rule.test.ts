import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AppContext } from '#server/app-context.ts'
import {
  workspaceClosedMail,
  workspaceDeletionMail,
  workspaceKeptMail,
} from '#features/account-data/server/deletion/mails.ts'
import { TRACKING_SCRIPTS_LENGTH } from '#features/admin/contract.ts'
import { LONGEST_PROMPT } from '#features/models/prompts-contract.ts'
import { leakFinder } from '#features/models/server/brief.ts'
import { fieldOf, isOfType } from '#features/brands/server/website/linked-data.ts'
import { readMarkup } from '#features/brands/server/website/page-markup.ts'
import { readPage } from '#features/brands/server/website/read-page.ts'
import { withNames } from '#features/comments/server/mentions.ts'
import { isCsvFile } from '#features/history/contract.ts'
import { searchCondition, searchWords } from '#features/outlines/server/library/search-words.ts'
import { passwordGivenMail } from '#features/team/server/team-mails.ts'
import { isAskedAt } from '#server/http/site-origin.ts'
import { readCursor } from '#server/page-cursor.ts'
import { filledIn, missingPlaceholders, unknownPlaceholder } from '#features/models/server/prompts/placeholders.ts'
import { readAnswer } from '#features/models/server/calls/model-answer.ts'
import { isResend } from '#features/history/server/csv/campaign-names.ts'
import { chooseDateOrder } from '#features/history/server/csv/date-order.ts'
import { currencyColumn, currencyIn } from '#features/history/server/csv/currencies.ts'
import { detectMapping } from '#features/history/server/csv/detect-mapping.ts'
import { failedRowsCsv } from '#features/history/server/csv/failed-rows-csv.ts'
import { uniqueHeaders } from '#features/history/server/csv/header-names.ts'
import { columnDecimal, rateScale, readNumber } from '#features/history/server/csv/numbers.ts'
import { sentTimesOf } from '#features/history/server/csv/sent-times.ts'
import { skipReasons } from '#features/history/server/csv/skipped-rows.ts'
import { readUnixTime, unixUnitOf } from '#features/history/server/csv/unix-times.ts'
import { line } from '#features/ideas/server/model/planned-idea.ts'
import { ideaTextRules } from '#writing/month/idea-text-rules.ts'
import { namesOffer as isAboutOffer } from '#writing/month/kinds-of-ideas.ts'
import { shortened } from '#features/outlines/server/export/brief-wording.ts'
import { bulletedLines, englishHeading, numberedLines } from '#features/outlines/server/export/document-blocks.ts'
import { quotable, quotedTitle, titleLine } from '#writing/outline/brand-words.ts'
import { DEMO_BRIEFS, withFacts } from '#writing/brand/brand-brief.fixtures.ts'
import { csvLines } from '#server/csv-cells.ts'
import { findForeignLinks } from '#writing/gate/brand-links.ts'
import { countryWords } from '#writing/languages/country-words.ts'
import { inLocalWords } from '#writing/languages/local-words.ts'
import { dateWords } from '#writing/languages/date-words.ts'
import { nameRemover, withoutNames } from '#writing/engine/without-names.ts'
import { readExpression } from '#writing/gate/expressions.ts'
import { amountIn, bareAmount } from '#writing/brand/amounts.ts'
import { withCurrency } from '#writing/brand/bare-prices.ts'
import { nameAndTime } from '#writing/brand/name-and-time.ts'
import { lacksBasePrice, withBasePrices } from '#writing/brand/base-prices.ts'
import { withTypedDates } from '#writing/brand/typed-dates.ts'
import { namesFirmsFirst } from '#writing/brand/propose-trade.ts'
import { readBusiness } from '#writing/brand/read-business.ts'
import { findAmounts } from '#writing/gate/find-amounts.ts'
import { findQuotes } from '#writing/gate/find-quotes.ts'
import { findForbiddenPhrase, findName, forbiddenPhraseFinder } from '#writing/gate/forbidden-phrases.ts'
import { gateFindings } from '#writing/gate/gate.ts'
import { readTokens } from '#writing/gate/read-tokens.ts'
import { isSuperlative, superlativeRoot } from '#writing/gate/superlatives.ts'
import { looksLikeLanguage } from '#writing/gate/language-check.ts'
import { findReservedSaleWord } from '#writing/gate/legal-words.ts'
import { subjectAngle, subjectLineFindings } from '#writing/gate/subject-line-rules.ts'
import { fillSlots } from '#writing/engine/fill-slots.ts'
import { sharedStems, tellingStems } from '#writing/engine/telling-stems.ts'
import { withoutDates } from '#writing/engine/without-dates.ts'
import { fingerprinter, isTooClose } from '#writing/engine/text-similarity.ts'
import { unknownProductFinder } from '#writing/gate/unknown-products.ts'
import { stem } from '#writing/languages/word-stems.ts'
import { LANGUAGES } from '#shared/brand-brief.ts'
import type { PlanRequest } from '#writing/requests/plan-request.ts'
import { READ_KINDS } from '#shared/brand-sheet.ts'
import { fileNameFrom } from '#shared/file-names.ts'
import { fillPlaceholders } from '#shared/site-placeholders.ts'
import { BALANCED } from '#shared/strategy.ts'
import { normalized, withoutAccents } from '#shared/text.ts'
import type { AnsweredSheet } from '#writing/brand/answered-sheet.ts'
import { isAlikeWord, isOneSlip } from '#writing/engine/alike-words.ts'
import { doubtReader } from '#writing/brand/doubtful-offers.ts'
import { guessGrammar } from '#writing/brand/guess-grammar.ts'
import {
  hasVerb,
  isOwnVerb,
  isCondition,
  isDetail,
  isMeasure,
  isNothing,
  isSubordinate,
  isTrailing,
  isVariant,
  isWeekday,
  withoutJoiner,
} from '#writing/brand/clause-words.ts'
import { namesLack, readAppeals } from '#writing/brand/read-appeals.ts'
import { isForSome, isLabel, labeledFor, tradeIn } from '#writing/brand/audience-labels.ts'
import { isOfCustomers, isRemarkOnMoment, nameBeforeColon } from '#writing/brand/moment-remarks.ts'
import { termsInProse } from '#writing/brand/terms-in-prose.ts'
import { objectionsIn } from '#writing/brand/objections-in-prose.ts'
import { seasonAtEnd, turnedSeason } from '#writing/brand/season-at-end.ts'
import { behindColon, isTopic } from '#writing/stock/topic-doubts.ts'
import { answeredLines } from '#writing/brand/answered-lines.ts'
import { bracketedAnswers } from '#writing/brand/bracketed-answers.ts'
import { closureAt, datedClauses } from '#writing/brand/closed-words.ts'
import { withDetails, withoutDetails } from '#writing/brand/date-details.ts'
import { namedDays } from '#writing/brand/find-days.ts'
import {
  withoutHour,
  actsIn,
  behindDay,
  comesFirst,
  endsInLastHour,
  hourBehind,
  isCalledLast,
  isSetApart,
  startsSeries,
  withoutSmall,
  withoutWorkplace,
} from '#writing/brand/day-first.ts'
import { coursesApart, separateDates } from '#writing/brand/separate-dates.ts'
import { comingDaysIn } from '#writing/brand/days-of-story.ts'
import { groupsApart, onlyFor } from '#writing/brand/named-readers.ts'
import { datedEntries } from '#writing/brand/dated-entries.ts'
import { nameOfDay } from '#writing/brand/name-of-day.ts'
import { leansOnAnother } from '#writing/brand/leans-on.ts'
import { printedDate } from '#writing/brand/printed-date.ts'
import { withoutDays } from '#writing/stock/dated-facts.ts'
import {
  actOf,
  actOfPerson,
  briefThing,
  findAct,
  isFirst,
  isNameLike,
  lastOfList,
  nameBehindLead,
  thingOfDay,
} from '#writing/stock/thing-of-day.ts'
import { areAlike, withoutShared } from '#writing/engine/shared-parts.ts'
import { mayNameHad, thingHad, withoutSeasonLabel } from '#writing/stock/thing-had.ts'
import { withFixedDays } from '#writing/brand/fixed-days.ts'
import { monthlyDayIn, monthlySentences } from '#writing/brand/monthly-days.ts'
import { withoutTime } from '#writing/brand/without-time.ts'
import { cutsOf, saidUntil, titleOfDay, titleOfDeadline } from '#writing/stock/title-of-day.ts'
import { changeIn, valueOf } from '#writing/brand/read-change.ts'
import { dayFirst, readDate, readDates, readingDateSteps } from '#writing/brand/read-dates.ts'
import { namesHoliday, namesWeekday, paysByAge } from '#writing/brand/day-words.ts'
import { isStartKnown, restingDays, saysOnlyBack } from '#writing/stock/resting-days.ts'
import { readTiming } from '#writing/brand/read-timing.ts'
import { readWay } from '#writing/brand/read-way.ts'
import { findOccasions, withoutOccasions } from '#writing/brand/find-occasions.ts'
import { readingListSteps, readList } from '#writing/brand/list-items.ts'
import { notSoldIn } from '#writing/brand/not-sold.ts'
import { teaBrand, teaOffer } from '#writing/stock/tea-brand.fixtures.ts'
import { type Telling, linesAbout, questionOf } from '#writing/stock/own-questions.ts'
import { isInformation } from '#writing/stock/complete-point.ts'
import { isContact, isOfOrders, isOwnContact, isPractical } from '#writing/stock/practical-facts.ts'
import { eventsAtPrice } from '#writing/stock/events-at-price.ts'
import { matterOf } from '#writing/stock/matter-of.ts'
import { askedLine } from '#writing/stock/answer-lines.ts'
import { figureIn } from '#writing/stock/figure-in.ts'
import { askedAndAnswered, isSignature, saysSomething } from '#writing/stock/own-phrases.ts'
import { isMending, needsMending } from '#writing/stock/uses.ts'
import { inBrandWords } from '#writing/stock/brand-terms.ts'
import { mended } from '#writing/packs/everyday-words.ts'
import { withNounCapitals } from '#writing/packs/noun-capitals.ts'
import { wordsOfSame } from '#writing/gate/same-meaning.ts'
import { ownSentences } from '#writing/brand/own-sentences.ts'
import { authoredName } from '#server/authored-name.ts'
import { spelledOut, withTypedPrices } from '#writing/languages/short-forms.ts'
import { isOfGiving, suitedOffers } from '#writing/stock/suited-offers.ts'
import { nearestOffers } from '#writing/stock/nearest-offers.ts'
import { holdsMainOffer } from '#writing/stock/main-offers.ts'
import { hasWholeName, monthsToAnnounce, namesOnlyOthers, offersIn } from '#writing/stock/listed-offers.ts'
import { listsOffer } from '#writing/outline/offers-of-day.ts'
import { toldToday } from '#writing/brand/told-today.ts'
import { withoutName } from '#writing/outline/first-thought.ts'
import { withoutContained } from '#writing/outline/without-contained.ts'
import { qualifierIn } from '#writing/stock/qualified-days.ts'
import { restBehind } from '#writing/outline/own-preview.ts'
import { tellsTheSame } from '#writing/engine/tells-the-same.ts'
import { speaksOf } from '#writing/stock/own-sentences-in.ts'
import { touchedConcern } from '#writing/stock/touched-facts.ts'
import { inNormalVoice, partsOf, printedStatement } from '#writing/brand/statement-texts.ts'
import { dutyLines } from '#writing/brand/duty-lines.ts'
import { namesPrice, withTax } from '#writing/stock/printed-price.ts'
import { tidied, withTitles } from '#writing/brand/tidied.ts'
import {
  printedFact,
  printedInFull,
  printedLine,
  shorterTexts,
  standsAlone,
  tellsService,
  tellsWhatIsNot,
  withoutPlus,
} from '#writing/brand/printable.ts'
import {
  betweenPrices,
  isOnlyPrice,
  isSmallDetail,
  mostlyPriced,
  pricedParts,
  singleThing,
  withCommas,
  isSurcharge,
  toldThing,
} from '#writing/brand/priced-lists.ts'
import { asReply } from '#writing/brand/as-reply.ts'
import {
  answeredIn,
  askedDoubt,
  bracketReply,
  printedAnswer,
  printedReply,
  toldReply,
} from '#writing/brand/read-answers.ts'
import { readTerms, termOf } from '#writing/brand/read-terms.ts'
import { behindChannels, namesChannel, readReach, refusesOnline, tellsReach } from '#writing/brand/ways-to-reach.ts'
import { inLastYear, printed } from '#writing/outline/current-answers.ts'
import { frameOf } from '#writing/outline/own-frame.ts'
import { isOfThePast, isPlainTerm } from '#writing/stock/undated-phrases.ts'
import { kindOf, namesOffer } from '#writing/brand/offer-kinds.ts'
import { readPhrases } from '#writing/brand/read-phrases.ts'
import {
  readBuyers,
  readDoubts,
  statementsAmongDoubts,
  readEvents,
  readMoments,
  readPains,
  readTimedMoments,
} from '#writing/brand/read-avatar.ts'
import { atOnce } from '#shared/steps.ts'
import { isAboutSubject, subjectOfDuty } from '#writing/brand/duty-subjects.ts'
import { toldSteps, untoldSteps } from '#writing/brand/untold-texts.ts'
import { areGoodsNeverReduced } from '#writing/brand/never-reduced.ts'
import { exceptedOffer, exceptionIn } from '#writing/brand/read-exceptions.ts'
import { textsOfCopy } from '#writing/gate/outline-texts.ts'
import { firstSteps, offersElsewhere } from '#writing/brand/offers-elsewhere.ts'
import { withoutAside } from '#writing/brand/list-pieces.ts'
import { pricesIn } from '#writing/brand/read-price.ts'
import { isBetterAsList, pricedProse } from '#writing/brand/priced-prose.ts'
import { segmentsOf } from '#writing/brand/prose-segments.ts'
import {
  behindOpening,
  headDetail,
  isMade,
  tellsMore,
  thingIn,
  verbAt,
  withoutFirstWords,
} from '#writing/brand/thing-names.ts'
import {
  behindGroup,
  behindOffering,
  freeThing,
  namesNothing,
  savingThing,
  titledThing,
} from '#writing/brand/told-names.ts'
import { offerSteps, readOffers } from '#writing/brand/read-offers.ts'
import { readRules, ruleSteps } from '#writing/brand/read-rules.ts'
import {
  closedWeekdaysIn,
  discountCapIn,
  endingIn,
  isDiscountOnSome,
  isOfDiscounts,
  noPricesIn,
  spansIn,
  tradeOnlyIn,
  apartIn,
} from '#writing/brand/read-passing-rules.ts'
import { closingIn, mostIn } from '#writing/brand/read-rests.ts'
import {
  exactRanges,
  findMonth,
  findYearRange,
  namedDay,
  namedMonths,
  readYearRange,
} from '#writing/brand/read-season.ts'
import { wholeSentences } from '#writing/brand/whole-sentences.ts'
import { isAbbreviation } from '#writing/brand/abbreviations.ts'
import { readSigner, signedIn } from '#writing/brand/read-signer.ts'
import { readVoice } from '#writing/brand/read-voice.ts'
import { folded, holdsPhrase } from '#writing/engine/said-in-texts.ts'
import { isStillSaid, supportedFacts } from '#writing/brand/supported-facts.ts'
import { isAboutShipping, soldIn, subjectsIn, tellsWhen, withoutAdverbials } from '#writing/brand/selling-sentences.ts'
import { findPhrase, findStem, hasWordWith, startsWithAny, withoutEnding } from '#writing/engine/word-matching.ts'
import { themeReader } from '#writing/history/campaign-theme.ts'
import { readingWords } from '#writing/languages/reading-words.ts'
import { keepsNotes } from '#writing/notes/keeps-notes.ts'
import { languageOf, noteWords } from '#writing/notes/note-words.ts'
import { notesContext } from '#writing/notes/notes.fixtures.ts'
import { readNotes } from '#writing/notes/read-notes.ts'
import { clausesOf, sentencesOf } from '#writing/notes/split-notes.ts'
import { compilePack } from '#writing/packs/compile-pack.ts'
import { hasSlip, isEverydayWord } from '#writing/packs/everyday-words.ts'
import { fillText } from '#writing/packs/fill-angle.ts'
import { guessGerman } from '#writing/languages/de/guess-grammar.ts'
import { germanForms } from '#writing/languages/de/noun-forms.ts'
import { nounForms } from '#writing/engine/grammar/noun-forms.ts'
import { PACKS } from '#writing/packs/load-packs.ts'
import { parsePack } from '#writing/packs/parse-pack.ts'
import { readdressed } from '#writing/packs/readdress.ts'
import { beginsSentence, slotsIn } from '#writing/packs/slots.ts'
import { typeset } from '#writing/engine/typeset.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { roleInWords, subjectsAround } from '#writing/outline/role-plan.ts'
import { hostileTexts } from './hostile-texts.fixtures.ts'
import { NO_RULES, functionWithoutRule } from './no-rules.fixtures.ts'
import { readServerSources, readSource } from './server-sources.fixtures.ts'
import { type TextRule, slownessOf } from './times.fixtures.ts'

const brand = DEMO_BRIEFS.quillhound
const month = { year: 2026, month: 12 }
const december = { from: '2026-12-01', to: '2026-12-31' }
const now = new Date('2026-11-21T12:00:00Z')
const idea = (text: string) => ({ title: text, mainTopicTitle: text, description: text, ...month, meta: null })
const request = { brand, idea: idea('A title'), type: 'design-based' as const, history: null, strategy: BALANCED }
const planned: PlanRequest = {
  brand,
  ...month,
  topics: 1,
  subtopicsPerTopic: 10,
  earlier: [],
  history: null,
  strategy: BALANCED,
  today: '2026-11-21',
  takenTheses: [],
}
const ideaRules = ideaTextRules(planned)
const words = readingWords('en')
const telling: Telling = {
  brief: teaBrand(),
  line: (text) => printedLine(text, words),
  isClean: () => true,
  entry: ({ name }) => name,
  offers: teaBrand().facts.offers,
  range: [],
  answers: [],
}
const noFacts = Object.fromEntries(READ_KINDS.map((kind) => [kind, [] as unknown[]])) as AnsweredSheet
const notes = "No Mother's Day, no prices, nothing about delivery. Spring sale May 10-14"
const notesChecker = keepsNotes(readNotes(notes, notesContext('en')), brand, notesContext('en'))
const occasions = [{ id: 'mothers-day', name: "Mother's Day", countries: ['US'] as const }]
/** The maximum number of phrases, each with the maximum length. */
const phrases = Array.from({ length: 200 }, (_, place) => `${'a '.repeat(90)}${place}`.slice(0, 200))
const taxedBrand = teaBrand({
  rules: [{ sentence: 'always ex VAT', check: { type: 'statement', text: 'always ex VAT', when: 'price' } }],
})
const weighedBrand = teaBrand({
  offers: [teaOffer('tea', { price: '$9', fact: '75 g' })],
  rules: [{ sentence: 'Always give the unit price.', check: null }],
})
const manyNames = Array.from({ length: 2500 }, (_, place) => `Name ${place}`)
const everyForbidden = forbiddenPhraseFinder(phrases, 'de')
const remove = nameRemover(manyNames)

const app = { env: { appUrl: 'https://app.example.com' } } as AppContext
const BRAND_ID = '0b9a9a4e-3c58-4f1c-9d5e-2f4d4c3b2a10'
const NO_PAGE = { language: null, title: '', meta: new Map(), data: [], links: [], headings: [], loud: [], texts: [] }
const question = (text: string) => ({ '@type': 'Question', name: text, acceptedAnswer: { text } })

const DAY = { from: '01-16', to: '01-16', at: 200, end: 210, weekday: null, year: null }

/** Text functions that need more than a text. */
const RULES: Record<string, TextRule> = {
  'src/features/models/server/calls/model-answer.ts#readAnswer': (text) => readAnswer(text, z.object({})),
  'src/features/account-data/server/deletion/mails.ts#workspaceDeletionMail': (text) =>
    workspaceDeletionMail(app, 'ana@example.com', text, now),
  'src/features/account-data/server/deletion/mails.ts#workspaceKeptMail': (text) =>
    workspaceKeptMail('ana@example.com', text),
  'src/features/account-data/server/deletion/mails.ts#workspaceClosedMail': (text) =>
    workspaceClosedMail('ana@example.com', text),
  'src/features/models/server/brief.ts#leakFinder': (text) => leakFinder(text, ['mark-0123456789abcdef'])(text),
  'src/features/models/server/prompts/placeholders.ts#missingPlaceholders': (text) =>
    missingPlaceholders('anthropic_outlines', text),
  'src/features/models/server/prompts/placeholders.ts#unknownPlaceholder': (text) =>
    unknownPlaceholder('openai_ideas', text),
  'src/features/models/server/prompts/placeholders.ts#filledIn': (text) => filledIn(text, { brandName: text }),
  'src/features/brands/server/website/linked-data.ts#fieldOf': (text) => fieldOf([{ [text]: text }], text),
  'src/features/brands/server/website/linked-data.ts#isOfType': (text) =>
    isOfType({ types: [text, `https://schema.org/${text}`], fields: {} }, 'Question', 'Product'),
  'src/features/history/contract.ts#isCsvFile': (text) => isCsvFile(text, text),
  'src/features/history/server/csv/currencies.ts#currencyIn': (text) => currencyIn(text, 'CA'),
  'src/features/history/server/csv/campaign-names.ts#isResend': (text) => isResend(text, text),
  'src/features/history/server/csv/currencies.ts#currencyColumn': (text) => currencyColumn([text]),
  'src/features/history/server/csv/unix-times.ts#unixUnitOf': (text) => unixUnitOf([text, '1760000000']),
  'src/features/history/server/csv/unix-times.ts#readUnixTime': (text) => readUnixTime(text, 'seconds'),
  'src/features/history/server/csv/date-order.ts#chooseDateOrder': (text) =>
    chooseDateOrder([text, '03/04/2026'], { weekdays: [text, 'Monday'], now, country: 'US' }),
  'src/features/history/server/csv/detect-mapping.ts#detectMapping': (text) => detectMapping([text, 'Sent at']),
  'src/features/history/server/csv/failed-rows-csv.ts#failedRowsCsv': (text) => failedRowsCsv([text], [[text]]),
  'src/features/history/server/csv/header-names.ts#uniqueHeaders': (text) => uniqueHeaders([text, text]),
  'src/features/history/server/csv/numbers.ts#readNumber': (text) => readNumber(text, { kind: 'money' }),
  'src/features/history/server/csv/numbers.ts#columnDecimal': (text) => columnDecimal([text, text], ',', 'en'),
  'src/features/history/server/csv/numbers.ts#rateScale': (text) => rateScale([text, text]),
  'src/features/history/server/csv/sent-times.ts#sentTimesOf': (text) =>
    sentTimesOf(['Sent', 'Time'], [[text, text]], { column: 0, country: 'US', timezone: 'UTC', now }).read([
      text,
      text,
    ]),
  'src/features/history/server/csv/skipped-rows.ts#skipReasons': (text) => skipReasons([text, 'Status'])([text, text]),
  'src/features/ideas/server/model/planned-idea.ts#line': (text) => line(text, 200),
  'src/features/comments/server/mentions.ts#withNames': (text) => withNames(text, [BRAND_ID], () => 'Noor'),
  'src/features/outlines/server/export/brief-wording.ts#shortened': (text) => shortened(text, 60),
  'src/features/outlines/server/export/document-blocks.ts#englishHeading': (text) => englishHeading(text, 'Heading1'),
  'src/features/outlines/server/export/document-blocks.ts#numberedLines': (text) => numberedLines([text]),
  'src/features/outlines/server/export/document-blocks.ts#bulletedLines': (text) => bulletedLines([text]),
  'src/features/outlines/server/library/search-words.ts#searchCondition': (text) => searchCondition(BRAND_ID, text),
  'src/features/outlines/server/library/search-words.ts#searchWords': searchWords,
  'src/writing/outline/brand-words.ts#quotable': (text) => quotable(text, 140),
  'src/writing/outline/brand-words.ts#titleLine': (text) => titleLine(text, 119),
  'src/writing/outline/brand-words.ts#quotedTitle': (text) => quotedTitle(text, 119, 'de'),
  'a mail about a given password': (text) =>
    passwordGivenMail(app, { email: 'ana@example.com', by: text, workspaceName: text, ofTokens: [] }),
  'src/server/http/site-origin.ts#isAskedAt': (text) => isAskedAt(text, 'https://app.example.com'),
  'src/server/page-cursor.ts#readCursor': (text) => readCursor(text, z.array(z.string())),
  'src/writing/gate/brand-links.ts#findForeignLinks': (text) => findForeignLinks(text, brand.website),
  'src/writing/languages/local-words.ts#inLocalWords': (text) => inLocalWords(text, teaBrand()),
  'src/writing/languages/country-words.ts: a text': (text) => countryWords('en', 'GB')!.rewrite(text),
  'src/writing/engine/without-names.ts#withoutNames': (text) => withoutNames(text, manyNames),
  'src/writing/engine/without-names.ts#nameRemover': (text) => [remove(text), nameRemover([text.slice(0, 60)])(text)],
  'src/writing/gate/forbidden-phrases.ts#findForbiddenPhrase': (text) =>
    findForbiddenPhrase(text, [text.slice(0, 200)], 'en'),
  'src/writing/gate/forbidden-phrases.ts#forbiddenPhraseFinder': (text) => everyForbidden(text),
  'src/writing/gate/forbidden-phrases.ts#findName': (text) => findName(text, [text.slice(0, 60)]),
  'src/writing/gate/expressions.ts#readExpression': (text) => readExpression(text),
  'src/writing/gate/find-amounts.ts#findAmounts': (text) => findAmounts(text),
  'src/writing/gate/find-quotes.ts#findQuotes': (text) => findQuotes(text),
  'src/writing/gate/gate.ts#gateFindings': (text) =>
    gateFindings(text, { language: 'de', facts: brand.facts, stated: [text] }),
  'src/writing/gate/read-tokens.ts#readTokens': (text) => readTokens(text, true),
  'src/writing/gate/superlatives.ts#isSuperlative': (text) => isSuperlative(text, 'it'),
  'src/writing/gate/superlatives.ts#superlativeRoot': (text) => superlativeRoot(text, 'de'),
  'src/writing/gate/language-check.ts#looksLikeLanguage': (text) => looksLikeLanguage(text, 'fr', manyNames),
  'src/writing/gate/legal-words.ts#findReservedSaleWord': (text) => findReservedSaleWord(text, december),
  'src/writing/gate/subject-line-rules.ts#subjectLineFindings': (text) => subjectLineFindings([text, text], request),
  'src/writing/gate/subject-line-rules.ts#subjectAngle': (text) => subjectAngle(text, 'es'),
  'src/writing/engine/fill-slots.ts#fillSlots': (text) => fillSlots(text, { title: text }),
  'src/writing/engine/without-dates.ts#withoutDates': (text) => withoutDates(text, 'it'),
  'src/writing/engine/telling-stems.ts#tellingStems': (text) => tellingStems(text, 'it'),
  'src/writing/engine/telling-stems.ts#sharedStems': (text) => {
    const stems = tellingStems(text, 'it')
    return sharedStems(stems, stems)
  },
  'src/writing/engine/text-similarity.ts#fingerprinter': (text) => {
    const print = fingerprinter('en', text.slice(0, 100))
    return isTooClose(print(text), print(`${text}.`))
  },
  'src/writing/gate/unknown-products.ts#unknownProductFinder': (text) =>
    LANGUAGES.map((language) => unknownProductFinder([text], language)(text)),
  'src/writing/languages/word-stems.ts#stem': (text) => stem(text, 'de'),
  'src/shared/file-names.ts#fileNameFrom': (text) => fileNameFrom([text, text], 'docx'),
  'src/shared/site-placeholders.ts#fillPlaceholders': (text) => fillPlaceholders(text, { origin: text } as never),
  'src/shared/text.ts#normalized': (text) => normalized(text, 'NFKD'),
  'src/shared/text.ts#withoutAccents': withoutAccents,
  'src/writing/outline/role-plan.ts#roleInWords': (text) => roleInWords({ language: 'en' }, [text, text]),
  'src/writing/outline/role-plan.ts#subjectsAround': (text) => subjectsAround(text, 'en', seededRandom('around')),
  'src/writing/brand/guess-grammar.ts#guessGrammar': (text) =>
    LANGUAGES.map((language) => guessGrammar(text.slice(0, 200), language)),
  'src/writing/brand/clause-words.ts#hasVerb': (text) => hasVerb(text, words),
  'src/writing/brand/clause-words.ts#isOwnVerb': (text) => isOwnVerb(text, words),
  'src/writing/brand/clause-words.ts#isDetail': (text) => isDetail(text, words, () => true),
  'src/writing/brand/clause-words.ts#isMeasure': (text) => isMeasure(text, words),
  'src/writing/brand/clause-words.ts#isNothing': (text) => isNothing(text, words),
  'src/writing/brand/clause-words.ts#isSubordinate': (text) => isSubordinate(text, readingWords('de')),
  'src/writing/brand/clause-words.ts#isTrailing': (text) => isTrailing(text, words),
  'src/writing/brand/clause-words.ts#isVariant': (text) => isVariant(text, words),
  'src/writing/brand/clause-words.ts#isWeekday': (text) => isWeekday(text, words),
  'src/writing/brand/clause-words.ts#withoutJoiner': (text) => withoutJoiner(text, words),
  'src/writing/brand/find-occasions.ts#findOccasions': (text) => findOccasions(text, occasions, 'US'),
  'src/writing/brand/find-occasions.ts#withoutOccasions': (text) => withoutOccasions(text, [], occasions),
  'src/writing/engine/alike-words.ts#isAlikeWord': (text) => isAlikeWord(text, `${text}s`),
  'src/writing/engine/alike-words.ts#isOneSlip': (text) => isOneSlip(text, `${text}s`),
  'src/writing/brand/doubtful-offers.ts#doubtReader': (text) => {
    const read = readOffers(text, 'es')
    const isInDoubt = doubtReader(read, [text], readingWords('es'))
    return read.offers.map(isInDoubt)
  },
  'src/writing/brand/find-days.ts#namedDays': (text) => LANGUAGES.map((each) => namedDays(text, each)),
  'src/writing/brand/dated-entries.ts#datedEntries': (text) =>
    LANGUAGES.map((each) => datedEntries(`Tea £2, cake £3, ${text} 16 January`, each)),
  'src/writing/brand/closed-words.ts#datedClauses': (text) => datedClauses(`${text}, 16 January`, words),
  'src/writing/brand/closed-words.ts#closureAt': (text) =>
    LANGUAGES.map((each) => closureAt(`${text} 16 January`, readingWords(each))),
  'src/writing/brand/date-details.ts#withDetails': (text) =>
    LANGUAGES.map((each) => withDetails(['Tea on 16 January', text], each)),
  'src/writing/brand/date-details.ts#withoutDetails': (text) =>
    LANGUAGES.map((each) => withoutDetails(`Tea on 16 January. ${text}`, each)),
  'src/writing/brand/day-first.ts#actsIn': (text) => LANGUAGES.map((each) => actsIn(text, each)),
  'src/writing/brand/day-first.ts#behindDay': (text) => LANGUAGES.map((each) => behindDay(text, DAY, each)),
  'src/writing/brand/day-first.ts#comesFirst': (text) => LANGUAGES.map((each) => comesFirst(text, DAY, each)),
  'src/writing/brand/day-first.ts#endsInLastHour': (text) =>
    LANGUAGES.map((each) => endsInLastHour(text, dateWords(each), dateWords(each).byHour)),
  'src/writing/brand/day-first.ts#hourBehind': (text) => LANGUAGES.map((each) => hourBehind(text, each)),
  'src/writing/brand/day-first.ts#isCalledLast': (text) => LANGUAGES.map((each) => isCalledLast(text, DAY, each)),
  'src/writing/brand/day-first.ts#isSetApart': (text) => isSetApart(text, DAY),
  'src/writing/brand/day-first.ts#startsSeries': (text) => LANGUAGES.map((each) => startsSeries(text, DAY, each)),
  'src/writing/brand/day-first.ts#withoutSmall': (text) => LANGUAGES.map((each) => withoutSmall(text, each)),
  'src/writing/brand/day-first.ts#withoutWorkplace': (text) =>
    LANGUAGES.map((each) => withoutWorkplace(text, dateWords(each))),
  'src/writing/brand/days-of-story.ts#comingDaysIn': (text) =>
    LANGUAGES.map((each) => comingDaysIn(`In 2023 ${text} 16 January, last year ${text}. ${text} 23 January`, each)),
  'src/writing/brand/named-readers.ts#onlyFor': (text) => onlyFor(text, 'de'),
  'src/writing/brand/named-readers.ts#groupsApart': (text) =>
    LANGUAGES.map((each) => groupsApart(`${text} 16 January for members and 23 January for everyone else`, each)),
  'src/writing/brand/separate-dates.ts#coursesApart': (text) =>
    LANGUAGES.map((each) => coursesApart(`Course ${text} 16 January, course ${text} 23 January`, each)),
  'src/writing/brand/separate-dates.ts#separateDates': (text) =>
    LANGUAGES.map((each) => separateDates(`Dates: ${text} 16 January, ${text} 23 January`, each, () => true)),
  'src/writing/brand/read-appeals.ts#namesLack': (text) => LANGUAGES.map((each) => namesLack(`${text} 9 €`, each)),
  'src/writing/brand/audience-labels.ts#isForSome': (text) => LANGUAGES.map((each) => isForSome(text, each)),
  'src/writing/brand/audience-labels.ts#isLabel': (text) => LANGUAGES.map((each) => isLabel(text, each)),
  'src/writing/brand/audience-labels.ts#labeledFor': (text) => LANGUAGES.map((each) => labeledFor(text, each)),
  'src/writing/brand/audience-labels.ts#tradeIn': (text) => LANGUAGES.map((each) => tradeIn(text, each)),
  'src/writing/brand/moment-remarks.ts#isOfCustomers': (text) => isOfCustomers(text, 'de'),
  'src/writing/brand/moment-remarks.ts#isRemarkOnMoment': (text) =>
    LANGUAGES.map((each) => isRemarkOnMoment(text, text, each)),
  'src/writing/brand/moment-remarks.ts#nameBeforeColon': (text) => nameBeforeColon(text),
  'src/writing/brand/terms-in-prose.ts#termsInProse': (text) => LANGUAGES.map((each) => termsInProse(text, each)),
  'src/writing/brand/ways-to-reach.ts#refusesOnline': (text) => LANGUAGES.map((each) => refusesOnline(text, each)),
  'src/writing/brand/objections-in-prose.ts#objectionsIn': (text) => LANGUAGES.map((each) => objectionsIn(text, each)),
  'src/writing/brand/read-appeals.ts#readAppeals': (text) => LANGUAGES.map((each) => readAppeals(text, each)),
  'src/writing/brand/day-words.ts#namesWeekday': (text) => LANGUAGES.map((each) => namesWeekday(text, each)),
  'src/writing/brand/day-words.ts#paysByAge': (text) => paysByAge(text, dateWords('en')),
  'src/writing/brand/day-words.ts#namesHoliday': (text) => LANGUAGES.map((each) => namesHoliday(text, each)),
  'src/writing/brand/typed-dates.ts#withTypedDates': (text) =>
    LANGUAGES.map((each) => withTypedDates(`${text}. En novembre du 16 au 29`, each)),
  'src/writing/brand/propose-trade.ts#namesFirmsFirst': (text) => namesFirmsFirst(text, 'de'),
  'src/writing/brand/read-business.ts#readBusiness': (text) =>
    LANGUAGES.map((each) => readBusiness(`${text} in Ludlow. Ropes £20`, each)),
  'src/writing/brand/bare-prices.ts#withCurrency': (text) =>
    LANGUAGES.map((each) => withCurrency(`${text}, box 22 €`, each)),
  'src/writing/brand/read-dates.ts#readDates': (text) => LANGUAGES.map((each) => readDates(text, each)),
  'src/writing/brand/read-dates.ts#readingDateSteps': (text) => atOnce(readingDateSteps(text, 'en')),
  'src/writing/brand/read-change.ts#changeIn': (text) =>
    LANGUAGES.map((each) => changeIn(`${text} 24 to €26 on 16 January`, each)),
  'src/writing/brand/read-change.ts#valueOf': valueOf,
  'src/writing/brand/read-dates.ts#readDate': (text) => LANGUAGES.map((each) => readDate(`${text} 16 January`, each)),
  'src/writing/brand/read-dates.ts#dayFirst': (text) => LANGUAGES.map((each) => dayFirst(text, each)),
  'src/writing/brand/name-of-day.ts#nameOfDay': (text) => LANGUAGES.map((each) => nameOfDay(text, DAY, each)),
  'src/writing/brand/leans-on.ts#leansOnAnother': (text) => LANGUAGES.map((each) => leansOnAnother(text, each)),
  'src/writing/brand/printed-date.ts#printedDate': (text) => LANGUAGES.map((each) => printedDate(text, each)),
  'src/writing/brand/whole-sentences.ts#wholeSentences': (text) =>
    LANGUAGES.map((language) => wholeSentences(text, language)),
  'src/writing/brand/abbreviations.ts#isAbbreviation': (text) => isAbbreviation('no', text),
  'src/writing/brand/clause-words.ts#isCondition': (text) => isCondition(text, words),
  'src/writing/stock/dated-facts.ts#withoutDays': (text) =>
    LANGUAGES.map((each) => withoutDays(text, [{ from: '01-09', to: '01-09' }], each)),
  'src/writing/stock/title-of-day.ts#titleOfDay': (text) =>
    LANGUAGES.map((each) =>
      titleOfDay(
        `${text}: „${text}“ 16 January`,
        { what: 'event', name: text, named: { from: '01-16', to: '01-16' } },
        '16 January',
        each,
      ),
    ),
  'src/writing/stock/thing-of-day.ts#thingOfDay': (text) =>
    LANGUAGES.map((each) => thingOfDay(`16 January ${text}`, { name: text, what: 'deadline', offers: [text] }, each)),
  'src/writing/brand/monthly-days.ts#monthlyDayIn': (text) =>
    LANGUAGES.map((each) => [monthlyDayIn(text, each), monthlyDayIn(`${text} first Friday ${text}`, each)]),
  'src/writing/brand/monthly-days.ts#monthlySentences': (text) =>
    LANGUAGES.map((each) => monthlySentences(`${text} (every first Friday ${text})`, [text], each)),
  'src/writing/brand/fixed-days.ts#withFixedDays': (text) =>
    LANGUAGES.map((each) => withFixedDays(`closed ${text}`, readingWords(each))),
  'src/writing/stock/thing-had.ts#thingHad': (text) =>
    LANGUAGES.map((each) => [
      thingHad(`${text} „${text}“ 16 January ${text}`, { what: 'opening', named: { from: '01-16' } }, each),
      thingHad(`${text} 15% ${text} 16 January`, { what: 'sale', named: { from: '01-16' } }, each),
    ]),
  'src/writing/stock/thing-had.ts#mayNameHad': (text) =>
    LANGUAGES.map((each) => mayNameHad({ name: text }, `${text}: ${text}`, each)),
  'src/writing/stock/thing-had.ts#withoutSeasonLabel': (text) =>
    LANGUAGES.map((each) => withoutSeasonLabel(`In ${text}: ${text}`, each)),
  'src/writing/brand/without-time.ts#withoutTime': (text) =>
    LANGUAGES.map((each) => withoutTime(`${text} 16 January`, each)),
  'src/writing/stock/title-of-day.ts#titleOfDeadline': (text) =>
    LANGUAGES.map((each) =>
      titleOfDeadline({ text, name: null }, text, { thing: text.slice(0, 20), until: text }, each),
    ),
  'src/writing/stock/title-of-day.ts#saidUntil': (text) =>
    LANGUAGES.map((each) => saidUntil(`${text} 16 January`, { named: { from: '01-16', to: '01-16' } }, each)),
  'src/writing/stock/title-of-day.ts#cutsOf': (text) => LANGUAGES.map((each) => cutsOf(text, each)),
  'src/writing/brand/day-first.ts#withoutHour': (text) => withoutHour(text),
  'src/writing/stock/thing-of-day.ts#briefThing': (text) => LANGUAGES.map((each) => briefThing(text, each)),
  'src/writing/stock/thing-of-day.ts#findAct': (text) => LANGUAGES.map((each) => findAct(text, each)),
  'src/writing/stock/thing-of-day.ts#actOfPerson': (text) => LANGUAGES.map((each) => actOfPerson(`Ann ${text}`, each)),
  'src/writing/stock/thing-of-day.ts#actOf': (text) => LANGUAGES.map((each) => actOf(text, each)),
  'src/writing/stock/thing-of-day.ts#isFirst': (text) => LANGUAGES.map((each) => isFirst(text, { at: 200 }, each)),
  'src/writing/stock/thing-of-day.ts#lastOfList': (text) =>
    lastOfList(namedDays(text, 'en'), { from: '01-16', to: '01-16', at: 0, end: 0, weekday: null, year: null }, text),
  'src/writing/stock/thing-of-day.ts#nameBehindLead': (text) => LANGUAGES.map((each) => nameBehindLead(text, each)),
  'src/writing/stock/thing-of-day.ts#isNameLike': (text) => LANGUAGES.map((each) => isNameLike(text, each)),
  'src/writing/engine/shared-parts.ts#withoutShared': (text) => withoutShared(text, `${text}: tea`),
  'src/writing/engine/shared-parts.ts#areAlike': (text) => areAlike(text, `${text}: tea`, fingerprinter('en', '')),
  'src/writing/stock/resting-days.ts#restingDays': (text) =>
    restingDays(
      withFacts(DEMO_BRIEFS.quillhound, {
        rules: [{ sentence: text, check: { type: 'closed', days: { from: '01-01', to: '01-07' } } }],
      }),
      [text],
    ),
  'src/writing/stock/resting-days.ts#saysOnlyBack': (text) => saysOnlyBack(text, 'en'),
  'src/writing/stock/resting-days.ts#isStartKnown': (text) => isStartKnown(text, { from: '01-01', to: '01-07' }, 'en'),
  'src/writing/brand/own-sentences.ts#ownSentences': (text) => [
    ownSentences(text, { goods: [], areAboutGoods: true }, words),
    ownSentences(`Tea 2. ${text}`, { goods: ['tea'], areAboutGoods: false }, readingWords('fr')),
  ],
  'src/writing/brand/printable.ts#withoutPlus': (text) => withoutPlus(`${text} + ${text}`, 'en'),
  'src/writing/brand/read-avatar.ts#readEvents': (text) => readEvents(text, 'de', false),
  'src/writing/brand/offers-elsewhere.ts#firstSteps': (text) => firstSteps(`sampler ${text}`, 'en'),
  'src/writing/brand/offers-elsewhere.ts#offersElsewhere': (text) =>
    LANGUAGES.map((each) => offersElsewhere(`${text} the box ($5), ${text}`, [], each)),
  'src/writing/brand/priced-prose.ts#pricedProse': (text) =>
    LANGUAGES.map((each) => pricedProse(`${text} 5 €, ${text} 6 € (${text})`, 'box', readingWords(each))),
  'src/writing/brand/priced-prose.ts#isBetterAsList': (text) =>
    isBetterAsList(text, [{ text, details: [text] }], [], words),
  'src/writing/brand/prose-segments.ts#segmentsOf': (text) => segmentsOf(`${text} 5 €, ${text}`, words),
  'src/writing/brand/thing-names.ts#thingIn': (text) => LANGUAGES.map((each) => thingIn(text, readingWords(each))),
  'src/writing/brand/thing-names.ts#verbAt': (text) => LANGUAGES.map((each) => verbAt(text, readingWords(each))),
  'src/writing/brand/thing-names.ts#withoutFirstWords': (text) => withoutFirstWords(text, words),
  'src/writing/brand/thing-names.ts#tellsMore': (text) => tellsMore(text, words),
  'src/writing/brand/thing-names.ts#isMade': (text) => isMade(text, words),
  'src/writing/brand/thing-names.ts#behindOpening': (text) => behindOpening(text, words),
  'src/writing/brand/thing-names.ts#headDetail': (text) => headDetail(text, words),
  'src/writing/brand/told-names.ts#titledThing': (text) => titledThing(`“${text}”: ${text}`, words),
  'src/writing/brand/told-names.ts#freeThing': (text) => freeThing(`${text} is free ${text}`, words),
  'src/writing/brand/told-names.ts#savingThing': (text) => savingThing(`subscribe and save ${text}`, words),
  'src/writing/brand/told-names.ts#behindOffering': (text) => behindOffering(`in ${text} there's ${text}`, words),
  'src/writing/brand/told-names.ts#behindGroup': (text) => behindGroup(`bestsellers are ${text}`, words),
  'src/writing/brand/told-names.ts#namesNothing': (text) => namesNothing(text, text, words),
  'src/writing/brand/list-pieces.ts#withoutAside': (text) => withoutAside(`end. (${text}.) ${text}`),
  'src/writing/brand/read-price.ts#pricesIn': (text) => pricesIn(text),
  'src/writing/gate/same-meaning.ts#wordsOfSame': (text) => wordsOfSame(text, 'de'),
  'src/writing/packs/everyday-words.ts#mended': (text) => mended(text, 'en'),
  'src/writing/packs/noun-capitals.ts#withNounCapitals': (text) => withNounCapitals(text, 'de'),
  'src/writing/stock/brand-terms.ts#inBrandWords': (text) =>
    inBrandWords(text, teaBrand({ neverSay: ['free → at no charge', text] })),
  'src/writing/stock/practical-facts.ts#isPractical': (text) =>
    isPractical(text, teaBrand({ say: [text, `by phone ${text} 5`] })),
  'src/writing/stock/practical-facts.ts#isContact': (text) =>
    isContact(text, teaBrand({ say: [text, `by phone ${text} 5`] })),
  'src/writing/stock/practical-facts.ts#isOwnContact': (text) => isOwnContact(text, teaBrand()),
  'src/writing/stock/events-at-price.ts#eventsAtPrice': (text) => eventsAtPrice(text, teaBrand()),
  'src/writing/stock/matter-of.ts#matterOf': (text) => matterOf(text, teaBrand()),
  'src/writing/stock/listed-offers.ts#namesOnlyOthers': (text) => namesOnlyOthers(text, [], teaBrand()),
  'src/writing/stock/listed-offers.ts#offersIn': (text) => offersIn(text, teaBrand()),
  'src/writing/stock/practical-facts.ts#isOfOrders': (text) => isOfOrders(text, teaBrand()),
  'src/writing/stock/topic-doubts.ts#isTopic': (text) => LANGUAGES.map((each) => isTopic(text, each)),
  'src/writing/stock/topic-doubts.ts#behindColon': (text) => behindColon(text, 'en'),
  'src/writing/stock/answer-lines.ts#askedLine': (text) =>
    LANGUAGES.map((each) => askedLine('Könnt ihr mahlen?', text, each)),
  'src/writing/stock/figure-in.ts#figureIn': (text) => LANGUAGES.map((each) => figureIn(text, each)),
  'src/writing/stock/own-phrases.ts#askedAndAnswered': (text) => askedAndAnswered(text, text, 'en'),
  'src/writing/languages/short-forms.ts#spelledOut': (text) => spelledOut(text, 'en'),
  'src/writing/languages/short-forms.ts#withTypedPrices': (text) => withTypedPrices(text, 'fr'),
  'src/writing/stock/nearest-offers.ts#nearestOffers': (text) => nearestOffers(text, telling.brief.facts.offers, 'de'),
  'src/writing/stock/suited-offers.ts#isOfGiving': (text) => isOfGiving(text, telling.brief),
  'src/writing/stock/suited-offers.ts#suitedOffers': (text) =>
    suitedOffers(text, telling.brief.facts.offers, telling.brief),
  'src/writing/stock/own-questions.ts#linesAbout': (text) => linesAbout(text, telling),
  'src/writing/stock/own-questions.ts#questionOf': (text) => questionOf(text, telling),
  'src/writing/stock/uses.ts#needsMending': (text) => needsMending(text, 'de'),
  'src/writing/stock/uses.ts#isMending': (text) => isMending(text, 'de'),
  'src/server/authored-name.ts#authoredName': (text) => authoredName(text, { bySupport: false, byToken: text }),
  'src/writing/brand/printable.ts#printedLine': (text) => printedLine(text, words),
  'src/writing/brand/read-timing.ts#readTiming': (text) => LANGUAGES.map((each) => readTiming(text, each)),
  'src/writing/brand/read-way.ts#readWay': (text) => LANGUAGES.map((each) => readWay([text], [text], each)),
  'src/writing/brand/printable.ts#printedInFull': (text) => printedInFull(text, words),
  'src/writing/brand/printable.ts#printedFact': (text) => printedFact(text, words),
  'src/writing/brand/printable.ts#shorterTexts': (text) => shorterTexts(text),
  'src/writing/brand/printable.ts#standsAlone': (text) => standsAlone(text, words),
  'src/writing/brand/printable.ts#tellsService': (text) => tellsService(text, words),
  'src/writing/brand/printable.ts#tellsWhatIsNot': (text) => tellsWhatIsNot(text, words),
  'src/writing/stock/listed-offers.ts#monthsToAnnounce': (text) =>
    LANGUAGES.map((each) => monthsToAnnounce(text, each)),
  'src/writing/stock/own-sentences-in.ts#speaksOf': (text) => speaksOf(new Set(['chain']), teaBrand({ say: [text] })),
  'src/writing/stock/touched-facts.ts#touchedConcern': (text) =>
    touchedConcern(new Set(['chain']), {
      brief: teaBrand({ pains: [{ text, form: 'noun', type: 'nuisance', isBodyComplaint: false }] }),
      month: null,
      said: new Set(),
    }),
  'src/writing/brand/statement-texts.ts#inNormalVoice': (text) => inNormalVoice(text, words),
  'src/writing/brand/tidied.ts#tidied': (text) => LANGUAGES.map((each) => tidied(text, each)),
  'src/writing/brand/tidied.ts#withTitles': (text) => LANGUAGES.map((each) => withTitles(text, each)),
  'src/writing/stock/printed-price.ts#namesPrice': (text) => namesPrice(text, text.slice(0, 20)),
  'src/writing/brand/statement-texts.ts#partsOf': (text) => partsOf(text),
  'src/writing/brand/statement-texts.ts: a statement': (text) =>
    LANGUAGES.map((each) => printedStatement({ text: `always say that ${text}` }, each)),
  'src/writing/brand/duty-lines.ts: a rule': (text) =>
    LANGUAGES.map((each) => dutyLines({ sentence: `${text} obligatorio`, check: null }, each)),
  'src/writing/stock/printed-price.ts#withTax': (text) => withTax(text, taxedBrand),
  'src/writing/brand/amounts.ts#amountIn': (text) => amountIn(text, 'en'),
  'src/writing/brand/name-and-time.ts#nameAndTime': (text) => LANGUAGES.map((each) => nameAndTime(text, each)),
  'src/writing/brand/amounts.ts#bareAmount': (text) => bareAmount(text, 'de'),
  'src/writing/brand/base-prices.ts#withBasePrices': (text) => withBasePrices(`${text} $9`, weighedBrand),
  'src/writing/brand/base-prices.ts#lacksBasePrice': (text) => lacksBasePrice(`${text} $9`, weighedBrand),
  'src/writing/brand/read-answers.ts#answeredIn': (text) => answeredIn(text, words),
  'src/writing/brand/season-at-end.ts#turnedSeason': (text) => turnedSeason({ from: '06-01', to: '08-31' }, text, 'en'),
  'src/writing/brand/season-at-end.ts#seasonAtEnd': (text) => seasonAtEnd(text, words),
  'src/writing/brand/answered-lines.ts#answeredLines': (text) => answeredLines(text, words),
  'src/writing/brand/bracketed-answers.ts#bracketedAnswers': (text) => bracketedAnswers(text, words),
  'src/writing/brand/read-answers.ts#bracketReply': (text) => bracketReply(text, words),
  'src/writing/brand/read-answers.ts#toldReply': (text) => toldReply(text, words),
  'src/writing/brand/read-answers.ts#printedReply': (text) => printedReply(text, words),
  'src/writing/brand/read-answers.ts#printedAnswer': (text) => printedAnswer(text, words),
  'src/writing/brand/as-reply.ts#asReply': (text) => asReply(text, words),
  'src/writing/brand/read-terms.ts#readTerms': (text) => readTerms(text, false, 'it'),
  'src/writing/brand/read-terms.ts#termOf': (text) => termOf(text, 'de'),
  'src/writing/brand/ways-to-reach.ts#readReach': (text) => readReach(text, [text], 'de'),
  'src/writing/brand/ways-to-reach.ts#tellsReach': (text) => tellsReach(text, 'fr'),
  'src/writing/brand/ways-to-reach.ts#namesChannel': (text) => namesChannel(text, 'es'),
  'src/writing/brand/ways-to-reach.ts#behindChannels': (text) => behindChannels(text, 'en'),
  'src/writing/stock/undated-phrases.ts#isPlainTerm': (text) => isPlainTerm(text, 'en'),
  'src/writing/stock/undated-phrases.ts#isOfThePast': (text) => isOfThePast(text, 'it'),
  'src/writing/outline/own-frame.ts#frameOf': (text) => frameOf(text, 'en'),
  'src/writing/outline/current-answers.ts#inLastYear': (text) => inLastYear(text, 'fr'),
  'src/writing/outline/current-answers.ts#printed': printed,
  'src/writing/brand/read-answers.ts#askedDoubt': (text) => askedDoubt(text, words),
  'src/writing/packs/everyday-words.ts#hasSlip': (text) => hasSlip(text, 'en'),
  'src/writing/brand/not-sold.ts#notSoldIn': (text) => notSoldIn([text], words),
  'src/writing/brand/priced-lists.ts#betweenPrices': (text) => betweenPrices(text, readingWords('de')),
  'src/writing/brand/priced-lists.ts#withCommas': (text) => withCommas(text, words),
  'src/writing/brand/priced-lists.ts#pricedParts': (text) => pricedParts(text, words),
  'src/writing/brand/priced-lists.ts#mostlyPriced': (text) => mostlyPriced(text, words),
  'src/writing/brand/priced-lists.ts#singleThing': (text) => singleThing(text, words),
  'src/writing/brand/priced-lists.ts#isSmallDetail': (text) => isSmallDetail(text, `${text} 9 €`, readingWords('de')),
  'src/writing/brand/priced-lists.ts#isOnlyPrice': (text) => isOnlyPrice(text, { mayBegin: false }, words),
  'src/writing/brand/list-items.ts#readingListSteps': (text) => atOnce(readingListSteps(text, readingWords('en'))),
  'src/writing/brand/list-items.ts#readList': (text) => LANGUAGES.map((each) => readList(text, readingWords(each))),
  'src/writing/brand/offer-kinds.ts#kindOf': (text) => kindOf(text.slice(0, 200), words),
  'src/writing/brand/offer-kinds.ts#namesOffer': (text) => namesOffer(text, words),
  'src/writing/brand/read-phrases.ts#readPhrases': (text) => readPhrases(text, words),
  'src/writing/brand/read-avatar.ts#statementsAmongDoubts': (text) => statementsAmongDoubts(text, 'de'),
  'src/writing/brand/read-avatar.ts#readDoubts': (text) => readDoubts(text, 'de'),
  'src/writing/brand/read-avatar.ts#readPains': (text) => readPains(text, 'es'),
  'src/writing/brand/read-avatar.ts#readTimedMoments': (text) => readTimedMoments(text, ['every', 'until'], 'fr'),
  'src/writing/brand/read-avatar.ts#readMoments': (text) => readMoments(text, 'fr', true),
  'src/writing/brand/read-avatar.ts#readBuyers': (text) => readBuyers(text, 'it'),
  'src/writing/brand/read-offers.ts#readOffers': (text) => readOffers(text, 'en'),
  'src/writing/brand/read-offers.ts#offerSteps': (text) => atOnce(offerSteps(text, 'en')),
  'src/writing/brand/read-rules.ts#readRules': (text) => readRules(text, { language: 'en', country: 'US' }, occasions),
  'src/writing/brand/read-rules.ts#ruleSteps': (text) =>
    atOnce(ruleSteps(text, { language: 'en', country: 'US' }, occasions)),
  'src/writing/brand/read-exceptions.ts#exceptionIn': (text) => exceptionIn(`${text} no, except ${text}`, words),
  'src/writing/brand/read-exceptions.ts#exceptedOffer': (text) => exceptedOffer(`no except ${text} 5%`, words),
  'src/writing/brand/duty-subjects.ts#isAboutSubject': (text) => isAboutSubject(text, text, 'de'),
  'src/writing/brand/untold-texts.ts#untoldSteps': (text) =>
    atOnce(untoldSteps(`${text} 5 €, ${text}`, atOnce(toldSteps([], 'en')), 'en')),
  'src/writing/brand/never-reduced.ts#areGoodsNeverReduced': (text) => areGoodsNeverReduced(text, text, words),
  'src/writing/gate/outline-texts.ts#textsOfCopy': (text) => textsOfCopy(text, 'en'),
  'src/writing/brand/read-passing-rules.ts#discountCapIn': (text) => discountCapIn(text, words),
  'src/writing/brand/read-passing-rules.ts#isDiscountOnSome': (text) => isDiscountOnSome(text, words),
  'src/writing/brand/read-passing-rules.ts#isOfDiscounts': (text) => isOfDiscounts(text, words),
  'src/writing/brand/read-passing-rules.ts#noPricesIn': (text) => noPricesIn(text, words),
  'src/writing/brand/read-passing-rules.ts#apartIn': (text) => apartIn(text, words),
  'src/writing/brand/read-passing-rules.ts#tradeOnlyIn': (text) => tradeOnlyIn(text, words),
  'src/writing/brand/read-passing-rules.ts#closedWeekdaysIn': (text) => closedWeekdaysIn(text, words),
  'src/writing/brand/read-passing-rules.ts#endingIn': (text) => endingIn(text, words),
  'src/writing/brand/read-passing-rules.ts#spansIn': (text) => spansIn(text, true, { words, country: 'DE', occasions }),
  'src/writing/brand/read-season.ts#namedDay': (text) => namedDay(text, 'de'),
  'src/writing/brand/read-rests.ts#closingIn': (text) => closingIn(text, { words, country: 'DE', occasions }),
  'src/writing/brand/read-rests.ts#mostIn': (text) => mostIn(text, words),
  'src/writing/brand/read-season.ts#exactRanges': (text) => exactRanges(text, 'es'),
  'src/writing/brand/read-season.ts#namedMonths': (text) => namedMonths(text, 'de'),
  'src/writing/brand/read-season.ts#readYearRange': (text) => readYearRange(text, 'en'),
  'src/writing/brand/read-season.ts#findYearRange': (text) => findYearRange(text, 'fr'),
  'src/writing/brand/read-season.ts#findMonth': (text) => findMonth(text, 'it'),
  'src/writing/brand/read-signer.ts#signedIn': (text) => LANGUAGES.map((language) => signedIn(text, language)),
  'src/writing/brand/read-signer.ts#readSigner': (text) => LANGUAGES.map((language) => readSigner(text, language)),
  'src/writing/brand/priced-lists.ts#toldThing': (text) => toldThing(text, readingWords('en')),
  'src/writing/brand/priced-lists.ts#isSurcharge': (text) => isSurcharge(text, readingWords('en')),
  'src/writing/stock/complete-point.ts#isInformation': (text) => isInformation(text),
  'src/writing/stock/own-phrases.ts#isSignature': (text) => isSignature(text, readingWords('en')),
  'src/writing/stock/listed-offers.ts#hasWholeName': (text) => hasWholeName(text, text, 'en'),
  'src/writing/month/kinds-of-ideas.ts#namesOffer': (text) => isAboutOffer({ readings: [] }, text),
  'src/writing/stock/main-offers.ts#holdsMainOffer': (text) => holdsMainOffer([text], telling.brief),
  'src/writing/outline/offers-of-day.ts#listsOffer': (text) =>
    listsOffer(`For example:\n${text}`, teaBrand().facts.offers, teaBrand()),
  'src/writing/brand/told-today.ts#toldToday': (text) =>
    LANGUAGES.map((language) => toldToday(`${text} on November 10`, '2026-11-10', language)),
  'src/writing/outline/first-thought.ts#withoutName': (text) => withoutName(`Name: ${text}`, text, 'en'),
  'src/writing/stock/qualified-days.ts#qualifierIn': (text) =>
    LANGUAGES.map((each) => qualifierIn(`${text} 16 January ${text}`, each)),
  'src/writing/outline/own-preview.ts#restBehind': (text) => restBehind(text, text),
  'src/writing/outline/without-contained.ts#withoutContained': (text) => withoutContained([text, `tea, ${text}`, text]),
  'src/writing/engine/tells-the-same.ts#tellsTheSame': (text) => tellsTheSame(text, text, 'en'),
  'src/writing/stock/own-phrases.ts#saysSomething': (text) => saysSomething(text, readingWords('en')),
  'src/writing/brand/read-voice.ts#readVoice': (text) => LANGUAGES.map((language) => readVoice(text, language)),
  'src/writing/engine/said-in-texts.ts#holdsPhrase': (text) => [
    holdsPhrase(folded(text), folded(text.slice(0, 1000))),
    holdsPhrase(folded(text), folded(text.slice(-1000))),
  ],
  'src/writing/brand/supported-facts.ts#isStillSaid': (text) =>
    isStillSaid({ kind: 'say', value: { text }, key: text, source: 'model', quote: text, page: null }, [folded(text)]),
  'src/writing/brand/selling-sentences.ts#soldIn': (text) => soldIn(text.slice(0, 10_000), readingWords('es')),
  'src/writing/brand/selling-sentences.ts#subjectsIn': (text) => subjectsIn(text.slice(0, 10_000), words),
  'src/writing/brand/selling-sentences.ts#tellsWhen': (text) => tellsWhen(text, words),
  'src/writing/brand/selling-sentences.ts#isAboutShipping': (text) => isAboutShipping(text, words),
  'src/writing/brand/selling-sentences.ts#withoutAdverbials': (text) => withoutAdverbials(text, readingWords('de')),
  'src/writing/engine/word-matching.ts#startsWithAny': (text) => startsWithAny(text, words.leadIns),
  'src/writing/engine/word-matching.ts#findPhrase': (text) => findPhrase(text, words.refusals),
  'src/writing/engine/word-matching.ts#hasWordWith': (text) => hasWordWith(text, words.bodyComplaints),
  'src/writing/engine/word-matching.ts#findStem': (text) => findStem(text, words.bodyComplaints),
  'src/writing/engine/word-matching.ts#withoutEnding': (text) => withoutEnding(text, ' .,'),
  'src/writing/notes/note-words.ts#languageOf': (text) => languageOf(text, LANGUAGES),
  'src/writing/notes/read-notes.ts#readNotes': (text) => readNotes(text, notesContext('en')),
  'src/writing/notes/keeps-notes.ts: a text': (text) => notesChecker.ofText(text),
  'src/writing/notes/split-notes.ts#sentencesOf': (text) => sentencesOf(text, () => false),
  'src/writing/notes/split-notes.ts#clausesOf': (text) => clausesOf(text, noteWords('en'), () => false),
  'src/writing/history/campaign-theme.ts#themeReader': (text) =>
    LANGUAGES.map((language) => themeReader(language, [text])(text, text)),
  'src/writing/packs/compile-pack.ts#compilePack': (text) =>
    compilePack(`= one | role:teach\nt ${text}\np ${text}\nb ${text}`, {
      language: 'fr',
      layer: 'family',
      id: 'b2b-supply',
      file: 'a.txt',
    }),
  'src/writing/packs/fill-angle.ts#fillText': (text) =>
    fillText(`${text} {p.the} {brand}`, {
      language: 'en',
      brand: text,
      offer: nounForms(text, null, 'en'),
      leadOffer: null,
      answers: {},
    }),
  'src/writing/packs/everyday-words.ts#isEverydayWord': (text) =>
    isEverydayWord(text, { language: 'en', isAlone: false }),
  'src/writing/languages/de/guess-grammar.ts#guessGerman': (text) => guessGerman(text.slice(0, 200)),
  'src/writing/languages/de/noun-forms.ts#germanForms': (text) =>
    germanForms(text, { number: 'singular', gender: 'masculine' }),
  'src/writing/engine/grammar/noun-forms.ts#nounForms': (text) =>
    LANGUAGES.map((language) => nounForms(text, { number: 'plural', gender: 'feminine' }, language)),
  'src/writing/packs/parse-pack.ts#parsePack': (text) => parsePack(`t ${text}`, () => undefined),
  'src/writing/packs/readdress.ts#readdressed': (text) =>
    readdressed(PACKS.pack('de', 'universal', 'universal')!, `= x\nh ${text}`, 'du'),
  'src/writing/packs/slots.ts#slotsIn': (text) => slotsIn(text, 'it'),
  'src/writing/packs/slots.ts#beginsSentence': (text) => beginsSentence(text, text.length),
  'src/writing/engine/typeset.ts#typeset': (text) => LANGUAGES.map((language) => typeset(text, language)),
  // Rules behind functions that take more than texts.
  'an idea': (text) => [ideaRules.title(text), ideaRules.prose(text), ideaRules.reason(text)],
  'a page of a website': async (text) => readPage(await readMarkup(`<body><h2>${text}</h2><p>${text}`)),
  'the subject of a rule': (text) =>
    LANGUAGES.map((each) => subjectOfDuty({ sentence: `${text}, when mentioned`, check: null }, each)),
  'what the facts of a brand tell': (text) =>
    atOnce(toldSteps([{ kind: 'say', value: { text }, key: text, source: 'model', quote: text, page: null }], 'en')),
  'the data of a page': (text) => readPage({ ...NO_PAGE, data: [question(text)] }),
  'the answer of a model': (text) => {
    const texts = Array.from({ length: 12 }, () => ({ name: 'products', text: text.slice(0, 4000), page: null }))
    const quote = text.slice(0, 1000)
    const facts = Array.from({ length: 20 }, () => ({ text: `${quote} ${text}`, quote, from: 'products' }))
    return supportedFacts({ ...noFacts, say: facts }, texts, { language: 'en', country: 'US', occasions })
  },
  'a cell of an export': (text) => csvLines([[text, text]]),
}

/** The maximum length that reaches a rule if no field sets it. */
const LENGTHS: Record<string, number> = {
  'src/features/admin/server/tracking/tracking-markup.ts#inspectTrackingMarkup': TRACKING_SCRIPTS_LENGTH,
  'src/features/models/server/brief.ts#leakFinder': LONGEST_PROMPT,
  'src/features/models/server/prompts/placeholders.ts#filledIn': LONGEST_PROMPT,
  'src/features/models/server/prompts/placeholders.ts#missingPlaceholders': LONGEST_PROMPT,
  'src/features/models/server/prompts/placeholders.ts#placeholdersIn': LONGEST_PROMPT,
  'src/features/models/server/prompts/placeholders.ts#unknownPlaceholder': LONGEST_PROMPT,
  'src/features/brands/server/website/page-markup.ts#readMarkup': 200_000,
  'src/features/brands/server/website/robots-rules.ts#relevantRules': 200_000,
  'the data of a page': 200_000,
  'a page of a website': 50_000,
  'src/features/history/server/csv/read-table.ts#readTable': 100_000,
  'src/features/history/server/csv/read-table.ts#readHeaders': 100_000,
}

/** Files that build patterns at run time, and the rule that uses them. */
const DYNAMIC: Record<string, keyof typeof RULES> = {
  'src/features/auth/server/second-factor/typed-code.ts':
    'src/features/auth/server/second-factor/typed-code.ts#readCode',
  'src/server/csv-cells.ts': 'a cell of an export',
  'src/writing/brand/amounts.ts': 'src/writing/brand/amounts.ts#amountIn',
  'src/writing/brand/bare-prices.ts': 'src/writing/brand/bare-prices.ts#withCurrency',
  'src/writing/brand/base-prices.ts': 'src/writing/brand/base-prices.ts#withBasePrices',
  'src/writing/brand/day-first.ts': 'src/writing/brand/day-first.ts#behindDay',
  'src/writing/brand/days-without-month.ts': 'src/writing/brand/typed-dates.ts#withTypedDates',
  'src/writing/brand/find-days.ts': 'src/writing/brand/find-days.ts#namedDays',
  'src/writing/brand/monthly-days.ts': 'src/writing/brand/monthly-days.ts#monthlyDayIn',
  'src/writing/brand/read-exceptions.ts': 'src/writing/brand/read-exceptions.ts#exceptionIn',
  'src/writing/brand/read-price.ts': 'src/writing/brand/read-price.ts#readPrice',
  'src/writing/brand/read-signer.ts': 'src/writing/brand/read-signer.ts#readSigner',
  'src/writing/brand/ways-to-reach.ts': 'src/writing/brand/ways-to-reach.ts#readReach',
  'src/writing/engine/without-names.ts': 'src/writing/engine/without-names.ts#nameRemover',
  'src/writing/gate/find-amounts.ts': 'src/writing/gate/find-amounts.ts#findAmounts',
  'src/writing/gate/find-quotes.ts': 'src/writing/gate/find-quotes.ts#findQuotes',
  'src/writing/gate/unknown-products.ts': 'src/writing/gate/unknown-products.ts#unknownProductFinder',
  'src/writing/languages/country-words.ts': 'src/writing/languages/country-words.ts: a text',
  'src/writing/languages/short-forms.ts': 'src/writing/languages/short-forms.ts#spelledOut',
  'src/writing/month/idea-text-rules.ts': 'an idea',
  'src/writing/outline/brand-words.ts': 'src/writing/outline/brand-words.ts#titleLine',
  'src/writing/stock/monthly-facts.ts': 'src/writing/brand/monthly-days.ts#monthlyDayIn',
  'src/writing/stock/printed-price.ts': 'src/writing/stock/printed-price.ts#withTax',
}

const { functions, dynamic } = readServerSources()
const toRun = functions.filter(({ id }) => functionWithoutRule(id) === undefined)
const alone = toRun.filter(({ id, takesTextAlone }) => takesTextAlone && !(id in RULES)).map(({ id }) => id)
const known = new Set([...alone, ...Object.keys(RULES)])

test('finds patterns and text functions in the sources', () => {
  const source = `
    const plain = /a\\/b/giu
    const made = new RegExp(source)
    export const one = (text: string, longest = 3) => text
    export function two(text: string | undefined, names: readonly string[]) {}
    export async function three(unheardOf: string) {}
    export const four = (lines: ReadonlyArray<string>, ...others: string[]) => lines
    export const five = (outlineId: string, seedHash: string, sendTime: string) => outlineId
    export const six = (count: number, word = '', phrase: string = '') => count
    export const seven = (brand: Brand, { id }: Named) => brand
    function eight(text: string) {}`
  expect(readSource('a.ts', source)).toEqual({
    patterns: [{ file: 'a.ts', line: 2, source: 'a\\/b', flags: 'giu' }],
    dynamic: ['a.ts'],
    functions: [
      { id: 'a.ts#one', texts: ['text'], takesTextAlone: true },
      { id: 'a.ts#two', texts: ['text', 'names'], takesTextAlone: false },
      { id: 'a.ts#three', texts: ['unheardOf'], takesTextAlone: true },
      { id: 'a.ts#four', texts: ['lines', 'others'], takesTextAlone: false },
      { id: 'a.ts#six', texts: ['phrase'], takesTextAlone: false },
    ],
  })
})

test('finds a slow rule and accepts a fast one', async () => {
  const slowly = (text: string) => /[a-z@.]+@(?:[a-z]+\.)+$/.test(text)
  expect(await slownessOf(slowly, hostileTexts)).toMatch(/ms for/)
  expect(await slownessOf(async (text) => slowly(text), hostileTexts)).toMatch(/ms for/)
  expect(await slownessOf((text) => text.toUpperCase(), hostileTexts)).toBeNull()
})

test('knows every text function of the server', () => {
  const unknown = toRun.filter(({ id }) => !known.has(id)).map(({ id, texts }) => `${id}: ${texts.join(', ')}`)
  expect(unknown).toEqual([])
  expect(Object.keys(RULES).filter((id) => id.includes('#') && !toRun.some((each) => each.id === id))).toEqual([])
  const places = new Set(functions.map(({ id }) => functionWithoutRule(id)))
  expect(Object.keys(NO_RULES).filter((place) => !places.has(place))).toEqual([])
  expect(Object.keys(LENGTHS).filter((id) => !known.has(id))).toEqual([])
  expect(Object.keys(DYNAMIC)).toEqual(dynamic)
  expect(Object.values(DYNAMIC).filter((id) => !known.has(id))).toEqual([])
})

const PARTS = [1, 2, 3, 4] as const

// In parts, because all of them take minutes on a busy machine.
test.each(PARTS)(
  'no text rule of the server takes long for a hostile text, part %i',
  { timeout: 180_000 },
  async (part) => {
    const rules = new Map(Object.entries(RULES))
    for (const id of alone) {
      const [file, name] = id.split('#') as [string, string]
      const address = pathToFileURL(path.resolve(import.meta.dirname, '../..', file)).href
      const module = (await import(address)) as Record<string, TextRule>
      rules.set(id, (text) => module[name]!(text))
    }
    const slow: string[] = []
    for (const [id, rule] of [...rules].filter((_, at) => at % PARTS.length === part - 1)) {
      const found = await slownessOf(rule, hostileTexts, LENGTHS[id])
      if (found !== null) slow.push(`${id}: ${found}`)
    }
    expect(slow).toEqual([])
  },
)
