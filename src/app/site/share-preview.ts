import type { Page } from './pages.ts'

export const nameOf = ({ title }: Pick<Page, 'title'>) => title.replace(/ · Mailmonth$/, '')

export const shareFileOf = ({ file, headline }: Pick<Page, 'file' | 'headline'>) =>
  `share/${headline === undefined ? 'index' : file.replace(/\.html$/, '')}.png`
