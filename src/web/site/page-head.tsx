import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import type { Page } from './pages.ts'

/** Title, description and what link previews show. */
export function PageHead({ page }: { page: Page }) {
  const address = `${SITE_PLACEHOLDERS.origin}${page.path}`
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.keywords !== undefined && <meta name="keywords" content={page.keywords} />}
      {page.listed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta name="tracking-consent" content={SITE_PLACEHOLDERS.trackingConsent} />
      <meta name="theme-color" content="#f7fbfc" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0a111f" media="(prefers-color-scheme: dark)" />
      {page.listed && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Mailmonth" />
          <meta property="og:title" content={page.title} />
          <meta property="og:description" content={page.description} />
          <meta property="og:url" content={address} />
          <meta name="twitter:card" content="summary" />
        </>
      )}
    </>
  )
}
