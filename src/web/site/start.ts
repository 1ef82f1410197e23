import { paths } from '../paths.ts'
import { rememberSignedIn } from '../session-hint.ts'
import { followTheme, toggleTheme } from '../theme.ts'
import { checkSession } from './session-check.ts'

/** Brings the few live parts of a public page to life. No framework: the pages are finished HTML. */
function start(): void {
  followTheme()
  for (const button of document.querySelectorAll('[data-theme-button]')) button.addEventListener('click', toggleTheme)
  const menuButton = document.querySelector<HTMLElement>('[data-menu-button]')
  if (menuButton !== null) connectMenu(menuButton)
  const scene = document.querySelector<HTMLElement>('[data-scene]')
  if (scene !== null) connectReplay(scene)
  if (document.querySelector('[data-session-check]') !== null) void followSession()
}

function connectMenu(button: HTMLElement): void {
  const menu = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (menu === null) return
  const show = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open))
    menu.hidden = !open
  }
  button.addEventListener('click', () => show(menu.hidden !== false))
  menu.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) show(false)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || menu.hidden) return
    show(false)
    button.focus()
  })
}

/** The scene plays once by itself; after that it is a still picture until somebody asks for it again. */
function connectReplay(scene: HTMLElement): void {
  scene.querySelector('[data-replay]')?.addEventListener('click', () => {
    for (const animation of scene.getAnimations({ subtree: true })) {
      animation.cancel()
      animation.play()
    }
  })
}

/** Signed in: on to the dashboard, unless the address asks for a section of this page. */
async function followSession(): Promise<void> {
  const root = document.documentElement
  root.dataset['session'] ??= 'asking'
  const signedIn = await checkSession()
  rememberSignedIn(signedIn)
  const section = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (signedIn && section === null) {
    root.dataset['session'] = 'checking'
    location.replace(paths.dashboard)
    return
  }
  delete root.dataset['session']
  for (const element of document.querySelectorAll<HTMLElement>('[data-signed-in]')) element.hidden = !signedIn
  for (const element of document.querySelectorAll<HTMLElement>('[data-signed-out]')) element.hidden = signedIn
}

start()
