import { withBase } from '@/shared/lib/addresses'

interface Policy {
  /** Null refuses the text, and the browser throws. */
  createHTML: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

declare global {
  interface Window {
    /** Not in every browser. */
    trustedTypes?: { createPolicy: (name: 'default', policy: Policy) => unknown }
  }
}

/** The worker files of the build; nothing else is started by its address. */
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
 * Decides on every string that code hands to a place of the document which would run or parse it, where the server
 * asks for it (`require-trusted-types-for`). Style sheets and emptied elements pass, markup does not; workers are
 * those of the build; text never becomes a script, because the policy has no rule that would make it one.
 */
export function startTrustedTypes() {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) => (isBuildFile(address) ? address : null),
  })
}
