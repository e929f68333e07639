/** Path of the page and calls that control the demo; not part of the API. */
export const DEMO_PATH = '/__demo'
