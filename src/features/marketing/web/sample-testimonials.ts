/**
 * Nobody has said these: they stand where real voices will, and every page that shows them says so. No names, no brands.
 */
export const sampleTestimonials = [
  {
    quote: 'I used to open a blank sheet on the first of the month. Now I open a month and take things out of it.',
    role: 'Email manager of an online shop',
  },
  {
    quote: 'The outline says what goes where and why. My designer starts without asking me a single question.',
    role: 'Owner of a small brand',
  },
  {
    quote: 'Five clients, five voices, one library. Who has approved what is no longer a matter of memory.',
    role: 'Account lead at an agency',
  },
] as const
