import { expect, test } from 'vitest'
import { svgTile } from '@/app/watermark/tile'

test('a drawn tile is 260 by 260, turned by -30 degrees, and holds text as text', () => {
  const address = svgTile({ lines: ['7 <script>&"林', '2026-03-09'], isDark: false, pixelRatio: 1 })
  expect(address).toMatch(/^data:image\/svg\+xml,[^"<>\s]+$/)
  const svg = decodeURIComponent(address)
  expect(svg).toContain('width="260" height="260"')
  expect(svg).toContain('rotate(-30 130 130)')
  expect(svg).toContain('7 &#60;script&#62;&#38;&#34;林')
  expect(svg).not.toContain('<script>')
})

test('either theme has its own ink', () => {
  const tile = (isDark: boolean) => svgTile({ lines: ['7'], isDark, pixelRatio: 1 })
  expect(tile(true)).not.toBe(tile(false))
})
