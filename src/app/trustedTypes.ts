import { withBase } from '@/shared/lib/addresses'

interface Policy {
  /** Returning null makes the browser throw. */
  createHTML: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: 'default', policy: Policy) => unknown }
  }
}

/** Path of the build's worker files, the only scripts that may be started by address. */
const ASSETS = withBase('/assets/')
const BUILD_FILE = /^[\w.-]+\.m?js$/

function isBuildFile(address: string) {
  const { origin, pathname } = new URL(address, location.href)
  return (
    origin === location.origin &&
    pathname.startsWith(ASSETS) &&
    BUILD_FILE.test(pathname.slice(ASSETS.length))
  )
}

/**
 * Default Trusted Types policy, in effect when the server sends `require-trusted-types-for`. Allows style sheets and
 * empty strings, but no markup; workers only from the build; and never scripts from text, because there is no
 * `createScript` rule.
 */
export function startTrustedTypes() {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) => (isBuildFile(address) ? address : null),
  })
}
