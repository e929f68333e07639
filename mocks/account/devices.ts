/** The first that is found names the browser: most of them call themselves Chrome or Safari as well. */
const BROWSERS = ['Edg', 'Firefox', 'Chrome', 'Safari']

/** Browser and system as a user agent names them. */
export function deviceOf(userAgent: string): string {
  const browser = BROWSERS.find((name) => userAgent.includes(`${name}/`)) ?? '浏览器'
  const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(userAgent)?.[0]
  return system ? `${browser} · ${system}` : browser
}
