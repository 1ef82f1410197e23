import { DEMO_BRANDS } from '#stand-ins/demo/demo-brands.ts'

const { name, website, country, language, defaultEmailType, ...profile } = DEMO_BRANDS.quillhound
const { customerAvatar, productsInfo, buyingJourney, guidelines } = profile

type Call = (method: string, url: string, body: object) => Promise<unknown>

/** Makes a brand that is ready for generations, or returns undefined when a call failed. */
export async function aRemoteBrand(call: Call, workspaceId: string): Promise<string | undefined> {
  const fields = { workspaceId, name, website, country, language, defaultEmailType }
  const made = (await call('POST', '/api/brands', fields)) as { brand?: { id: string } } | null
  const id = made?.brand?.id
  if (id === undefined) return undefined
  const details = { customerAvatar, productsInfo, buyingJourney, guidelines, onboardingStep: null }
  return (await call('PATCH', `/api/brands/${id}`, details)) === null ? undefined : id
}
