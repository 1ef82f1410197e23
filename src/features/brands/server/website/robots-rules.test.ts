import robotsModule from 'robots-parser'
import { expect, test } from 'vitest'
import { relevantRules } from './robots-rules.ts'

test('keeps the groups about everyone and about us, in their order', () => {
  const text = `# hello
User-agent: Googlebot
User-agent: *
Disallow: /cart # not for robots
Allow: /cart/help

User-agent: BadBot
Disallow: /

user-agent: MailmonthBot
disallow: /private
Sitemap: https://shop.example/sitemap.xml`
  expect(relevantRules(text).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /cart',
    'Allow: /cart/help',
    'User-agent: MailmonthBot',
    'Disallow: /private',
  ])
})

test('what is kept of a hostile file is little', () => {
  const agents = 'User-agent: *\n'.repeat(1500) + 'Disallow: /a\n'.repeat(1500)
  expect(relevantRules(agents).split('\n')).toHaveLength(201)
  const rules = relevantRules(`User-agent: *\n${'Disallow: /*a*b*c*d*e*f\n'.repeat(3000)}Disallow: /*.json$`)
  expect(rules).toBe('User-agent: *\nDisallow: /*.json$')
  const parser = robotsModule as unknown as typeof robotsModule.default
  const parsed = parser('https://shop.example/robots.txt', rules)
  expect([
    parsed.isAllowed('https://shop.example/products.json', 'MailmonthBot'),
    parsed.isAllowed('https://shop.example/', 'MailmonthBot'),
  ]).toEqual([false, true])
})
