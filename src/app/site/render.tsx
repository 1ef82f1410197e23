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

/** Public pages are finished HTML without hydration. A small script adds the few live parts. */
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

/** The server fills in the product's origin where the public pages have another one. */
function leadingToProduct(html: string): string {
  return html.replaceAll(/ href="(\/[^"]*)"/g, (link, path: string) =>
    isProductPath(path) || path.startsWith('/api/') ? ` href="${SITE_PLACEHOLDERS.productOrigin}${path}"` : link,
  )
}

export function fillProduct(template: string): string {
  return template.replace('<!--loading-frames-->', () => renderToStaticMarkup(<LoadingFrames />))
}
