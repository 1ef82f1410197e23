import type { OutlineWords } from './outline-words.ts'

export const ENGLISH: OutlineWords = {
  direction: 'Direction:',
  names: {
    opening: 'Opening',
    letterOpening: 'Greeting and first line',
    lines: ['First thought', 'Second thought', 'Third thought', 'Last thought'],
    question: 'A question to the reader',
    open: 'From the brand itself',
    offer: 'The offer',
    closing: 'Closing and button',
    letterClosing: 'Sign-off',
  },
  opening: [
    'This is the headline. Put the button “{cta}” below it, for those who need no more.',
    'Set the headline over two lines at most and leave the picture free of text. The button “{cta}” follows.',
    'Keep the headline as it is. One short sentence may lead from it to the first thought, then the button “{cta}”.',
  ],
  letterOpening: [
    'Greet the reader, then begin with this line. No heading, no logo.',
    'After the greeting, go straight to this line, the way one begins a note to somebody one knows.',
    'Begin with this line and keep the first paragraph under three lines on a phone.',
  ],
  lines: {
    advice: [
      'Keep it as something to do. One paragraph, at most three lines on a phone.',
      'Let it stand by itself, so that it can be done before the email is closed.',
      'If a sentence is added, it names an object or a place, not a benefit.',
      'Set the first words in bold, so that whoever skims still finds it.',
    ],
    thought: [
      'Keep the scene and add no adjective. One short paragraph.',
      'Say it in the words of a normal day. Cut before adding.',
      'Give this line room: blank space above it and below it.',
      'Let the reader finish the thought. Nothing below it explains it.',
    ],
    knowledge: [
      'Keep the statement as it stands. An example from the reader’s week may follow, but no figure.',
      'State it once and move on. It needs no proof and no “did you know”.',
      'Don’t make it longer. Nobody should have to read it twice.',
      'Let someone who does this work read it before it goes out.',
    ],
    question: [
      'Put the question on a line of its own and don’t answer it at once.',
      'Leave a pause after the question. It should be answered in the reader’s head.',
      'Ask it as it would be asked across a table. No second question beside it.',
    ],
    open: [
      'Print this only once it is confirmed. If it isn’t true, leave the section out.',
      'Get the answer first, then keep the sentence or put the brand’s own words in its place.',
      'The question is in the asset notes. Until it is answered, this section stays a draft.',
    ],
  },
  offer: [
    'The only line that sells. Name, one sentence, link; the price only if it is current.',
    'Keep the offer smaller than the thought before it: one line, one picture, one link.',
    'One sentence is enough. What it costs and how to get it belongs on the page behind the link.',
  ],
  closing: [
    'Take up the headline in one short sentence, then the button “{cta}”. Nothing new here.',
    'One line that sends the reader off to do it, then the button “{cta}”.',
    'End calmly: the button “{cta}”, and below it who answers when somebody replies.',
  ],
  closingLine: [
    'This line leads to the button “{cta}”. Nothing new comes after it.',
    'Keep the line as it is and put the button “{cta}” right below it.',
    'End calmly: this line, the button “{cta}”, and below it who answers replies.',
  ],
  letterClosing: [
    'End with one link, “{cta}”, on a line of its own, then the first name of whoever writes.',
    'Last line, then the link “{cta}”. Sign with a name, not with the brand.',
    'Close as in a letter: one sentence, the link “{cta}”, a first name.',
  ],
  visuals: {
    lines: [
      'Text on the left; on the right a detail of the opening picture, cropped close.',
      'One column on a plain ground, beside it a small line drawing of the thing the text names.',
      'The scene of the opening from another side, hands in focus, the text below it.',
      'Text beside a tall, narrow picture: the same place a few minutes later.',
      'A quiet field of brand color with the line set large, and no picture.',
      'A still of the thing the text names, in daylight, with the text level with its middle.',
    ],
    offer: {
      durable: 'The product in the room where it is used, large enough to judge size and material.',
      consumable: 'The opened pack beside the thing it is for, half used, as on a normal day.',
      perishable: 'The product at its freshest in daylight, on the table where it ends up, a hand in the frame.',
      set: 'All parts side by side, seen from above, so that they can be counted.',
      'made-to-measure': 'Hands measuring, cutting or fitting. The finished piece only at the edge of the picture.',
      subscription: 'Its rhythm: the same doorstep or table on three dates, with a strip of calendar days below.',
      service: 'The two people it takes: whoever does the work and whoever it is done for, in the middle of it.',
      course: 'People learning around a table, notes in front of them, somebody explaining with their hands.',
      event: 'The place as a guest sees it on arriving, with people in it and a free seat.',
      digital: 'A screen in use on a real desk, at the step the text speaks of, with hands on the keyboard.',
      any: 'The thing in use where the reader would use it, without props.',
    },
    closing: [
      'Plain ground, one line, one button with room for a thumb. No second picture.',
      'The button on a field of brand color; above it a narrow strip of the opening picture.',
      'Centered text and the button, then the footer. White space does the work.',
    ],
    letter: [
      'Plain text in one column, system typeface, no picture.',
      'Plain paragraph as in a personal email; nothing but text.',
    ],
  },
  pictures: [
    'The same scene from close by: one object, hands at work, no face.',
    'The same place without people, a little later in the day, for the quiet sections.',
    'One object from the scene on a plain ground, to stand beside short text.',
  ],
  plainFeel: 'A letter from one person to another: short paragraphs, no pictures, one link.',
  segment: {
    new: 'Subscribers who haven’t bought or booked yet. Anyone who has is left out.',
    first:
      'People who have bought or booked exactly once. Whoever waits for a delivery or an answer gets the next email instead.',
    repeat: 'Customers who have bought or booked at least twice. Those with an open complaint are left out.',
    vip: 'The customers who come back most. All others are left out, so that it stays personal.',
    lapsed: 'Customers whose last purchase or booking is longer ago than usual for them. Recent ones are left out.',
    all: 'Subscribers who opened or clicked within the last three months, customers or not.',
  },
  people: {
    new: 'People on the list who haven’t bought or booked yet. Everyone else is left out.',
    first: 'People who have bought or booked exactly once. Anyone waiting for a parcel or a reply gets the next email.',
    repeat: 'People who have bought or booked at least twice. Those with an open complaint are left out.',
    vip: 'The people who come back most often. Everyone else is left out, so that it stays personal.',
    lapsed:
      'People whose last purchase or visit is longer ago than usual for them. Anyone who came by lately is left out.',
    all: 'People who opened or clicked within the last three months, whether they have bought or not.',
  },
  segmentOf: 'For: {readers}.',
  idea: 'The idea as it was noted: {text}.',
  occasion: 'The occasion: {occasion}.',
  production: {
    designed:
      'All text as live text, none of it in pictures. Each picture gets an alternative text that says what it shows.',
    plain: 'No pictures to prepare. Send it from the address of a person who reads the replies.',
  },
  confirm: {
    heading: 'To confirm before it is built:',
    gaps: {
      line: '{marker}: these lines are for the copywriter. The directions say what they have to do.',
      offer: '{marker}: what is offered, to whom and until when.',
      date: '{marker}: the day, with the time where it matters.',
      quote: '{marker}: the customer’s own words, with permission to print them.',
      link: '{marker}: the address of the page. The brand’s website isn’t known.',
    },
    rule: 'Rule of the brand:',
    nothing: 'Nothing is left open. Every line can be used as it stands.',
  },
  links: { home: 'Website', button: 'Button “{cta}”' },
  voice: {
    playful: 'Playful, with a wink.',
    plain: 'Plain and to the point.',
    noExclamationMarks: 'No exclamation marks.',
    noEmoji: 'No emoji.',
    unknown: 'Friendly and concrete: short sentences, things one can picture.',
    address: {},
    drafts: null,
    readdress: '',
  },
  titles: [
    'A few lines from our desk: {title}',
    'Time for a short one? {title}',
    'Read slowly, keep it: {title}',
    'Noted for this week: {title}',
    'Today in the mailbox: {title}',
  ],
  roleSigns: {
    launch: ['new', 'launch', 'launching', 'introducing', 'meet', 'arrived', 'here is'],
    tease: ['soon', 'coming', 'sneak peek', 'waitlist', 'wait list', 'preview'],
    thank: ['thank', 'thanks', 'anniversary', 'birthday', 'loyal', 'loyalty', 'greeting'],
    serve: [
      'opening hours',
      'last order',
      'order by',
      'delivery',
      'shipping',
      'pause',
      'unsubscribe',
      'survey',
      'miss you',
      'feedback',
      'holiday hours',
    ],
    prove: ['review', 'reviews', 'why', 'behind the scenes', 'story', 'made', 'worth', 'customers say', 'test'],
    sell: [
      'compare',
      'comparison',
      'versus',
      'vs',
      'sale',
      'gift',
      'gifts',
      'bundle',
      'best sellers',
      'bestsellers',
      'offer',
      'deal',
      'back in stock',
      'restock',
      'shop',
      'favorites',
      'picks',
    ],
    teach: ['how', 'guide', 'tips', 'steps', 'mistake', 'mistakes', 'what is', 'learn', 'care', 'clean', 'choose'],
  },
  roles: {
    teach: {
      parts: [
        {
          name: 'The moment',
          directions: [
            'Begin with the moment in which the reader needs this. One sentence: where they stand, what they hold.',
            'Begin with the small mistake that happens here, told without blame.',
          ],
        },
        {
          name: 'The one step',
          directions: [
            'Explain the step that makes the difference: what to take, what to do, how to tell that it worked.',
            'Give the step in the order in which hands do it. Leave out what everybody does anyway.',
          ],
        },
        {
          name: 'Where it ends',
          directions: [
            'Say when the advice doesn’t apply or can wait. One limit makes the rest believable.',
            'Say what to do when it doesn’t work at the first try, and whom to ask.',
          ],
        },
      ],
      show: 'Somebody in the middle of doing it, seen over the shoulder, in the place where it really happens.',
      button: 'Read the steps',
      why: 'Somebody who has learned something useful opens the next email as well.',
      measure: 'Measure it by clicks on the button and by replies.',
      feel: 'Clear and unhurried. One thought to a screen, pictures that explain.',
      previews: ['One thing to try today, and when to leave it be.', 'Where to begin, and how to tell that it worked.'],
      subjects: ['Worth knowing before the weekend', 'Which part do people skip?', 'One step, and then it works'],
      title: 'Something useful for this week',
    },
    sell: {
      parts: [
        {
          name: 'The need',
          directions: [
            'Begin with the situation in which somebody wants this. One sentence, no product in it yet.',
            'Name what is missing or used up at this moment, as the reader would say it.',
          ],
        },
        {
          name: 'What decides',
          directions: [
            'Give the two or three things by which one chooses, each in a short line that can be checked.',
            'Say which one suits whom. One line for each, beginning with the reader, not with the product.',
          ],
        },
        {
          name: 'When to pass',
          directions: [
            'Say who can do without it or should wait. It sells better than another advantage.',
            'Answer the doubt that keeps people from ordering, in one sentence that is true.',
          ],
        },
      ],
      show: 'The product where it ends up after the order: on the table, in the hand, by the door.',
      button: 'See the details',
      why: 'It asks for an order at a moment when the reader has a reason of their own.',
      measure: 'Measure it by the orders or bookings of the week after it goes out.',
      feel: 'Generous pictures, few words. The way to the button is short.',
      previews: ['Which one suits whom, and who can skip it.', 'What to look at before choosing one.'],
      subjects: ['Which of these would be missed?', 'Made for a normal Tuesday', 'Before the shelf runs empty'],
      title: 'A choice worth a look',
    },
    prove: {
      parts: [
        {
          name: 'The doubt',
          directions: [
            'Say the doubt aloud, in the words of somebody who has it. Don’t soften it.',
            'Begin with what people believe before they have tried it. Nothing against them.',
          ],
        },
        {
          name: 'What can be checked',
          directions: [
            'Show one thing that the reader can check for themselves, with their eyes or their hands.',
            'Show how it is done: a place, a tool, a person at work. No superlatives.',
          ],
        },
        {
          name: 'The limit',
          directions: [
            'Say what it can’t do. One plain sentence.',
            'Say for whom the doubt is right. Then let the rest stand.',
          ],
        },
      ],
      show: 'The work itself: a workbench, a tool, a pair of hands, in the light that is really there.',
      button: 'Take a closer look',
      why: 'A doubt that is taken seriously gets smaller. One that is argued with gets bigger.',
      measure: 'Measure it by the time people stay on the page behind the button, and by replies.',
      feel: 'Matter-of-fact. Real places, no staged pictures, captions that say what is seen.',
      previews: [
        'Something to check for yourself, and one thing it can’t do.',
        'How it is done, shown where it is done.',
      ],
      subjects: ['And if the doubt is right?', 'See for yourself how it’s done', 'The other side of the workbench'],
      title: 'A closer look',
    },
    serve: {
      parts: [
        {
          name: 'What it is about',
          directions: [
            'Say in the first sentence what the reader has to know or can decide. Dates first.',
            'Begin with what changes for the reader, and from when. Reasons come later.',
          ],
        },
        {
          name: 'How it works',
          directions: [
            'Name the way in the order in which it is done, one short line for each step.',
            'Show the one click or the one reply it takes, and what happens after it.',
          ],
        },
        {
          name: 'If something is unclear',
          directions: [
            'Name the person or the address that helps, and when somebody is there.',
            'Answer the question that comes in most about this, in one sentence.',
          ],
        },
      ],
      show: 'No product: the person who answers, at their desk, or the thing the message is about on a plain ground.',
      button: 'See how it works',
      why: 'A message that helps and sells nothing keeps people on the list.',
      measure: 'Measure it by fewer questions to support and by few people leaving the list.',
      feel: 'Short and quiet, like a note on the door. The facts first.',
      previews: ['What to know, and what to do about it in a minute.', 'The short version first, the details below.'],
      subjects: ['A short note before the week begins', 'Is this still right as it is?', 'Good to know, quickly read'],
      title: 'A short note',
    },
    thank: {
      parts: [
        {
          name: 'The thanks',
          directions: [
            'Say thank you for something definite that the reader did. No offer in the same breath.',
            'Begin with a small scene of the year in which the readers had a part.',
          ],
        },
        {
          name: 'What came of it',
          directions: [
            'Tell what became possible through it. One thing, told by a person of the brand.',
            'Show one thing that is different today because readers wrote, bought or waited.',
          ],
        },
        {
          name: 'The open door',
          directions: [
            'End with an invitation that costs nothing: to reply, to look in, to pass it on.',
            'Ask one question that a person at the brand really wants answered.',
          ],
        },
      ],
      show: 'The people behind the brand on a normal day, at work, not lined up for the camera.',
      button: 'Read the letter',
      why: 'Thanks without an offer are rare in an inbox. They are remembered when the next offer comes.',
      measure: 'Measure it by replies.',
      feel: 'Warm and small: one picture, a name, a lot of air.',
      previews: ['No offer in this one. Only a few lines and a name.', 'Something that readers made possible.'],
      subjects: ['A few lines without an offer', 'This one asks for nothing', 'Who is behind all this?'],
      title: 'A few lines of thanks',
    },
    tease: {
      parts: [
        {
          name: 'The hint',
          directions: [
            'Show a part and not the whole: a material, a sound, a corner of a table. No name yet.',
            'Begin with the question that the new thing answers. Leave the answer out.',
          ],
        },
        {
          name: 'Why now',
          directions: [
            'Say what made the brand begin with it. One true sentence.',
            'Say since when somebody has been working on it, if that is known.',
          ],
        },
        {
          name: 'When it comes',
          directions: [
            'Name the day, or say that it isn’t fixed. Promise nothing beyond it.',
            'Say who hears of it first and what they have to do for that.',
          ],
        },
      ],
      show: 'A cropped detail that gives the thing half away: an edge, a texture, a covered shape.',
      button: 'Hear it first',
      why: 'Somebody who has been waiting looks for the email on the day.',
      measure: 'Measure it by how many people ask to be told.',
      feel: 'Dark, quiet and close. A picture that makes people guess.',
      previews: ['Half a picture today. The rest follows.', 'No name yet, only a first glimpse of it.'],
      subjects: ['Only a corner of it for now', 'What could this become?', 'Not quite ready to be shown'],
      title: 'Something is coming',
    },
    launch: {
      parts: [
        {
          name: 'What is new',
          directions: [
            'Name it and say in one sentence what can be done now that couldn’t be done before.',
            'Begin with the thing itself: what it is, what it is made of, what it is for.',
          ],
        },
        {
          name: 'Why it exists',
          directions: [
            'Tell what was missing before. A sentence from whoever had the idea.',
            'Tell of one thing that didn’t work on the way. It makes the result believable.',
          ],
        },
        {
          name: 'Who it is for',
          directions: [
            'Say whom it suits and who is well served with what they have.',
            'Give the two questions that come first, each with a short answer.',
          ],
        },
      ],
      show: 'The new thing alone and large, then in the hand of somebody who uses it for the first time.',
      button: 'See what’s new',
      why: 'What is new is news for a few days only. In that time one clear email is worth three.',
      measure: 'Measure it by first orders, and by how many people look at the page.',
      feel: 'One big picture, one sentence, air. The rest can wait further down.',
      previews: [
        'What it is, why it exists, and who can do without it.',
        'What it can do, what it can’t, and for whom.',
      ],
      subjects: ['Here it is, from today', 'What was missing until now?', 'New on the bench this week'],
      title: 'Something new is here',
    },
  },
}
