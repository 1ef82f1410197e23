/** A small pack without errors, apart from its size. */
export const SMALL_PACK = `# A comment
tag repair | repair, repairs
theme stock | Stock that doesn't run out | Most practices order by feel. These emails make it a routine.
occasion thanksgiving | role:serve | lead:9 | max:1 | order:serve
never halloween, valentines
ask q-callback | Who answers when somebody replies, and how fast? | 10-160

= expired-stock | role:teach | stage:repeat | themes:stock | need:any | format:text | months:1,7
t Ten minutes with the back of the cabinet | Take the top shelf down first | What did you throw away last year?
p Expired material is money spent twice and a finding in an inspection. The email gives a ten-minute routine: top
  shelf, back row, open boxes.
y The routine helps without selling, and it ends in a list that becomes the next order.
v One shelf in three photos: front row, back row, dated stickers.
s Expired before anyone opened it | What is behind the front row? | Your next order starts in the trash | Find it
  before the inspector does | Colored dots, one shelf, ten minutes
r Top shelf, back row, open boxes. In that order.
h Start with the shelf nobody looks at
b Take down the top shelf first. Old dates hide where nobody reaches without a stool. !common
b Write down what you threw away. That short list is your next order, corrected.
b If a box expired twice in a row, ask who still uses it. We take it off your list. !check ?q-callback
l tag:repair | If the same boxes expire every year, take them off first: {p.the}.
c Print the checklist

@ 1.a | themes:stock | goal:subscribe=1
th Begin the year with a shelf you know
be In January the storage room is as full as it gets, and everybody has an hour.
sp open:expired-stock! | mid:expired-stock | late:expired-stock
`

export const SMALL_FILE = {
  language: 'en',
  layer: 'family',
  id: 'b2b-supply',
  file: 'src/writing/packs/en/family/b2b-supply.txt',
} as const
