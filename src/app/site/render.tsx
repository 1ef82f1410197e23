import { renderToStaticMarkup } from 'react-dom/server'
import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import { LoadingFrames } from '#web/loading-frames.tsx'
import { isProductPath, productFolders, productPaths } from '#web/paths.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { PageHead } from './page-head.tsx'
import { shareFileOf } from './share-preview.ts'
import { structuredData } from './structured-data.ts'
import { notFoundPage, pages, type Page } from './pages.ts'

export { notFoundPage, pages, shareFileOf }
export { isProductPath, productFolders, productPaths }

export function pageAt(pathname: string): Page | undefined {
  return pages.find((page) => page.path === pathname)
}

/** Public pages are finished HTML: nothing is hydrated, a small script brings the few live parts. */
export function fillTemplate(template: string, page: Page): string {
  return template
    .replace('<!--page-head-->', () => renderToStaticMarkup(<PageHead page={page} />) + structuredData(page))
    .replace('<!--page-body-->', () =>
      leadingToProduct(
        renderToStaticMarkup(
          <>
            <page.Content />
            <ConsentBanner />
          </>,
        ),
      ),
    )
}

/** Links into the product carry its address, which the server fills in where the public pages have another. */
function leadingToProduct(html: string): string {
  return html.replaceAll(/ href="(\/[^"]*)"/g, (link, path: string) =>
    isProductPath(path) || path.startsWith('/api/') ? ` href="${SITE_PLACEHOLDERS.productOrigin}${path}"` : link,
  )
}

/** The product's document shows its frame before the first script has run. */
export function fillProduct(template: string): string {
  return template.replace('<!--loading-frames-->', () => renderToStaticMarkup(<LoadingFrames />))
}
