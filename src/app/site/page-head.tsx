import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import type { Page } from './pages.ts'
import { shareFileOf } from './share-preview.ts'

const { origin } = SITE_PLACEHOLDERS
const PICTURE = { width: 1200, height: 630 }

export function PageHead({ page }: { page: Page }) {
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.keywords !== undefined && <meta name="keywords" content={page.keywords} />}
      {page.listed ? <link rel="canonical" href={origin + page.path} /> : <meta name="robots" content="noindex" />}
      <meta name="product-origin" content={SITE_PLACEHOLDERS.productOrigin} />
      <meta name="tracking-consent" content={SITE_PLACEHOLDERS.trackingConsent} />
      <meta name="theme-color" content="#f7fbfc" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0a111f" media="(prefers-color-scheme: dark)" />
      {page.listed && <LinkPreview page={page} />}
    </>
  )
}

function LinkPreview({ page }: { page: Page }) {
  const picture = `${origin}/${shareFileOf(page)}`
  const alt = 'A month of planned emails in the Mailmonth calendar'
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Mailmonth" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={origin + page.path} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}
