import type { Page } from './pages.ts'

/** What a page is called without our name behind it. */
export const nameOf = ({ title }: Pick<Page, 'title'>) => title.replace(/ · Mailmonth$/, '')

/** Where the picture is that link previews show, below the root. Pages without words of their own show the front page's. */
export const shareFileOf = ({ file, headline }: Pick<Page, 'file' | 'headline'>) =>
  `share/${headline === undefined ? 'index' : file.replace(/\.html$/, '')}.png`
