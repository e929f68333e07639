// Measures a page load as users have it. The browser driver listens for errors, which makes the browser parse each
// function that creates one a second time, including the rendering library: 45 ms on a slow CPU that no user waits for.
// So page loads are measured in a page that the driver is not attached to.
import { watchStart } from './inPage.mjs'

const WINDOW = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }

/** DevTools session of a new page, and a function to close it. */
async function newPage(browser) {
  const devtools = await browser.newBrowserCDPSession()
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false })
  const asked = new Map()
  let sent = 0
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message)
    if (error) asked.get(id)?.reject(new Error(error.message))
    else asked.get(id)?.resolve(result)
    asked.delete(id)
  })
  async function send(method, params = {}) {
    const id = ++sent
    const answered = new Promise((resolve, reject) => asked.set(id, { resolve, reject }))
    await devtools.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    })
    return answered
  }
  async function close() {
    await devtools.send('Target.disposeBrowserContext', { browserContextId })
    await devtools.detach()
  }
  return { send, close }
}

/**
 * Opens an address with an empty cache until the selected element can be used, and returns the cost, see {@link
 * watchStart}. `network` has the browser's format, `cpu` is the slowdown factor, `session` a token.
 */
export async function start(browser, url, selector, { network, cpu = 1, session }) {
  const { send, close } = await newPage(browser)
  try {
    await send('Page.enable')
    await send('Emulation.setDeviceMetricsOverride', WINDOW)
    await send('Network.enable')
    if (network) await send('Network.emulateNetworkConditions', network)
    if (cpu > 1) await send('Emulation.setCPUThrottlingRate', { rate: cpu })
    if (session) await send('Network.setCookie', { name: 'Admin-Token', value: session, url })
    const source = `(${String(watchStart)})(${JSON.stringify(selector)})`
    await send('Page.addScriptToEvaluateOnNewDocument', { source })
    await send('Page.navigate', { url })
    const expression = 'window.benchStart'
    const asked = { expression, awaitPromise: true, returnByValue: true }
    const { result } = await send('Runtime.evaluate', asked)
    return result.value
  } finally {
    await close()
  }
}
