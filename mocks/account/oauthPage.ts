import { DEMO_PATH, escapeHtml } from '../platform/demo'
import { grantConsent, peopleAt } from './social'

/** Returns the return address if the provider accepts it: only callback pages of this origin are registered there. */
function parseReturnUrl(request: URL): URL | null {
  const redirect = request.searchParams.get('redirect') ?? ''
  if (!URL.canParse(redirect)) return null
  const back = new URL(redirect)
  return back.host === request.host && /\/social-login\/\w+$/.test(back.pathname) ? back : null
}

export function oauthPage(request: URL): Response {
  const back = parseReturnUrl(request)
  const state = request.searchParams.get('state') ?? ''
  if (!back) return new Response('redirect_uri', { status: 400 })
  back.searchParams.set('state', state)

  const personId = request.searchParams.get('as')
  if (personId) back.searchParams.set('code', grantConsent(personId, state))
  if (personId || request.searchParams.has('deny')) {
    return new Response(null, { status: 302, headers: { location: back.href } })
  }

  const choiceUrl = (change: Record<string, string>) =>
    escapeHtml(
      `${DEMO_PATH}/oauth?${new URLSearchParams([...request.searchParams, ...Object.entries(change)]).toString()}`,
    )
  const people = peopleAt(request.searchParams.get('source') ?? '')
  const html = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>授权登录 Consent</title>
<style>
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 24rem; margin: 10vh auto; padding: 0 1rem; color: #1c2430 }
  a { display: block; margin: .75rem 0; padding: .6rem 1rem; border: 1px solid #7f8b9b; border-radius: 6px; color: inherit }
</style>
<h1>授权登录 Consent</h1>
<p>演示：代替第三方平台的授权页。<br>Demo: stands for the provider's consent page.</p>
${people.map((person) => `<a href="${choiceUrl({ as: person.id })}">同意 Allow: ${escapeHtml(person.name)}</a>`).join('')}
<a href="${choiceUrl({ deny: '1' })}">拒绝 Deny</a>
</html>
`
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
