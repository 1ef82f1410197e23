import type { ComponentType } from 'react'
import { paths } from '../paths.ts'
import { FramedFrontPage } from './framed-front-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export interface Page {
  path: string
  /** The file it is prerendered to. */
  file: string
  title: string
  description: string
  keywords?: string
  /** Search engines may list it. */
  listed: boolean
  Content: ComponentType
}

/** Every public page. A new one is one entry here; the server learns of it from the build. */
export const pages: readonly Page[] = [
  {
    path: paths.frontPage,
    file: 'index.html',
    title: 'Mailmonth: email content that actually gets done',
    description:
      'Plan, write and organize a month of email marketing: campaign ideas for your brand, then finished outlines. ' +
      'Works with any sending platform. Free forever plan, no credit card required.',
    keywords: 'email marketing calendar, campaign ideas, email outlines, content planning, ecommerce email',
    listed: true,
    Content: FramedFrontPage,
  },
]

export const notFoundPage: Page = {
  path: '/404',
  file: '404.html',
  title: 'Page not found · Mailmonth',
  description: 'This page does not exist.',
  listed: false,
  Content: NotFoundPage,
}
