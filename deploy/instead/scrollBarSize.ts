// How wide the browser's scroll bars are. The library measures those of each table anew, by a style sheet that it puts
// in and takes out: the whole page is styled twice. None of ours look otherwise, so one measure does for all.

interface Size {
  width: number
  height: number
}

function measure(): Size {
  const box = document.createElement('div')
  Object.assign(box.style, { position: 'absolute', width: '100px', height: '100px', overflow: 'scroll' })
  document.body.append(box)
  const size = { width: box.offsetWidth - box.clientWidth, height: box.offsetHeight - box.clientHeight }
  box.remove()
  return size
}

/** By the zoom of the page. The first is taken as this loads: what is measured is laid out, and the page is empty yet. */
const known = new Map([[devicePixelRatio, measure()]])

/** In px. */
export function getTargetScrollBarSize(): Size {
  const size = known.get(devicePixelRatio) ?? measure()
  known.set(devicePixelRatio, size)
  return size
}

export default (): number => getTargetScrollBarSize().width
