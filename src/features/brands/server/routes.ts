import { type Route, route } from '#server/http/route.ts'
import { brandEndpoints } from '../contract.ts'
import { sheetEndpoints } from '../sheet-contract.ts'
import { websiteEndpoints } from '../website-contract.ts'
import { presentBrand } from './present.ts'
import {
  archiveBrand,
  changeBrand,
  createBrand,
  listArchivedBrands,
  listBrands,
  readBrand,
  rememberBrand,
  restoreBrand,
} from './service.ts'
import { readByModel } from './sheet/model-reading.ts'
import { decideFacts, keepPages, readSheet, writeFact, writeRules } from './sheet/sheet.ts'
import type { WebsiteReading } from './website/read-website.ts'
import { readForSheet, readProfile } from './website/website.ts'

export const brandRoutes: Route[] = [
  route(brandEndpoints.list, async ({ actor }, app) => {
    const brands = await listBrands(
      app,
      actor.memberships.map(({ workspaceId }) => workspaceId),
    )
    return { brands: brands.map(presentBrand) }
  }),
  route(brandEndpoints.get, async ({ scope, params }, app) => ({
    brand: presentBrand(await readBrand(app, scope, params.id)),
  })),
  route(brandEndpoints.create, async ({ scope, body, note }, app) => {
    const brand = await createBrand(app, scope, body)
    note({ type: 'brand', id: brand.id })
    return { brand: presentBrand(brand) }
  }),
  route(brandEndpoints.update, async ({ scope, params, body: { fromWebsite = [], ...fields }, note }, app) => {
    note({ type: 'brand', id: params.id, metadata: { fields: Object.keys(fields) } })
    const brand = await changeBrand(app, scope, params.id, fields, (tx, changed) => keepPages(tx, changed, fromWebsite))
    return { brand: presentBrand(brand) }
  }),
  route(brandEndpoints.listArchived, async ({ scope }, app) => ({
    brands: (await listArchivedBrands(app, scope)).map(presentBrand),
  })),
  route(brandEndpoints.archive, async ({ scope, params, note }, app) => {
    note({ type: 'brand', id: params.id })
    return { brand: presentBrand(await archiveBrand(app, scope, params.id)) }
  }),
  route(brandEndpoints.restore, async ({ scope, params, note }, app) => {
    note({ type: 'brand', id: params.id })
    return { brand: presentBrand(await restoreBrand(app, scope, params.id)) }
  }),
  route(sheetEndpoints.get, ({ scope, params }, app) => readSheet(app, scope, params.id)),
  route(sheetEndpoints.decide, ({ scope, params, body, note }, app) => {
    note({ type: 'brand', id: params.id, metadata: { facts: body.facts.length } })
    return decideFacts(app, scope, params.id, body)
  }),
  route(sheetEndpoints.write, ({ scope, params, body, note }, app) => {
    note({ type: 'brand', id: params.id, metadata: { kind: body.kind } })
    return writeFact(app, scope, params.id, body)
  }),
  route(sheetEndpoints.writeRules, ({ scope, params, body, note }, app) => {
    note({ type: 'brand', id: params.id })
    return writeRules(app, scope, params.id, body)
  }),
  route(sheetEndpoints.read, ({ scope, params, left, note }, app) => {
    note({ type: 'brand', id: params.id })
    return readByModel(app, scope, params.id, { left: left() })
  }),
  route(websiteEndpoints.read, async ({ scope, body }, app) => answerOf(await readProfile(app, scope, body))),
  route(websiteEndpoints.readFirst, async ({ actor, body }, app) =>
    answerOf(await readProfile(app, { userId: actor.userId }, body)),
  ),
  route(websiteEndpoints.readForSheet, ({ scope, params, left, note }, app) => {
    note({ type: 'brand', id: params.id })
    return readForSheet(app, scope, params.id, left())
  }),
  route(brandEndpoints.rememberBrand, async ({ scope, body }, app) => {
    await rememberBrand(app, scope, body.brandId)
    return { ok: true }
  }),
]

const answerOf = ({ profile, pages, notes }: WebsiteReading) => ({ profile, pages, notes })
