import type { Page } from '@playwright/test'

/** Rendered element: its section, its path, and computed styles, including those of its pseudo-elements. */
interface RenderedElement {
  section: string
  path: string
  styles: Record<string, string>
}

/** Sizes and positions, which may differ by a pixel. */
const MEASURES = new Set(
  'width height top right bottom left grid-template-columns grid-template-rows transform'.split(' '),
)

const SIDES = ['top', 'right', 'bottom', 'left']

const PROPERTIES = [
  ...MEASURES,
  ...SIDES.flatMap((side) => [`margin-${side}`, `padding-${side}`]),
  ...SIDES.flatMap((side) => ['width', 'style', 'color'].map((part) => `border-${side}-${part}`)),
  ...`
    display position float visibility opacity z-index overflow-x overflow-y box-sizing pointer-events cursor
    color background-color background-image background-size fill stroke box-shadow outline
    border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius
    min-width min-height max-width max-height aspect-ratio inset-inline-start clip-path animation-name
    font-family font-size font-weight font-style font-variant-numeric line-height
    text-align text-decoration-line text-overflow text-transform text-indent vertical-align white-space
    word-break overflow-wrap user-select list-style-type border-collapse table-layout content
    flex-direction flex-wrap flex-grow flex-shrink flex-basis order row-gap column-gap
    align-items align-self align-content justify-content justify-items justify-self
  `
    .trim()
    .split(/\s+/),
]

/** All elements of the page in document order; overlays belong to no section. */
async function renderedElements(page: Page): Promise<RenderedElement[]> {
  const json = await page.evaluate((properties) => {
    for (const animation of document.getAnimations()) {
      if (!(animation instanceof CSSAnimation)) continue
      animation.pause()
      animation.currentTime = 0
    }
    const found: RenderedElement[] = []
    const stylesOf = (element: Element, pseudo = '') => {
      const computed = getComputedStyle(element, pseudo)
      return properties.map((name): [string, string] => [
        `${pseudo} ${name}`.trim(),
        computed.getPropertyValue(name),
      ])
    }
    function nameOf(element: Element) {
      const classes = [...element.classList].filter((name) => name.startsWith('ant-'))
      return [element.tagName.toLowerCase(), ...classes].join('.')
    }
    for (const element of document.querySelectorAll('body *:not(script, style)')) {
      const section = element.closest('section[aria-label]')
      const pseudos = ['::before', '::after'].filter(
        (pseudo) => !['none', 'normal'].includes(getComputedStyle(element, pseudo).content),
      )
      found.push({
        section: section?.getAttribute('aria-label') ?? 'outside the sections',
        path: `${element.parentElement ? nameOf(element.parentElement) : ''} > ${nameOf(element)}`,
        styles: Object.fromEntries([
          ...stylesOf(element),
          ...pseudos.flatMap((pseudo) => stylesOf(element, pseudo)),
        ]),
      })
    }
    return JSON.stringify(found)
  }, PROPERTIES)
  return JSON.parse(json) as RenderedElement[]
}

const numbers = /-?\d+(?:\.\d+)?(?:e-\d+)?/g

function isSame(property: string, one = '', other = '') {
  if (one === other) return true
  const plain = (text: string) => text.replace(/url\([^)]*\)/g, 'url()') // a build renames files
  if (plain(one) === plain(other)) return true
  const [ones, others] = [one.match(numbers) ?? [], other.match(numbers) ?? []]
  const isWithin = (distance: number) =>
    one.replace(numbers, '#') === other.replace(numbers, '#') &&
    ones.every((number, index) => Math.abs(Number(number) - Number(others[index])) <= distance)
  if (MEASURES.has(property.replace(/^::\w+ /, ''))) return isWithin(1)
  return /^[-\d.]+px$/.test(one) && isWithin(0.1) // a build rounds shares such as 33.3333%
}

/** Reports only the first element that differs, because all others after it are shifted. */
function compareStyles(ones: RenderedElement[], others: RenderedElement[]): string[] {
  const found: string[] = []
  for (let index = 0; index < Math.max(ones.length, others.length); index++) {
    const [one, other] = [ones[index], others[index]]
    if (one?.path !== other?.path) {
      found.push(
        `${(one ?? other)!.section}: element ${one?.path ?? 'missing'} is ${other?.path ?? 'missing'}`,
      )
      break
    }
    for (const property of new Set([...Object.keys(one!.styles), ...Object.keys(other!.styles)])) {
      const [value, otherValue] = [one!.styles[property], other!.styles[property]]
      // If only one of them has a pseudo-element, one line is enough.
      const isComparable =
        (value === undefined) === (otherValue === undefined) || property.endsWith(' content')
      if (isComparable && !isSame(property, value, otherValue))
        found.push(`${one!.section}: ${one!.path}: ${property} ${value} is ${otherValue}`)
    }
  }
  return found
}

/** First difference of the accessibility trees, with its section. */
function compareRoles(one: string, other: string): string[] {
  if (one === other) return []
  const [ones, others] = [one.split('\n'), other.split('\n')]
  const index = ones.findIndex((line, at) => line !== others[at])
  const at = index === -1 ? ones.length : index
  const section = ones
    .slice(0, at + 1)
    .findLast((line) => line.includes('- region "'))
    ?.trim()
  return [`${section ?? 'outside the sections'}: ${ones[at]?.trim()} is ${others[at]?.trim()}`]
}

async function compare(one: Page, other: Page): Promise<string[]> {
  const [ones, others, tree, otherTree] = await Promise.all([
    renderedElements(one),
    renderedElements(other),
    one.locator('body').ariaSnapshot(),
    other.locator('body').ariaSnapshot(),
  ])
  return [...compareRoles(tree, otherTree), ...compareStyles(ones, others)]
}

/** Ms to wait for the same state: a virtual list hides its scroll bar after three seconds. */
const SETTLE_TIMEOUT = 5000

/** Differences between two pages once they have settled: `section: element: property value is value`. */
export async function differences(one: Page, other: Page): Promise<string[]> {
  const end = Date.now() + SETTLE_TIMEOUT
  for (;;) {
    const found = await compare(one, other)
    if (found.length === 0 || Date.now() > end) return found
  }
}
