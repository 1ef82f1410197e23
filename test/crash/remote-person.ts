import type { MainTopic } from '#features/ideas/contract.ts'
import type { Outline } from '#features/outlines/contract.ts'
import type { Usage } from '#features/access/usage-contract.ts'
import type { ServerProcess } from './server-process.ts'

/** Someone with a session who calls a server in another process. */
export class RemotePerson {
  private readonly cookie: string
  private server: ServerProcess
  private readonly send: (url: string, init: RequestInit) => Promise<Response>

  constructor(
    server: ServerProcess,
    cookie: string,
    send = (url: string, init: RequestInit) => fetch(this.server.url + url, init),
  ) {
    this.server = server
    this.cookie = cookie
    this.send = send
  }

  continuesAt(server: ServerProcess): void {
    this.server = server
  }

  async call(method: string, url: string, body?: object): Promise<{ status: number; body: unknown; headers: Headers }> {
    const response = await this.send(url, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json(), headers: response.headers }
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
