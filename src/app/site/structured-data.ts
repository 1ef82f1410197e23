import { questions } from '#features/marketing/web/pricing/questions.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { SOLD_PLANS } from '#shared/plan-texts.ts'
import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import { paths } from '#web/paths.ts'
import type { Page } from './pages.ts'
import { nameOf } from './share-preview.ts'

const { origin } = SITE_PLACEHOLDERS
const at = (path: string) => origin + path
const organization = { '@id': at('/#organization') }
const website = { '@id': at('/#website') }

export function structuredData(page: Page): string {
  if (!page.listed) return ''
  const data = JSON.stringify(describe(page)).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${data}</script>`
}

function describe(page: Page): object {
  const self = {
    '@type': 'WebPage',
    '@id': at(page.path),
    url: at(page.path),
    name: page.title,
    description: page.description,
    inLanguage: 'en',
    isPartOf: website,
  }
  return { '@context': 'https://schema.org', '@graph': [self, ...partsOf(page)] }
}

function partsOf(page: Page): object[] {
  if (page.path === paths.frontPage) return [...publisher(), application()]
  const trail = [breadcrumbs(page)]
  return page.path === paths.pricing ? [...trail, application(), frequentQuestions()] : trail
}

function publisher(): object[] {
  return [
    { '@type': 'Organization', ...organization, name: 'Mailmonth', url: at('/'), logo: at('/icon-512.png') },
    { '@type': 'WebSite', ...website, name: 'Mailmonth', url: at('/'), inLanguage: 'en', publisher: organization },
  ]
}

function application(): object {
  return {
    '@type': 'SoftwareApplication',
    '@id': at('/#application'),
    name: 'Mailmonth',
    url: at('/'),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, in a web browser',
    publisher: organization,
    offers: SOLD_PLANS.map((name) => {
      const { label, price } = PLAN_CATALOG[name]
      return { '@type': 'Offer', name: label, price: String(price), priceCurrency: 'USD', url: at(paths.pricing) }
    }),
  }
}

function breadcrumbs(page: Page): object {
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: at(path),
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, 'Home', paths.frontPage), step(2, nameOf(page), page.path)],
  }
}

function frequentQuestions(): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
