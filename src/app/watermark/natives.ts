/* oxlint-disable typescript/unbound-method -- taken off their prototypes on purpose */
const { apply } = Reflect

/** The browser's own method, which a later change to its prototype does not reach. */
const native =
  <Target, Args extends unknown[], Answer>(method: (this: Target, ...args: Args) => Answer) =>
  (target: Target, ...args: Args): Answer =>
    apply(method, target, args)

export const append = native(Element.prototype.append)
export const remove = native(Element.prototype.remove)
export const setAttribute = native(Element.prototype.setAttribute)
export const getAttribute = native(Element.prototype.getAttribute)
export const getAttributeNames = native(Element.prototype.getAttributeNames)
export const matches = native(Element.prototype.matches)
export const boxOf = native(Element.prototype.getBoundingClientRect)
export const computedStyle = getComputedStyle.bind(window)

/** The layer of a page above everything else; older browsers have none. */
export const topLayer =
  'showPopover' in HTMLElement.prototype
    ? {
        show: native(HTMLElement.prototype.showPopover),
        hide: native(HTMLElement.prototype.hidePopover),
      }
    : null
