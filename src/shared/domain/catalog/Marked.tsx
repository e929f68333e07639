interface MarkedProps {
  text: string
  keyword: string
}

/** A text with the part that matches the keyword marked. */
export function Marked({ text, keyword }: MarkedProps) {
  const wanted = keyword.trim().toLowerCase()
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted)
  if (at < 0) return text
  const end = at + wanted.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
