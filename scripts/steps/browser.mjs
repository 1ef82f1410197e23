import path from 'node:path'
import { installDebianPackage, isProgram } from './programs.mjs'
import { inProject } from './project.mjs'
import { runWithProgressLine } from './run-command.mjs'

/** The first is made for tests and takes a third less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return ['/Applications', path.join(process.env.HOME ?? '', 'Applications')].flatMap((folder) =>
      apps.map((app) => path.join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    )
  }
  if (process.platform === 'win32') {
    const programs = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map((name) => process.env[name])
    const inside = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
    return programs.filter(Boolean).flatMap((folder) => inside.map((place) => path.join(folder, place)))
  }
  return []
}

/** Looks at CHROME_PATH, then the search path, then the usual folder of each system. */
export function installedBrowser(env = process.env) {
  const onPath = (env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
  return [env.CHROME_PATH, ...onPath, ...usualPlaces()].filter(Boolean).find(isProgram)
}

async function playwrightBrowser() {
  const { default: playwright } = await import('playwright-core')
  const file = playwright.chromium.executablePath()
  return isProgram(file) ? file : undefined
}

/** Downloads a browser if the machine has none. Undefined if that fails. */
export async function ensureBrowser(node) {
  const found = installedBrowser() ?? (await playwrightBrowser())
  if (found !== undefined) return found
  const cli = inProject('node_modules', 'playwright-core', 'cli.js')
  await runWithProgressLine('Downloading a browser', node, [cli, 'install', 'chromium'])
  const downloaded = await playwrightBrowser()
  if (downloaded !== undefined) return downloaded
  await installDebianPackage('chromium-headless-shell')
  if (installedBrowser() === undefined) await installDebianPackage('chromium')
  return installedBrowser()
}
