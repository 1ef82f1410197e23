import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileType } from '#shared/endpoint.ts'
import { contentDisposition } from '#shared/file-names.ts'
import { DOCX } from './openapi.ts'
import type { FileAnswer } from './route.ts'

const MEDIA_TYPES: Record<FileType, string> = {
  txt: 'text/plain; charset=utf-8',
  docx: DOCX,
  html: 'text/html; charset=utf-8',
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  events: 'text/event-stream; charset=utf-8',
  mcp: 'application/json',
}

export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  type: FileType,
  { name, content }: FileAnswer,
): FastifyReply {
  if (type === 'events') {
    // A client may disconnect, or send a HEAD request, so the stream must be destroyed in every case.
    reply.raw.once('close', () => content instanceof Readable && content.destroy())
    return reply
      .header('cache-control', 'no-store, private, no-transform')
      .header('x-accel-buffering', 'no')
      .type(MEDIA_TYPES[type])
      .send(content)
  }
  if (type === 'ics' && typeof content === 'string') {
    // Calendar apps poll, so we don't send the same content twice.
    const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
    if (known.includes(etag)) return reply.code(304).send()
  }
  return reply.header('content-disposition', contentDisposition(name)).type(MEDIA_TYPES[type]).send(content)
}
