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

/** Headless Chromium: a page takes an eighth less CPU. */
export const SHELL = 'chromium-headless-shell'

/**
 * Path of a browser: the variable CHROMIUM, the program `first`, the system's Chromium or Chrome, or Playwright's own;
 * null if there is none.
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
