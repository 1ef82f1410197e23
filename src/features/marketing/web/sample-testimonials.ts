/** These are samples, and every page that shows them says so. They name no customers and no brands. */
export const sampleTestimonials = [
  {
    quote: 'I used to open a blank sheet on the first of the month. Now I start with a full month and just cut.',
    role: 'Email manager of an online shop',
  },
  {
    quote: 'The outline says what goes where and why. My designer starts without asking me a single question.',
    role: 'Owner of a small brand',
  },
  {
    quote: 'Five clients, five voices, one library. I never have to ask who approved what.',
    role: 'Account lead at an agency',
  },
] as const
