/** Path of the page and calls that control the demo; not part of the API. */
export const DEMO_PATH = '/__demo'

/** Text as it may stand in a page. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
