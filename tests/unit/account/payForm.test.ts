import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePayForm } from '@/features/account/pay/payForm'
import { PAYMENT_HOSTS } from '@/features/account/pay/paymentHosts'

const OWN = 'https://deal.example'
const GATE = 'https://openapi.alipay.com/gateway.do?charset=UTF-8'
const read = (html: string) => parsePayForm(html, OWN)
const form = (inner: string, attributes = `method="post" action="${GATE}"`) =>
  `<form name="punchout_form" ${attributes}>${inner}</form>`

test('the provider’s form is parsed into names and values', () => {
  const html =
    form(
      '<input type="hidden" name="biz_content" value="{&quot;a&quot;:&quot;1 &amp; &#x4e2d;&#25991; &lt;b&gt;&quot;}">\n' +
        "<input type='hidden' name='sign' value='a+b/c=='><input type=hidden name=bare value=x>" +
        '<input type="submit" value="立即支付" style="display:none" >',
      `method="post" action="https://openapi.alipay.com/gateway.do?charset=UTF-8&amp;method=pay"`,
    ) + '\n<script>document.forms[0].submit();</script>'
  expect(read(html)).toEqual({
    action: 'https://openapi.alipay.com/gateway.do?charset=UTF-8&method=pay',
    method: 'post',
    fields: [
      ['biz_content', '{"a":"1 & 中文 <b>"}'],
      ['sign', 'a+b/c=='],
      ['bare', 'x'],
    ],
  })
})

test.each([
  ['another host', form('', 'action="https://openapi.alipay.com.evil.example/"')],
  ['a host before an @', form('', 'action="https://openapi.alipay.com@evil.example/"')],
  ['plain http', form('', 'action="http://openapi.alipay.com/gateway.do"')],
  ['a script for an address', form('', 'action="javascript:alert(1)"')],
  ['the same, written otherwise', form('', 'action="&#106;ava&#x73;cript:alert(1)"')],
  ['data for an address', form('', 'action="data:text/html,x"')],
  ['no address', form('', 'method="post"')],
  ['a nested form', form(`<form action="https://evil.example/"></form>`)],
  ['a second form', form('') + form('')],
  ['a base', `<base href="https://evil.example/">${form('', 'action="/gateway.do"')}`],
  ['no form', '<script>alert(1)</script>'],
  ['nothing', ''],
  ['too much', form('x'.repeat(100_001))],
])('%s is refused', (_, html) => {
  expect(read(html)).toBeNull()
})

test('nothing else of the form is used', () => {
  const html = `<script>evil()</script><input name="outside" value="1">${form(
    '<input name="a" value="1" onfocus="evil()" formaction="https://evil.example/"><button name="b" value="2" formaction="https://evil.example/">x</button><img src=x onerror="evil()"><!-- <input name="c" value="3"> -->',
    `onsubmit="evil()" target="_blank" action="${GATE}" action="https://evil.example/"`,
  )}<input name="after" value="1">`
  expect(read(html)).toEqual({ action: GATE, method: 'post', fields: [['a', '1']] })
})

test('hostile input is parsed quickly', () => {
  const start = performance.now()
  for (const html of ['<form '.repeat(16_000), `<form ${'a="'.repeat(33_000)}`, '<!--'.repeat(25_000)]) {
    expect(read(html)).toBeNull()
  }
  expect(performance.now() - start).toBeLessThan(2_000)
})

test('the server allows forms to post only to the declared hosts and the provider’s own pages', () => {
  const [, sources] = /form-action ([^;]+);/.exec(readFileSync('deploy/nginx.conf', 'utf8'))!
  const [own, ...hosts] = sources!.split(' ')
  expect(own).toBe("'self'")
  // The browser also checks the redirects of the gateway.
  expect(hosts).toEqual(['https://*.alipay.com', 'https://*.alipaydev.com'])
  for (const host of PAYMENT_HOSTS) {
    expect(hosts.some((source) => `https://${host}`.endsWith(source.slice('https://*'.length)))).toBe(true)
  }
})
