const PARTS = [
  // Whoever reads from right to left has no texts of ours.
  '.*-rtl',
  // The theme moves nothing, see `motion` there; but what pops up is placed before it is seen.
  '.*-leave(?:-.*)?',
  '.*-(?:appear|enter)-(?:start|active)',
  '(?!slide|zoom).*-(?:appear|enter)(?:-prepare)?',
  'motion-collapse',
  // Fields have a border; the one without is a select.
  '(?:input|input-number|input-search-btn|picker|pagination|space-addon-variant)-(?:borderless|filled|underlined)',
  'select-(?:filled|underlined)',
  // Colours say a state, not a name.
  '.*-(?:blue|cyan|geekblue|gold|green|lime|magenta|orange|pink|purple|red|volcano|yellow)',
  // No grid: `unused.ts`.
  'col-(?:[a-z]+-)?(?:\\d+|flex|push.*|pull.*|offset.*|order.*)',
  'input-group.*',
  'btn-(?:background-ghost|compact-vertical.*|group|icon-end|round|variant-dashed)',
  'card-(?:actions|contain.*|cover|grid.*|hoverable|meta.*|type-inner)',
  'color-picker-clear.*',
  'divider-vertical',
  'pagination-(?:options-quick-jumper|simple.*)',
  'picker-multiple.*',
  'progress-(?:circle.*|inline-circle|steps.*)',
  'ribbon.*',
  'skeleton-(?:avatar|button|image).*',
  'table-(?:bordered|expand.*|filter.*|footer|row-expand.*|row-indent|selection-extra|sticky-scroll.*|summary|tbody-virtual.*|title)',
  'tabs-(?:bottom|card|centered|left|right)',
  'tag-(?:checkable.*|outlined|solid)',
  'typography-(?:collapse|edit.*|expand|h\\d)',
  'upload-(?:list-picture.*|picture.*)',
  'wave',
]

/**
 * Classes of the component library that no element of the product carries. Their rules stay out of the sheets; the
 * browser tests complain of an element that carries one.
 */
export const UNDRAWN = new RegExp(`^ant-(?:${PARTS.join('|')})$`)
