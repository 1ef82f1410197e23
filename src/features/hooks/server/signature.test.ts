import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newSecret, signatureHeaders } from './signature.ts'

const message = { id: '0198c5a0-0000-7000-8000-0000000000b1', body: '{"type":"outline.created"}', now: new Date() }

test('a verifier of Standard Webhooks accepts the signature, and no other body or secret', () => {
  const secret = newSecret()
  const headers = signatureHeaders([secret], message)
  expect(new Webhook(secret).verify(message.body, headers)).toEqual({ type: 'outline.created' })
  expect(() => new Webhook(secret).verify(`${message.body} `, headers)).toThrow('No matching signature found')
  expect(() => new Webhook(newSecret()).verify(message.body, headers)).toThrow('No matching signature found')
})

test('with two secrets, receivers may use either', () => {
  const secrets = [newSecret(), newSecret()]
  const headers = signatureHeaders(secrets, message)
  for (const secret of secrets) expect(() => new Webhook(secret).verify(message.body, headers)).not.toThrow()
})

test('a secret has 32 bytes', () => {
  const [, bytes] = /^whsec_(.+)$/.exec(newSecret())!
  expect(Buffer.from(bytes!, 'base64').length).toBe(32)
})
