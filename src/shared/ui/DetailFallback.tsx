import { Link } from 'react-router-dom'
import { PageTitle } from './PageTitle'
import { QueryFallback, type ReadingProps } from './QueryFallback'

interface ReadingPageProps extends Omit<ReadingProps, 'rows' | 'isPlain' | 'otherwise'> {
  title: string
  /** Leads to where such things are listed. */
  back: { to: string; text: string }
}

/** In place of the page of one thing that is not here; where it could not be read, with a way back. */
export const DetailFallback = ({ title, back, ...reading }: ReadingPageProps) => (
  <>
    <PageTitle title={title} />
    <QueryFallback
      {...reading}
      rows={12}
      fallback={
        <Link className="button" to={back.to}>
          {back.text}
        </Link>
      }
    />
  </>
)
