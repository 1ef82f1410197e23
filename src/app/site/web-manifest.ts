import { paths } from '#web/paths.ts'

export const headLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
] as const

export const manifest = {
  id: paths.dashboard,
  name: 'Mailmonth',
  short_name: 'Mailmonth',
  description: 'Plan, write and organize a month of email marketing.',
  lang: 'en',
  start_url: paths.dashboard,
  scope: '/',
  display: 'standalone',
  background_color: '#f7fbfc',
  theme_color: '#f7fbfc',
  categories: ['business', 'productivity'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Create Emails', url: paths.createEmails },
    { name: 'Email Library', url: paths.emailOutlines },
    { name: 'Email Calendar', url: paths.emailCalendar },
  ],
}
