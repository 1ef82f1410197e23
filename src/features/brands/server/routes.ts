import { type Route, route } from '#server/http/route.ts'
import { brandEndpoints } from '../contract.ts'
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
  route(brandEndpoints.update, async ({ scope, params, body, note }, app) => {
    note({ type: 'brand', id: params.id, metadata: { fields: Object.keys(body) } })
    return { brand: presentBrand(await changeBrand(app, scope, params.id, body)) }
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
  route(brandEndpoints.rememberBrand, async ({ scope, body }, app) => {
    await rememberBrand(app, scope, body.brandId)
    return { ok: true }
  }),
]
