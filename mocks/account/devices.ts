/** Order matters: most browsers also call themselves Chrome or Safari. */
const BROWSERS = ['Edg', 'Firefox', 'Chrome', 'Safari']

export function deviceOf(userAgent: string): string {
  const browser = BROWSERS.find((name) => userAgent.includes(`${name}/`)) ?? '浏览器'
  const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(userAgent)?.[0]
  return system ? `${browser} · ${system}` : browser
}
