import { renderToStaticMarkup } from 'react-dom/server'
import { LoadingFrames } from '../loading-frames.tsx'
import { isProductPath, productFolders, productPaths } from '../paths.ts'
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
      renderToStaticMarkup(
        <>
          <page.Content />
          <ConsentBanner />
        </>,
      ),
    )
}

/** The product's document shows its frame before the first script has run. */
export function fillProduct(template: string): string {
  return template.replace('<!--loading-frames-->', () => renderToStaticMarkup(<LoadingFrames />))
}
