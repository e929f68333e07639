import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const which = (name) => {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
      .split('\n')[0]
      .trim()
  } catch {
    return ''
  }
}

/** Headless-only Chromium, which needs an eighth less CPU per page. */
export const SHELL = 'chromium-headless-shell'

/**
 * Path of the first browser found: the environment variable CHROMIUM, the program `first`, the system's Chromium or
 * Chrome, Playwright's own. Null if there is none, or if CHROMIUM is set to a missing file.
 */
export async function findBrowser(first = '') {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : null
  for (const name of first === '' ? SYSTEM : [first, ...SYSTEM]) {
    const path = which(name)
    if (path) return path
  }
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}
