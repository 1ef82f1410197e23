import type { Brand } from '#features/brands/contract.ts'
import type { MainTopic } from '#features/ideas/contract.ts'
import type { Outline } from '#features/outlines/contract.ts'
import type { Usage } from '#features/access/usage-contract.ts'
import { SERVER, newServerDatabase } from '../database-server.ts'
import type { ServerProcess } from './server-process.ts'

export class DemoPerson {
  private cookie = ''
  private server: ServerProcess

  constructor(server: ServerProcess) {
    this.server = server
  }

  continuesAt(server: ServerProcess): void {
    this.server = server
  }

  async call(method: string, url: string, body?: object): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.server.url + url, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) this.cookie = set.split(';')[0] ?? ''
    return { status: response.status, body: await response.json() }
  }

  async logIn(): Promise<this> {
    const { status } = await this.call('POST', '/api/auth/login', {
      email: 'demo@mailmonth.example',
      password: 'fill-next-month',
    })
    if (status !== 200) throw new Error(`The demo login answered ${status}.`)
    return this
  }

  async brands(): Promise<Brand[]> {
    return ((await this.call('GET', '/api/brands')).body as { brands: Brand[] }).brands
  }

  async outlines(brandId: string): Promise<Outline[]> {
    return ((await this.call('GET', `/api/email-outlines/${brandId}`)).body as { outlines: Outline[] }).outlines
  }

  async plan(brandId: string, year: number, month: number): Promise<{ mainTopics: MainTopic[]; generating: boolean }> {
    return (await this.call('GET', `/api/brands/${brandId}/plan/${year}/${month}`)).body as {
      mainTopics: MainTopic[]
      generating: boolean
    }
  }

  async usage(workspaceId: string): Promise<Usage['usage']> {
    return ((await this.call('GET', `/api/workspaces/${workspaceId}/usage`)).body as Usage).usage
  }
}

export async function emptyDatabase(folder: string): Promise<Record<string, string>> {
  if (SERVER === undefined) return { DATA_DIR: folder, DATABASE_URL: '' }
  return { DATABASE_URL: await newServerDatabase(SERVER), MIGRATION_DATABASE_URL: '' }
}
